/// The views that one closure lists, in their order.
public nonisolated struct TupleView<T>: View {
    /// Without a body.
    public typealias Body = Never

    /// The views, as a tuple.
    public var value: T
    /// Makes the node: written down where the views' types are known.
    private let make: @MainActor (TupleView<T>, _NodeContext) -> _ViewNode<TupleView<T>>
    /// Lists the views, likewise.
    private let list: @MainActor (TupleView<T>) -> [[ListedView]]

    nonisolated init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        make = { TupleNode<repeat each Content>($0, $1) }
        list = { view in
            var views: [[ListedView]] = []
            repeat views.append((each view.value).singleViews)
            return views
        }
    }

    /// Makes the node of the views.
    @MainActor public static func _makeNode(_ view: TupleView<T>, _ context: _NodeContext) -> _ViewNode<TupleView<T>> {
        view.make(view, context)
    }
}

extension TupleView: ListedViews {
    @MainActor var listedViews: [ListedView] {
        list(self).enumerated().flatMap { index, views in views.map { $0.inside(index) } }
    }
}

/// The node of several views: one node each, by their position.
final class TupleNode<each Content: View>: _ViewNode<TupleView<(repeat each Content)>> {
    private var nodes: [_Node] = []

    init(_ view: TupleView<(repeat each Content)>, _ context: _NodeContext) {
        super.init(context)
        let inner = contextForChildren
        func add<V: View>(_ view: V) { nodes.append(V._makeNode(view, inner)) }
        repeat add(each view.value)
    }

    override func update(_ view: TupleView<(repeat each Content)>) {
        var index = 0
        func pass<V: View>(_ view: V) {
            if let node = nodes[index] as? _ViewNode<V> { node.update(view) }
            index += 1
        }
        repeat pass(each view.value)
    }

    override var passesRows: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) { nodes.forEach(body) }
}
