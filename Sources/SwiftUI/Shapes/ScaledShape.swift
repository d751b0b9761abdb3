/// A shape made larger or smaller about a point of its rectangle.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
    /// The shape that is changed.
    public var shape: Content
    /// The factors of its width and height.
    public var scale: CGSize
    /// The point that stays fixed.
    public var anchor: UnitPoint

    /// `shape` times `scale` about `anchor`.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        (self.scale, self.anchor) = (scale, anchor)
    }

    /// That of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The role of the shape inside.
    public static var role: ShapeRole { Content.role }

    /// The path of the shape inside, changed.
    public func path(in rect: CGRect) -> Path {
        let growth = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(growth.about(anchor.point(in: rect)))
    }

    /// The size of the shape inside.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The animatable data of the shape inside, and of the change.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}
