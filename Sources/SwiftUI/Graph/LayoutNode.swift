/// A node that collects elements of the nodes inside it.
@MainActor protocol ContainerNode: _Node {
    /// Passes the elements of the nodes inside to the node's own element.
    func updateElements()
}

/// The node of a view that lays out what is in it.
final class LayoutNode<V: View, L: Layout, Content: View>: _ViewNode<V>, ContainerNode {
    private let layout: (V) -> L
    private let content: (V) -> Content
    private var element: LayoutElement<L>?
    private var node: _ViewNode<Content>?

    /// The node of `view`, which has a layout and contents.
    init(
        _ view: V, _ context: _NodeContext, layout: @escaping (V) -> L, content: @escaping (V) -> Content
    ) {
        (self.layout, self.content) = (layout, content)
        super.init(context)
        element = LayoutElement(self, layout(view))
        node = Content._makeNode(content(view), contextForChildren)
        graph.setNeedsElements(self)
    }

    override func update(_ view: V) {
        element?.change(to: layout(view))
        node?.update(content(view))
    }

    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }
    override func childElementsDidChange() { graph.setNeedsElements(self) }
    func updateElements() { element?.apply(node?.elements ?? []) }
    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}
