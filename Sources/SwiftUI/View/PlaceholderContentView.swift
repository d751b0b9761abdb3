/// The view that an animator or a transition was put on, for where its content puts it.
public nonisolated struct PlaceholderContentView<Value>: View {
    /// Without a body.
    public typealias Body = Never

    private let source: any PlaceholderSource

    /// `view` itself.
    nonisolated init(of view: some View) { source = PlaceholderOf(view: view) }

    /// Makes the node of the view.
    @MainActor public static func _makeNode(
        _ view: PlaceholderContentView<Value>, _ context: _NodeContext
    ) -> _ViewNode<PlaceholderContentView<Value>> {
        PlaceholderContentNode(view.source, context)
    }

    /// The node of a view whose type is known to its source alone.
    private final class PlaceholderContentNode: _ViewNode<PlaceholderContentView<Value>> {
        private var node: _Node?

        init(_ source: any PlaceholderSource, _ context: _NodeContext) {
            super.init(context)
            node = source.makeNode(contextForChildren)
        }

        override func update(_ view: PlaceholderContentView<Value>) { if let node { view.source.update(node) } }
        override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
    }
}

extension PlaceholderContentView where Value: View {
    /// `value`; with `keepsAnimation` animated as outside of what it is in.
    nonisolated init(_ value: Value, keepsAnimation: Bool = false) {
        if keepsAnimation {
            self.init(of: value.transaction { $0.animation = $0[OuterAnimation.self] })
        } else {
            self.init(of: value)
        }
    }
}

/// A view, and how its node is made.
private protocol PlaceholderSource {
    /// Makes the view's node.
    @MainActor func makeNode(_ context: _NodeContext) -> _Node
    /// Updates `node`, which a source of the same type made.
    @MainActor func update(_ node: _Node)
}

private nonisolated struct PlaceholderOf<V: View>: PlaceholderSource {
    let view: V

    @MainActor func makeNode(_ context: _NodeContext) -> _Node { V._makeNode(view, context) }
    @MainActor func update(_ node: _Node) { (node as? _ViewNode<V>)?.update(view) }
}
