import OctantBase

/// The node of the views of a collection's elements. It keeps one node for each identifier.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>, NamingNode, LazyRows
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
    /// The rows that were seen, in a lazy container.
    private lazy var seen = SeenRows<ID, Content>()
    weak var rowHost: (any LazyHost)?
    /// The number of rows at the last refresh.
    private var knownCount = 0

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
        guard !isLazy else { return refreshRows() }
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

    override var passesRows: Bool { true }

    // MARK: Rows that are made as they are seen

    var rowCount: Int { isLazy ? view.data.count : order.count }

    private func item(_ index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    func hasRow(at index: Int) -> Bool { seen[index].map { !$0.isStale } ?? false }

    func row(at index: Int) -> _Node {
        if var row = seen[index] {
            guard row.isStale else { return row.node }
            row.isStale = false
            seen[index] = row
            row.node.update(row.reader.track { view.content(item(index)) })
            return row.node
        }
        let reader = Reader(self)
        let element = item(index)
        let content = reader.track { view.content(element) }
        let node = Content._makeNode(content, contextForChildren)
        seen[index] = SeenRows<ID, Content>.Row(id: view.identify(element), node: node, reader: reader)
        return node
    }

    func name(at index: Int) -> AnyHashable { AnyHashable(view.identify(item(index))) }

    var names: () -> [AnyHashable] { { [data = view.data, identify = view.identify] in data.map { identify($0) } } }

    func rowIndex(named id: AnyHashable) -> Int? {
        guard let id = id.value(as: ID.self) else { return nil }
        return (0..<rowCount).first { view.identify(item($0)) == id }
    }

    /// The collection is another one, or something that a row's view was made of: rows that are shown are made anew
    /// now, others when they are shown.
    private func refreshRows() {
        let formerCount = knownCount
        knownCount = view.data.count
        let (gone, hasMoved) = seen.follow(count: knownCount) { view.identify(item($0)) }
        for row in gone {
            row.reader.forget()
            dismiss(row.node) {}
        }
        for index in seen.order {
            guard var row = seen[index] else { continue }
            let elements = row.node.elements
            // What shows nothing may come to show something.
            if elements.isEmpty || elements.contains(where: { !$0.isSetAside }) {
                row.node.update(row.reader.track { view.content(item(index)) })
            } else {
                row.isStale = true
                seen[index] = row
            }
        }
        guard hasMoved || formerCount != knownCount else { return }
        invalidateElements()
        graph.orderDidChange()
    }

    override func didRemove() {
        reader.forget()
        if isLazy { for row in seen.rows.values { row.reader.forget() } }
    }

    func forEachName(_ body: (AnyHashable, _Node) -> Void) {
        if isLazy {
            for index in seen.order { if let row = seen[index] { body(AnyHashable(row.id), row.node) } }
            return
        }
        for name in order { if let node = nodes[name] { body(AnyHashable(name.id), node) } }
    }

    func node(named id: AnyHashable) -> _Node? {
        guard !isLazy else { return nil }
        return id.value(as: ID.self).flatMap { nodes[Name(id: $0, repetition: 0)] }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if isLazy {
            for index in seen.order { if let row = seen[index] { body(row.node) } }
            return
        }
        for name in order {
            if let node = nodes[name] { body(node) }
        }
    }
}
