/// A rectangle with corners as round as can be: from the middle of its trailing side clockwise.
public nonisolated struct Capsule: InsettableShape {
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// A capsule whose ends are rounded by `style`.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// The outline of `rect` with corners of half its shorter side.
    public func path(in rect: CGRect) -> Path {
        let radius = min(abs(rect.width), abs(rect.height)) / 2
        return Path(roundedRect: rect, cornerRadius: radius, style: style)
    }

    /// The capsule `amount` points further in.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeOf(base: self, amount: amount) }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }

    /// A capsule whose ends are rounded by `style`.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
