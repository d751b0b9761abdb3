extension View {
    /// This view blurred. `radius`, in points, is the standard deviation of the bell curve, as with shadows; what is
    /// negative or not finite counts as 0. The blurred image reaches beyond the view's bounds, where it fades; an
    /// `opaque` one ends at them.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(ScaledBlurModifier(radius: radius, isOpaque: opaque))
    }
}

/// Blurs a view at the screen's pixels.
private struct ScaledBlurModifier: ViewModifier {
    @Environment private var displayScale: CGFloat
    let radius: CGFloat
    let isOpaque: Bool

    nonisolated init(radius: CGFloat, isOpaque: Bool) {
        _displayScale = Environment(\.displayScale)
        self.isOpaque = isOpaque
        self.radius = radius.isFinite ? max(radius, 0) : 0
    }

    @ViewBuilder func body(content: Content) -> some View {
        let blurred = content.modifier(BlurModifier(radius: radius, scale: displayScale))
        if isOpaque { blurred.clipped() } else { blurred }
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
