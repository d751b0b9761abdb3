/// A part of a shape's outline.
nonisolated struct TrimmedShape<Content: Shape>: Shape {
    var shape: Content
    /// Fractions of the outline's length, 0...1.
    var start: CGFloat
    var end: CGFloat

    static var role: ShapeRole { Content.role }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
        set {
            shape.animatableData = newValue.first
            (start, end) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// The outline of the line that a shape's outline is drawn with.
nonisolated struct StrokedShape<Content: Shape>: Shape {
    var shape: Content
    var style: StrokeStyle

    static var role: ShapeRole { .stroke }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape in a rectangle of a size of its own, from the top leading corner.
nonisolated struct SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize

    static var role: ShapeRole { Content.role }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// The part of the outline between two fractions of its length, 0...1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }

    /// The outline of the line that drawing this shape with `style` gives.
    public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

    /// The outline of a line of `lineWidth` points along this shape.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

    /// The shape as it is in a rectangle of `size` points.
    public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    /// The shape as it is in a rectangle of `width` by `height` points.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}
