import OctantBase

/// The node of the views of a collection's elements. It keeps one node for each identifier.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>
{
    /// An element's identifier; where several elements share one, their number among these distinguishes them.
    private struct Name: Hashable {
        let id: ID
        let repetition: Int
    }

    private var view: ForEach<Data, ID, Content>
    private var order: [Name] = []
    private var nodes: [Name: _ViewNode<Content>] = [:]
    /// The nodes of elements that were removed and are still visible.
    private var leaving: [Name: _ViewNode<Content>] = [:]
    private lazy var reader = Reader(self)

    init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        refresh()
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        refresh()
    }

    override func refresh() {
        graph.willRefresh(self)
        let contents = reader.track { view.data.map { (view.identify($0), view.content($0)) } }
        var counts: [ID: Int] = [:]
        counts.reserveCapacity(contents.count)
        var newOrder: [Name] = []
        newOrder.reserveCapacity(contents.count)
        var kept: [Name: _ViewNode<Content>] = [:]
        kept.reserveCapacity(contents.count)
        let inner = contextForChildren
        for (id, content) in contents {
            let repetition = counts[id, default: 0]
            counts[id] = repetition + 1
            let name = Name(id: id, repetition: repetition)
            newOrder.append(name)
            if let node = nodes.removeValue(forKey: name) {
                node.update(content)
                kept[name] = node
            } else if let node = leaving.removeValue(forKey: name) {
                restore(node)
                node.update(content)
                kept[name] = node
            } else {
                kept[name] = Content._makeNode(content, inner)
            }
        }
        if counts.count < newOrder.count {
            Log.once(
                "foreach.\(ID.self)", "elements of a ForEach share identifiers: they are told apart by their order")
        }
        for (name, old) in nodes {
            leaving[name] = old
            dismiss(old) { [weak self] in self?.leaving[name] = nil }
        }
        nodes = kept
        guard newOrder != order else { return }
        order = newOrder
        invalidateElements()
        graph.orderDidChange()
    }

    override func didRemove() { reader.forget() }

    override func forEachChild(_ body: (_Node) -> Void) {
        for name in order {
            if let node = nodes[name] { body(node) }
        }
    }
}
