import CoreGraphics

/// The shape of the container around, as far inside of it as this one's rectangle is; a rectangle where no container
/// has a shape.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    /// The shape of the container.
    public init() {}

    /// As it is: the container around it is where it is.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The container's shape in `rect`. It is as far inside of the container as the nearest two sides are apart.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.standardized
        guard let around = ShapeSurroundings.current else { return Path(rect) }
        let distance = rect.distance(inside: around.rect)
        return around.shape.pathInset(by: distance, in: rect.insetBy(dx: -distance, dy: -distance))
    }

    /// The shape `amount` points further in.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeOf(base: self, amount: amount) }
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
