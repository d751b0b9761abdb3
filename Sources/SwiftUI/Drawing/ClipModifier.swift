extension View {
    /// This view, cut to `shape` in its bounds.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }

    /// This view, cut off at its bounds: smoothly, whether `antialiased` or not.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(ClipModifier(shape: Rectangle(), style: FillStyle()))
    }

    /// This view, cut to its bounds with corners of `radius` points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
}

/// Cuts a view to a shape.
private nonisolated struct ClipModifier<S: Shape>: WrappingModifier {
    let shape: S
    let style: FillStyle

    @MainActor func makeElement(_ node: _Node, around content: Element) -> ClipElement<S> {
        ClipElement(node, around: content, shape, style)
    }

    @MainActor func update(_ element: ClipElement<S>) { element.clip(to: shape, style) }
}

/// An element that is cut to a shape.
private final class ClipElement<S: Shape>: EffectElement {
    private var shape: S
    private var style: FillStyle
    private var container = ShapeContainer()

    init(_ node: _Node, around content: Element, _ shape: S, _ style: FillStyle) {
        (self.shape, self.style) = (shape, style)
        super.init(node, around: content)
    }

    func clip(to shape: S, _ style: FillStyle) {
        (self.shape, self.style) = (shape, style)
        setNeedsAppearance()
    }

    override func adjust(_ appearance: inout RenderAttributes) {
        let bounds = CGRect(origin: .zero, size: appearance.frame.size)
        if shape is Rectangle && style.isAntialiased {
            appearance.clips = true
        } else {
            appearance.mask = RenderShape(
                shape, .color(.black), style, bounds: bounds, in: container.update(for: self),
                direction: layoutDirection)
        }
    }

    override func positionMayHaveChanged() {
        if isPlaced, container.isOutdated(for: self) { setNeedsAppearance() }
    }
}
