extension Color: View {
    /// Without a body.
    public typealias Body = Never

    /// Makes the node of the colour.
    @MainActor public static func _makeNode(_ view: Color, _ context: _NodeContext) -> _ViewNode<Color> {
        LeafNode(view, context) { ColorElement($0, $1) }
    }
}

/// The element of a colour: all that is offered, filled.
private final class ColorElement: ViewElement<SurfaceView>, LeafElement {
    private var brush: Brush
    private var color = RGBA.clear

    init(_ node: _Node, _ view: Color) {
        brush = Brush(AnyShapeStyle(view))
        super.init(node, SurfaceView())
    }

    func apply(_ view: Color) {
        let style = AnyShapeStyle(view)
        if style != brush.style { brush = Brush(style) }
        color = read(\.[painting: brush]).firstColor
        setNeedsAppearance()
    }

    override func adjust(_ appearance: inout RenderAttributes) { appearance.background = CGColor(rgba: color) }
}
