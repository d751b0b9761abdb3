extension View {
    /// Gives this view its share of a stack's length before those of lower priority. 0 is the priority of others.
    nonisolated public func layoutPriority(_ value: Double) -> some View { modifier(PriorityModifier(value: value)) }

    /// Sets `value` for `key` for the layout that this view is in.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }

    /// Sets the depth of this view among its neighbours; larger is nearer to the viewer, 0 for others.
    nonisolated public func zIndex(_ value: Double) -> some View { layoutValue(key: DepthKey.self, value: value) }

    /// Sets the guide `g` to what `computeValue` returns, in points from the left edge of this view of these
    /// dimensions.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideModifier(key: g.key, compute: computeValue))
    }

    /// Sets the guide `g` to what `computeValue` returns, in points from the top edge of this view of these dimensions.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideModifier(key: g.key, compute: computeValue))
    }
}

private nonisolated struct PriorityModifier: WrappingModifier {
    let value: Double

    @MainActor func makeElement(_ node: _Node, around content: Element) -> PriorityElement {
        let element = PriorityElement(node, around: content)
        element.priority = value
        return element
    }

    @MainActor func update(_ element: PriorityElement) {
        guard element.priority != value else { return }
        element.priority = value
        element.setNeedsLayout()
    }
}

private final class PriorityElement: UnaryElement {
    var priority = 0.0

    override var layoutPriority: Double { priority.isNaN ? 0 : priority }
}

private nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: WrappingModifier {
    let value: Key.Value

    @MainActor func makeElement(_ node: _Node, around content: Element) -> LayoutValueElement<Key> {
        LayoutValueElement(node, around: content, value)
    }

    @MainActor func update(_ element: LayoutValueElement<Key>) {
        guard !InputComparison.isSame(element.value, value) else { return }
        element.value = value
        (element.parent ?? element).childrenDidChange()
    }
}

private final class LayoutValueElement<Key: LayoutValueKey>: UnaryElement {
    var value: Key.Value

    init(_ node: _Node, around content: Element, _ value: Key.Value) {
        self.value = value
        super.init(node, around: content)
    }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        if K.self == Key.self, let value = value as? K.Value { return value }
        return super.layoutValue(key)
    }
}

private nonisolated struct GuideModifier: WrappingModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    @MainActor func makeElement(_ node: _Node, around content: Element) -> GuideElement {
        GuideElement(node, around: content, self)
    }

    @MainActor func update(_ element: GuideElement) {
        element.modifier = self
        element.setNeedsLayout()
    }
}

private final class GuideElement: UnaryElement {
    var modifier: GuideModifier

    init(_ node: _Node, around content: Element, _ modifier: GuideModifier) {
        self.modifier = modifier
        super.init(node, around: content)
    }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard key == modifier.key else {
            return super.explicitAlignment(key, proposal: proposal, size: size)
        }
        return modifier.compute(ViewDimensions(size: size, proposal: proposal, item: content))
    }
}
