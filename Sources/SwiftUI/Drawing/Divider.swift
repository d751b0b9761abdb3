/// A line between things: a pixel thick, across the direction of the stack that it is in.
public nonisolated struct Divider: View {
    /// Without a body.
    public typealias Body = Never

    /// A line.
    public init() {}

    /// Makes the node of the line.
    @MainActor public static func _makeNode(_ view: Divider, _ context: _NodeContext) -> _ViewNode<Divider> {
        LeafNode(view, context) { node, _ in DividerElement(node) }
    }
}

/// The element of a divider.
final class DividerElement: ViewElement<SurfaceView>, LeafElement {
    private let brush = Brush(AnyShapeStyle(SeparatorShapeStyle()))
    private var color = RGBA.clear
    private var scale: CGFloat = 1

    init(_ node: _Node) { super.init(node, SurfaceView()) }

    func apply(_ view: Divider) {
        color = read(\.[painting: brush]).firstColor
        let scale = read(\.displayScale)
        if scale != self.scale {
            self.scale = scale
            setNeedsLayout()
        }
        setNeedsAppearance()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        DividerRule.size(proposal, axis: parent?.axisOfChildren, scale: scale)
    }

    override func adjust(_ appearance: inout RenderAttributes) { appearance.background = CGColor(rgba: color) }
}
