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
