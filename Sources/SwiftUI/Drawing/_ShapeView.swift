/// A shape, filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, Animatable {
    /// Without a body.
    public typealias Body = Never

    /// The shape.
    public var shape: Content
    /// The style of the fill.
    public var style: Style
    /// The rule of the fill.
    public var fillStyle: FillStyle

    /// `shape`, filled with `style`.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }

    /// The animatable data of the shape.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    /// Makes the node of the shape.
    @MainActor public static func _makeNode(
        _ view: _ShapeView<Content, Style>, _ context: _NodeContext
    ) -> _ViewNode<_ShapeView<Content, Style>> {
        LeafNode(view, context) { ShapeElement($0, $1) }
    }
}

/// The element of a shape.
private final class ShapeElement<Content: Shape, Style: ShapeStyle>: ViewElement<ShapeSurface>, LeafElement {
    /// Proposals whose results show whether a shape has other sizes than another one.
    private static var questions: [ProposedViewSize] { [.zero, .unspecified, .infinity] }

    private var leaf: _ShapeView<Content, Style>
    private var brush: Brush
    private var paint = Paint.color(.clear)
    private var direction = LayoutDirection.leftToRight
    private var container = ShapeContainer()

    init(_ node: _Node, _ view: _ShapeView<Content, Style>) {
        leaf = view
        brush = Brush(AnyShapeStyle(view.style))
        super.init(node, ShapeSurface())
    }

    func apply(_ view: _ShapeView<Content, Style>) {
        let style = AnyShapeStyle(view.style)
        if style != brush.style { brush = Brush(style) }
        let former = leaf.shape
        leaf = view
        paint = read(\.[painting: brush])
        direction = read(\.layoutDirection)
        setNeedsAppearance()
        let sizes = Self.questions + [proposal]
        if sizes.contains(where: { former.sizeThatFits($0) != view.shape.sizeThatFits($0) }) { setNeedsLayout() }
    }

    var isMadeOfAppearance: Bool { true }

    override func positionMayHaveChanged() {
        if isPlaced, container.isOutdated(for: self) { setNeedsAppearance() }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { leaf.shape.sizeThatFits(proposal) }

    override func adjust(_ appearance: inout RenderAttributes) {
        let bounds = CGRect(origin: .zero, size: appearance.frame.size)
        appearance.shape = RenderShape(
            leaf.shape, paint, leaf.fillStyle, bounds: bounds, in: container.update(for: self), direction: direction)
    }
}
