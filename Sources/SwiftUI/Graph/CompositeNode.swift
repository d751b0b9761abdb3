/// The node of a view that has a body.
final class CompositeNode<V: View>: _ViewNode<V>, StatefulNode {
    private let host: BodyHost<V>
    private var node: _ViewNode<V.Body>?

    init(_ view: V, _ context: _NodeContext) {
        host = BodyHost(view)
        super.init(context)
        host.connect(self, animates: true)
        refresh()
    }

    override func update(_ view: V) {
        // What has left its tree keeps its last appearance.
        if isAlive, host.apply(view) { refresh() }
    }

    override func refresh() {
        graph.willRefresh(self)
        let body = host.evaluate { $0.body }
        if let node { node.update(body) } else { node = V.Body._makeNode(body, contextForChildren) }
    }

    var shownValue: Any { host.shownValue }

    override func didRemove() { host.disconnect() }

    override var passesRows: Bool { true }

    override var isSection: Bool { V.self is any SectionView.Type }

    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}
