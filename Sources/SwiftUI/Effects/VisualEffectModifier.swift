extension View {
    /// This view with the looks that `effect` makes of where it is. Nothing of it changes layout; it runs again
    /// whenever the view is somewhere else, also while it scrolls.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._parts })
    }
}

private nonisolated struct VisualEffectModifier: WrappingModifier {
    let parts: @MainActor (GeometryProxy) -> [_VisualEffectPart]

    @MainActor func makeElement(_ node: _Node, around content: Element) -> PlacedEffectElement {
        let element = PlacedEffectElement(node, around: content)
        update(element)
        return element
    }

    @MainActor func update(_ element: PlacedEffectElement) {
        element.parts = { parts(GeometryProxy(of: $0)) }
        element.setNeedsAppearance()
    }
}

/// An element whose looks depend on where it is.
final class PlacedEffectElement: EffectElement {
    /// Returns the looks of the element where it is now.
    var parts: (PlacedEffectElement) -> [_VisualEffectPart] = { _ in [] }
    /// Returns what animates a change of looks, from the former ones to new ones, that a move made; nil for nothing.
    var animation: ([_VisualEffectPart], [_VisualEffectPart]) -> Animation? = { _, _ in nil }
    private var shown: [_VisualEffectPart]?

    override init(_ node: _Node, around content: Element) {
        super.init(node, around: content)
        graph?.watchPosition(of: self)
    }

    override func positionMayHaveChanged() {
        guard isPlaced else { return }
        let parts = parts(self)
        guard let shown, parts != shown else { return }
        guard let animation = animation(shown, parts) else { return setNeedsAppearance() }
        self.shown = parts
        var transaction = Transaction()
        transaction.animation = animation
        graph?.enqueue({ [weak self] in self?.setNeedsAppearance() }, in: TransactionBox(transaction))
    }

    override func adjust(_ appearance: inout RenderAttributes) {
        let parts = parts(self)
        shown = parts
        _VisualEffectPart.apply(parts, to: &appearance)
    }
}
