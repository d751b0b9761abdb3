extension View {
    /// This view with a shadow, `x` points to the right and `y` points down. `radius`, in points, is the standard
    /// deviation of the bell curve that blurs it, as on layers; what is negative or not finite counts as 0.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y))) }
}

/// A shadow behind a view.
struct RenderShadow: Equatable {
    /// The colour, its opacity included.
    var color: CGColor
    /// The blur radius, in points.
    var radius: CGFloat
    /// Points to the right and down.
    var offset: CGSize
}

/// Adds a shadow behind a view, in a colour that follows the environment.
private struct ShadowModifier: ViewModifier {
    @Environment private var paint: Paint
    let radius: CGFloat
    let offset: CGSize

    nonisolated init(color: Color, radius: CGFloat, offset: CGSize) {
        _paint = Environment(\.[painting: Brush(AnyShapeStyle(color))])
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        self.radius = max(finite(radius), 0)
        self.offset = CGSize(width: finite(offset.width), height: finite(offset.height))
    }

    func body(content: Content) -> some View {
        let color = CGColor(rgba: paint.firstColor)
        content.modifier(RenderingModifier(\.shadow, RenderShadow(color: color, radius: radius, offset: offset)))
    }
}
