extension View {
    /// This view blurred. `radius`, in points, is the standard deviation of the bell curve, as with shadows; what is
    /// negative or not finite counts as 0. The blurred image reaches beyond the view's bounds.
    nonisolated public func blur(radius: CGFloat) -> some View { modifier(ScaledBlurModifier(radius: radius)) }
}

/// Blurs a view at the screen's pixels.
private struct ScaledBlurModifier: ViewModifier {
    @Environment private var displayScale: CGFloat
    let radius: CGFloat

    nonisolated init(radius: CGFloat) {
        _displayScale = Environment(\.displayScale)
        self.radius = radius.isFinite ? max(radius, 0) : 0
    }

    func body(content: Content) -> some View {
        content.modifier(BlurModifier(radius: radius, scale: displayScale))
    }
}

private nonisolated struct BlurModifier: WrappingModifier {
    let radius: CGFloat
    let scale: CGFloat

    @MainActor func makeElement(_ node: _Node, around content: Element) -> BlurElement {
        updated(BlurElement(node, around: content))
    }

    @MainActor func update(_ element: BlurElement) {
        element.radius = radius
        element.ownView?.layer.rasterizationScale = scale
        element.setNeedsAppearance()
    }
}

/// An element that is blurred.
private final class BlurElement: EffectElement {
    /// In points.
    var radius: CGFloat = 0

    override func adjust(_ appearance: inout RenderAttributes) { appearance.blur = radius }
}
