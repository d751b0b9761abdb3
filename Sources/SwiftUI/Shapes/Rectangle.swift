/// A rectangle, as large as the space it is given: from its top leading corner clockwise.
public nonisolated struct Rectangle: InsettableShape {
    /// A rectangle.
    public init() {}

    /// The outline of `rect`.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// The rectangle `amount` points further in.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeOf(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
