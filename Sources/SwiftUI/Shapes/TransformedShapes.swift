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

/// A shape sent through a transform.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
    /// The shape that is changed.
    public var shape: Content
    /// The transform.
    public var transform: CGAffineTransform

    /// `shape` sent through `transform`.
    public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }

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

extension Shape {
    /// The shape `offset` to the right and down, in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// The shape `offset` to the right and down, in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// The shape `x` points to the right and `y` points down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The shape turned by `angle` about `anchor`, clockwise on screen.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape `x` times as wide and `y` times as high about `anchor`.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape `scale` times as large about `anchor`.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape sent through `transform`.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
