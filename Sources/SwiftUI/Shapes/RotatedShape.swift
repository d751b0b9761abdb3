/// A shape turned about a point of its rectangle.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    /// The shape that is changed.
    public var shape: Content
    /// The rotation, clockwise on screen.
    public var angle: Angle
    /// The point that it is rotated about.
    public var anchor: UnitPoint

    /// `shape` turned by `angle` about `anchor`.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        (self.angle, self.anchor) = (angle, anchor)
    }

    /// That of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The role of the shape inside.
    public static var role: ShapeRole { Content.role }

    /// The path of the shape inside, changed.
    public func path(in rect: CGRect) -> Path {
        let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return shape.path(in: rect).applying(turn.about(anchor.point(in: rect)))
    }

    /// The size of the shape inside.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The animatable data of the shape inside, and of the change.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// The shape inside, `amount` points further in.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}
