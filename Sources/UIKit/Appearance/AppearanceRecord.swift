/// The appearance set for the views of one class in certain surroundings. Main actor only.
@MainActor final class AppearanceRecord {
    /// One property's value.
    struct Setting {
        /// Larger for what was set later.
        var number: Int
        /// Sets the value on a view.
        var apply: (UIView) -> Void
        /// Returns what gives a view back what it has now.
        var undoing: (UIView) -> (UIView) -> Void
    }

    /// The specificity of a record for a view; the larger counts.
    struct Rank: Comparable {
        /// The number of classes above the record's.
        var classDepth: Int
        /// The indexes of its containers among what is around the view, from the window inwards.
        var indices: [Int]
        var hasTraits: Bool

        static func < (one: Rank, other: Rank) -> Bool {
            if one.classDepth != other.classDepth { return one.classDepth < other.classDepth }
            for (a, b) in zip(one.indices, other.indices) where a != b { return a > b }
            if one.indices.count != other.indices.count { return one.indices.count < other.indices.count }
            return !one.hasTraits && other.hasTraits
        }
    }

    /// The last number given to a setting, of all records.
    private static var lastNumber = 0

    /// The view that `appearance()` returns.
    let proxy: UIView
    private let isOfClass: (UIView) -> Bool
    private let classDepth: Int
    private let traits: UITraitCollection?
    /// Tests for each container, the outermost first.
    private let containers: [(UIResponder) -> Bool]
    /// By key paths or `AppearanceSetter`s.
    private(set) var settings: [AnyHashable: Setting] = [:]

    init<View: UIView>(
        _ type: View.Type, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
    ) {
        proxy = UIView.make(type)
        isOfClass = { $0 is View }
        var depth = 0
        var mirror = Mirror(reflecting: proxy).superclassMirror
        while let next = mirror {
            depth += 1
            mirror = next.superclassMirror
        }
        classDepth = depth
        self.traits = traits
        func test<Container: UIAppearanceContainer>(for type: Container.Type) -> (UIResponder) -> Bool {
            { $0 is Container }
        }
        self.containers = containers.reversed().map { test(for: $0) }
        let state = AppearanceState()
        state.record = self
        proxy.appearanceState = state
    }

    /// Whether the record is for some traits only.
    var hasTraits: Bool { traits != nil }

    /// Records a closure that sets a view's property, and one that returns how to undo it; nil removes the property.
    func note(
        _ property: AnyHashable, _ actions: (apply: (UIView) -> Void, undoing: (UIView) -> (UIView) -> Void)?
    ) {
        Self.lastNumber += 1
        settings[property] = actions.map { Setting(number: Self.lastNumber, apply: $0.apply, undoing: $0.undoing) }
    }

    /// The specificity of the record for `view`, inside `around`, from the window inwards; nil when it does not apply.
    /// `around` is called only where the record has containers: it climbs to the window.
    func rank(for view: UIView, in around: () -> [UIResponder]) -> Rank? {
        guard isOfClass(view), traits.map(view.traitCollection.containsTraits) ?? true else { return nil }
        var indices: [Int] = []
        let around = containers.isEmpty ? [] : around()
        for container in containers {
            let start = indices.last.map { $0 + 1 } ?? 0
            guard let index = around[start...].firstIndex(where: container) else { return nil }
            indices.append(index)
        }
        return Rank(classDepth: classDepth, indices: indices, hasTraits: traits != nil)
    }
}
