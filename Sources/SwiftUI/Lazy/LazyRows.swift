/// A node of many views, each of which is made when it is first seen.
@MainActor protocol LazyRows: _Node {
    /// The number of views.
    var rowCount: Int { get }
    /// The node of the view of this number, which is made where there is none.
    func row(at index: Int) -> _Node
    /// Whether the view of this number has a node.
    func hasRow(at index: Int) -> Bool
    /// The number of the view with the name `id`; nil where there is none.
    func rowIndex(named id: AnyHashable) -> Int?
    /// The name of the view of this number.
    func name(at index: Int) -> AnyHashable
    /// The names of the views as they are now, for whenever they are asked for.
    var names: () -> [AnyHashable] { get }
    /// The element that shows the views.
    var rowHost: (any LazyHost)? { get set }
}

/// An element that has views made as they are seen.
@MainActor protocol LazyHost: Element {
    /// Scrolls so that the view `index` of `rows` is seen, at `anchor`.
    func scroll(toRow index: Int, of rows: any LazyRows, anchor: UnitPoint?, animated: Bool)
}

/// A part of what a lazy container shows.
enum LazyPart {
    case element(Element)
    case rows(any LazyRows)

    /// The number of views; those of elements count as one each.
    @MainActor var count: Int {
        switch self {
        case .element: 1
        case .rows(let rows): rows.rowCount
        }
    }

    /// Whether both are of the same element, or of the same node.
    @MainActor func isSame(as other: LazyPart) -> Bool {
        switch (self, other) {
        case (.element(let one), .element(let other)): one === other
        case (.rows(let one), .rows(let other)): one === other
        default: false
        }
    }
}

extension _Node {
    /// What the node has to show in a lazy container: elements, and rows that are made as they are seen.
    final func lazyParts(for host: any LazyHost) -> [LazyPart] {
        var parts: [LazyPart] = []
        func visit(_ node: _Node) {
            guard node.isLazy, node.passesRows else { return parts += node.elements.map { .element($0) } }
            node.watchElements()
            guard let rows = node as? any LazyRows else { return node.forEachRowChild(visit) }
            rows.rowHost = host
            parts.append(.rows(rows))
        }
        visit(self)
        return parts
    }

    /// The first node of rows inside that has one with the name `id`, and the row's number.
    final func lazyRow(named id: AnyHashable) -> (rows: any LazyRows, index: Int)? {
        if let rows = self as? any LazyRows, rows.rowHost != nil, let index = rows.rowIndex(named: id) {
            return (rows, index)
        }
        var result: (any LazyRows, Int)?
        forEachRowChild { if result == nil { result = $0.lazyRow(named: id) } }
        return result
    }
}
