/// A shape sent through a transform.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
    /// The shape that is changed.
    public var shape: Content
    /// The transform.
    public var transform: CGAffineTransform

    /// `shape` sent through `transform`.
    public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }

    /// That of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The role of the shape inside.
    public static var role: ShapeRole { Content.role }

    /// The path of the shape inside, changed.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The size of the shape inside.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The animatable data of the shape inside.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension CGAffineTransform {
    /// This transform with `point` in place of the origin.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
