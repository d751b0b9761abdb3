/// A shape some way off.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
    /// The shape that is changed.
    public var shape: Content
    /// The way to the right and down, in points.
    public var offset: CGSize

    /// `shape`, `offset` to the right and down.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// That of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The role of the shape inside.
    public static var role: ShapeRole { Content.role }

    /// The path of the shape inside, changed.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The size of the shape inside.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The animatable data of the shape inside, and of the change.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// The shape inside, `amount` points further in.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}
