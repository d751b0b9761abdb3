// Values set on a container that is no element itself go to each view in it; where nothing in it is read, such as in a
// shape, the view itself is read.
extension View {
    private nonisolated func accessibility(_ change: @escaping (inout AccessibilityAttributes) -> Void) -> some View {
        modifier(AccessibilityModifier(children: .contain)).modifier(
            EnvironmentModifier { change(&$0.accessibility) })
    }

    /// Sets the accessibility label of this view.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label } }

    /// Sets the accessibility label of this view, the text of `labelKey`.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the accessibility label of this view.
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the accessibility value of this view.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibility { $0.value = valueDescription }
    }

    /// Sets the accessibility value of this view, the text of `valueKey`.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the accessibility value of this view.
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets the accessibility hint, which describes what using this view does.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint } }

    /// Sets the accessibility hint, which describes what using this view does, to the text of `hintKey`.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets the accessibility hint, which describes what using this view does.
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// What users may call this view by when they speak to it. It is kept: no desktop asks for it.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        modifier(EnvironmentModifier { $0.accessibility.inputLabels = inputLabels })
    }

    /// What users may call this view by when they speak to it: the texts of `inputLabelKeys`.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// What users may call this view by when they speak to it.
    @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> some View { accessibilityInputLabels(inputLabels.map { Text($0) }) }

    /// Whether users can do something with this view. It is kept: no desktop asks for it.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        modifier(EnvironmentModifier { $0.accessibility.respondsToInteraction = respondsToUserInteraction })
    }

    /// The name by which tests find this view; it is never read.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(EnvironmentModifier { $0.accessibility.identifier = identifier })
    }

    /// Traits of this view besides its own.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility {
            $0.added.formUnion(traits)
            $0.removed.subtract(traits)
        }
    }

    /// Traits of its own that this view has not.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility {
            $0.removed.formUnion(traits)
            $0.added.subtract(traits)
        }
    }

    /// Whether screen readers pass by this view and all in it.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityHidingModifier(isHidden: hidden))
    }

    /// This view as one element of a screen reader, what is in it read by `children`.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityModifier(children: children.kind, isGroup: children == .contain))
    }
}

/// Sets the accessibility values of a view on a surface around it.
struct AccessibilityModifier: ViewModifier {
    let children: AccessibilityChildBehavior.Kind
    /// Whether what is in it is a group to screen readers.
    let isGroup: Bool
    @Environment private var spoken: SpokenAttributes

    nonisolated init(children: AccessibilityChildBehavior.Kind, isGroup: Bool = false) {
        (self.children, self.isGroup) = (children, isGroup)
        _spoken = Environment(\.spokenAttributes)
    }

    func body(content: Content) -> some View {
        let isOneElement = children != .contain && children != .act
        content
            .transformEnvironment(\.accessibility) { if isOneElement || isGroup { $0 = AccessibilityAttributes() } }
            .modifier(AccessibilitySurfaceModifier(children: children, isGroup: isGroup, spoken: spoken))
    }
}

private nonisolated struct AccessibilitySurfaceModifier: WrappingModifier {
    let children: AccessibilityChildBehavior.Kind
    let isGroup: Bool
    let spoken: SpokenAttributes

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<AccessibilitySurface> {
        updated(SurfaceElement(node, around: content, in: AccessibilitySurface()))
    }

    @MainActor func update(_ element: SurfaceElement<AccessibilitySurface>) {
        element.surface.shouldGroupAccessibilityChildren = isGroup
        element.surface.show(spoken, children: children)
    }
}

/// A view around others that screen readers read as one, or where there is nothing to read inside.
final class AccessibilitySurface: SurfaceView {
    private var children = AccessibilityChildBehavior.Kind.contain
    private var isDescribed = false
    private var actions: AccessibilityActions?
    /// Whether what is inside is read as one.
    private var combines: Bool { children == .combine || children == .act }

    fileprivate func show(_ spoken: SpokenAttributes, children: AccessibilityChildBehavior.Kind) {
        self.children = children
        isDescribed = spoken.isDescribing
        if accessibilityViewIsModal != spoken.isModal { accessibilityViewIsModal = spoken.isModal }
        actions = children == .contain ? nil : spoken.actions
        describe(spoken)
    }

    override var isAccessibilityElement: Bool {
        get {
            switch children {
            case .ignore, .combine: true
            case .contain: isDescribed && !holdsElements
            case .act:
                // One inside that has actions has those of this one, too.
                elementsInside.count < 2 && (elementsInside.first as? AccessibilitySurface)?.actions == nil
            }
        }
        set {}
    }

    override var accessibilityLabel: String? {
        get {
            if let label = super.accessibilityLabel { return label }
            let strings = combines ? elementsByPriority.compactMap(\.accessibilityLabel) : []
            return strings.isEmpty ? nil : strings.joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityValue: String? {
        get {
            if let value = super.accessibilityValue { return value }
            let strings = combines ? elementsByPriority.compactMap(\.accessibilityValue) : []
            return strings.isEmpty ? nil : strings.joined(separator: ", ")
        }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var own = super.accessibilityTraits
            if actions?.adjust != nil { own.insert(.adjustable) }
            guard combines else { return own }
            return elementsInside.reduce(own) { $0.union($1.accessibilityTraits) }
        }
        set { super.accessibilityTraits = newValue }
    }

    /// The first of the combined elements that can be activated is, where the program has no action for that.
    override func accessibilityActivate() -> Bool {
        if let body = actions?.body(for: .activate) {
            body()
            return true
        }
        return combines && elementsInside.contains { $0.accessibilityActivate() }
    }

    override func accessibilityIncrement() { adjust(.increment) }
    override func accessibilityDecrement() { adjust(.decrement) }

    private func adjust(_ direction: AccessibilityAdjustmentDirection) {
        if let adjust = actions?.adjust { return adjust(direction) }
        guard combines, let inner = elementsInside.first else { return }
        if direction == .increment { inner.accessibilityIncrement() } else { inner.accessibilityDecrement() }
    }

    override func accessibilityPerformEscape() -> Bool {
        guard let body = actions?.body(for: .escape) else { return super.accessibilityPerformEscape() }
        body()
        return true
    }

    /// What is inside, in the order that the program asks for.
    override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? (shouldGroupAccessibilityChildren ? elementsOfPriorities : nil) }
        set { super.accessibilityElements = newValue }
    }
}

extension UIView {
    /// The views inside that screen readers would read, in their order.
    fileprivate var elementsInside: [UIView] {
        subviews.flatMap { view in
            if view.isHidden || view.accessibilityElementsHidden { return [UIView]() }
            return view.isAccessibilityElement ? [view] : view.elementsInside
        }
    }

    /// Whether there is a view inside that screen readers would read.
    fileprivate var holdsElements: Bool {
        subviews.contains { view in
            !view.isHidden && !view.accessibilityElementsHidden && (view.isAccessibilityElement || view.holdsElements)
        }
    }
}

private nonisolated struct AccessibilityHidingModifier: WrappingModifier {
    let isHidden: Bool

    @MainActor func update(_ element: EffectElement) { element.ownView?.accessibilityElementsHidden = isHidden }
}
