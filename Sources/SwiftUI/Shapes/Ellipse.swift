/// An ellipse, as large as the space it is given: from 3 o'clock clockwise.
public nonisolated struct Ellipse: InsettableShape {
    /// An ellipse.
    public init() {}

    /// The ellipse inside `rect`.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// The ellipse `amount` points further in.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeOf(base: self, amount: amount) }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

/// A circle in the middle of the space it is given, as wide as the shorter side: from 3 o'clock clockwise.
public nonisolated struct Circle: InsettableShape {
    /// A circle.
    public init() {}

    /// The largest circle in the middle of `rect`.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.standardized
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// A square of the shorter side of `proposal`.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        if proposal == .unspecified { return proposal.replacingUnspecifiedDimensions() }
        return CGSize(width: side, height: side)
    }

    /// The circle `amount` points further in.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeOf(base: self, amount: amount) }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
