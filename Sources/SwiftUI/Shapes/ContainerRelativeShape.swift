import CoreGraphics

/// The shape of the container around, as far inside of it as this one's rectangle is; a rectangle where no container
/// has a shape.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    /// Further inside than its rectangle by so much, in points.
    private var amount: CGFloat = 0

    /// The shape of the container.
    public init() {}

    /// The container's shape in `rect`. It is as far inside of the container as the nearest two sides are apart.
    public func path(in rect: CGRect) -> Path {
        let inner = rect.shrunk(by: amount)
        guard let around = ShapeSurroundings.current else { return Path(inner) }
        let distance = inner.distance(inside: around.rect)
        return around.shape.pathInset(by: distance, in: inner.insetBy(dx: -distance, dy: -distance))
    }

    /// The shape `amount` points further in.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
    }

    /// How far it is inset, in points.
    public var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
}

extension InsettableShape {
    /// The path of the shape in `rect`, `amount` points inside.
    nonisolated fileprivate func pathInset(by amount: CGFloat, in rect: CGRect) -> Path {
        inset(by: amount).path(in: rect)
    }
}

extension CGRect {
    /// How far the sides are inside of those of `rect` at least, in points; 0 where one is outside.
    fileprivate func distance(inside rect: CGRect) -> CGFloat {
        max(min(minX - rect.minX, rect.maxX - maxX, minY - rect.minY, rect.maxY - maxY), 0)
    }
}
