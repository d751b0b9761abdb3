import OctantBase

/// All appearances that are set for classes of views. Main actor only.
@MainActor final class AppearanceRegistry {
    /// The key of a record.
    private struct Key: Hashable {
        var type: ObjectIdentifier
        var traits: UITraitCollection?
        var containers: [ObjectIdentifier]
    }

    static let shared = AppearanceRegistry()

    private var records: [Key: AppearanceRecord] = [:]
    /// The view that is being given its appearance.
    private(set) weak var styled: UIView?

    /// The proxy that `appearance()` of `type` returns.
    func proxy<View: UIView>(
        of type: View.Type, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
    ) -> View {
        let key = Key(type: ObjectIdentifier(type), traits: traits, containers: containers.map { ObjectIdentifier($0) })
        let record = records[key] ?? AppearanceRecord(type, traits, containers)
        records[key] = record
        // The record made it of this very class.
        return unsafeDowncast(record.proxy, to: View.self)
    }

    /// Whether any appearance is set for some traits only.
    private var dependsOnTraits: Bool { records.values.contains(where: \.hasTraits) }

    /// Sets the values for the new traits on `view`, whose traits changed.
    func traitsDidChange(of view: UIView) {
        if !records.isEmpty && dependsOnTraits { apply(view) }
    }

    /// Sets every appearance value for `view`, if it is in a window, that was not set on the view itself, and restores
    /// those that no longer apply.
    func apply(_ view: UIView) {
        guard !records.isEmpty, view.window != nil, view.appearanceState?.record == nil else { return }
        let wanted = settings(for: view)
        let state = view.appearanceState ?? AppearanceState()
        guard !wanted.isEmpty || !state.applied.isEmpty else { return }
        view.appearanceState = state
        let former = styled
        styled = view
        defer { styled = former }
        for (property, applied) in state.applied where wanted[property] == nil {
            state.applied[property] = nil
            applied.undo(view)
        }
        for (property, setting) in wanted.ordered(by: { $0.value.number < $1.value.number }) {
            let applied = state.applied[property]
            if state.explicit.contains(property) || applied?.number == setting.number { continue }
            state.applied[property] = .init(number: setting.number, undo: applied?.undo ?? setting.undoing(view))
            setting.apply(view)
        }
    }

    /// The appearance value that counts for `view`, of each property that has any.
    private func settings(for view: UIView) -> [AnyHashable: AppearanceRecord.Setting] {
        lazy var around = Self.around(view)
        let ranked = records.values.compactMap { record in
            record.settings.isEmpty ? nil : record.rank(for: view, in: { around }).map { (record: record, rank: $0) }
        }
        var best: [AnyHashable: (setting: AppearanceRecord.Setting, rank: AppearanceRecord.Rank)] = [:]
        for (record, rank) in ranked {
            for (property, setting) in record.settings {
                if let other = best[property] {
                    let isLess = rank < other.rank || (rank == other.rank && setting.number < other.setting.number)
                    if isLess { continue }
                }
                best[property] = (setting, rank)
            }
        }
        return best.mapValues(\.setting)
    }

    /// The views and controllers around `view`, from the window inwards; its own controller is the last one.
    static func around(_ view: UIView) -> [UIResponder] {
        var around: [UIResponder] = []
        var next: UIView? = view
        while let current = next {
            if current !== view { around.append(current) }
            var controller = current.viewController
            while let one = controller {
                around.append(one)
                // A parent without a view of its own around this one is next to it; others come with their views.
                controller = one.parent.flatMap { parent in
                    parent.viewIfLoaded.map { current.isDescendant(of: $0) } ?? false ? nil : parent
                }
            }
            next = current.superview
        }
        return around.reversed()
    }
}
