/// A shadow that a shape's style has: behind the shape, or in it.
public struct ShadowStyle: Hashable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let offset: CGSize
    private let isInner: Bool

    private init(_ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, isInner: Bool) {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        (self.color, self.isInner) = (color, isInner)
        self.radius = max(finite(radius), 0)
        offset = CGSize(width: finite(x), height: finite(y))
    }

    /// A shadow behind the shape, `x` points to the right and `y` points down; `radius` is the standard deviation of
    /// the bell curve that blurs it, in points. What is negative or not finite counts as 0.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color, radius, x, y, isInner: false) }

    /// A shadow in the shape, as if it were cut out of what lies over it.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color, radius, x, y, isInner: true) }

    /// The shadow in plain numbers.
    func painted(in surroundings: PaintSurroundings) -> PaintShadow {
        let rgba = color.rgba(in: surroundings.traits, tint: surroundings.tintColor)
        return PaintShadow(color: rgba, radius: radius, x: offset.width, y: offset.height, isInner: isInner)
    }
}

/// A shadow of plain numbers.
struct PaintShadow: Hashable, Sendable {
    /// The colour, its opacity included.
    var color: RGBA
    /// The blur radius, and the way to the right and down, in points.
    var radius: CGFloat, x: CGFloat, y: CGFloat
    /// Whether it lies in the shape.
    var isInner: Bool

    /// The shadow as layers have it.
    var rendered: RenderShadow {
        RenderShadow(color: CGColor(rgba: color), radius: radius, offset: CGSize(width: x, height: y))
    }
}

extension ShapeStyle {
    /// The style with a shadow. It is that of shapes: text and symbols have none.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The style of the environment with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

private struct ShadowedStyle<Base: ShapeStyle>: PaintingStyle, Equatable {
    let base: Base
    let shadow: ShadowStyle

    static func == (one: ShadowedStyle, other: ShadowedStyle) -> Bool {
        one.shadow == other.shadow && AnyShapeStyle(one.base) == AnyShapeStyle(other.base)
    }

    func paint(in surroundings: PaintSurroundings) -> Paint {
        .shadowed(base.resolvedPaint(in: surroundings), shadow.painted(in: surroundings))
    }
}
