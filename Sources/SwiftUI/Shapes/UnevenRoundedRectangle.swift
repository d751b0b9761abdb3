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
