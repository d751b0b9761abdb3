/// A rectangle with rounded corners: from the middle of its trailing side clockwise.
public nonisolated struct RoundedRectangle: InsettableShape {
    /// Width and height of the corners, in points.
    public var cornerSize: CGSize
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// Corners of `cornerSize` points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }

    /// Corners of `cornerRadius` points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The outline of `rect` with rounded corners.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    /// Width and height of the corners.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// The rectangle `amount` points further in, its corners smaller by as much.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRoundedShape(base: self, amount: amount) }
}

extension RoundedRectangle: RoundedShape {
    func withCorners(smallerBy amount: CGFloat) -> RoundedRectangle {
        let corners = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
        return RoundedRectangle(cornerSize: corners, style: style)
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of `cornerSize` points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with corners of `cornerRadius` points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

/// A rectangle whose corners are rounded differently: from the middle of its trailing side clockwise.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    /// The radii, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// Corners of `cornerRadii` points.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }

    /// Corners of these radii, in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    /// The outline of `rect` with rounded corners.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    /// The radii.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// The rectangle `amount` points further in, its corners smaller by as much.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRoundedShape(base: self, amount: amount) }
}

extension UnevenRoundedRectangle: RoundedShape {
    func withCorners(smallerBy amount: CGFloat) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii.mapped { max($0 - amount, 0) }, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with corners of `cornerRadii` points.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
}

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
