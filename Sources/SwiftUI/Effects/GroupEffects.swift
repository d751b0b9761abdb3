import UIKit

extension View {
    /// This view as one image to what is done to it outside: opacity, shadows, masks. What is blended in it is combined
    /// with nothing outside of it.
    nonisolated public func compositingGroup() -> some View { modifier(GroupModifier(scale: nil)) }

    /// This view drawn as one image of the screen's pixels, which is kept while it stays the same, and then positioned,
    /// rotated and faded. An `opaque` one is black where nothing is drawn. All colours are mixed in sRGB, whatever
    /// `colorMode` says.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    { modifier(ScaledGroupModifier(isOpaque: opaque)) }
}

/// Draws a view at the screen's pixels.
private struct ScaledGroupModifier: ViewModifier {
    @Environment private var displayScale: CGFloat
    let isOpaque: Bool

    nonisolated init(isOpaque: Bool) {
        _displayScale = Environment(\.displayScale)
        self.isOpaque = isOpaque
    }

    func body(content: Content) -> some View {
        content.background { if isOpaque { Color.black } }.modifier(GroupModifier(scale: displayScale))
    }
}

private nonisolated struct GroupModifier: WrappingModifier {
    /// Pixels a point of the image; nil where none is kept.
    let scale: CGFloat?

    @MainActor func update(_ element: EffectElement) {
        guard let layer = element.ownView?.layer else { return }
        layer.isolatesBlending = true
        layer.shouldRasterize = scale != nil
        if let scale { layer.rasterizationScale = scale }
    }
}
