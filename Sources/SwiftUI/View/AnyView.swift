/// A view with its type erased. When a view of another type replaces it, the old one is removed with its state.
public nonisolated struct AnyView: View {
    /// Without a body.
    public typealias Body = Never

    let storage: AnyViewStorage

    /// A view that hides the type of `view`.
    nonisolated public init<V: View>(_ view: V) {
        storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
    }

    /// A view that hides the type of `view`.
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }

    /// The same of a view that came from elsewhere.
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    /// Makes the node of whatever it is.
    @MainActor public static func _makeNode(_ view: AnyView, _ context: _NodeContext) -> _ViewNode<AnyView> {
        AnyViewNode(view, context)
    }
}

/// A view of some type.
package class AnyViewStorage {
    @MainActor func makeNode(_ context: _NodeContext) -> _Node { _Node(context) }
    /// Whether `node` is the node of a view of this type.
    @MainActor func isView(of node: _Node) -> Bool { false }
    /// Updates `node`, the node of a view of this type, to this view.
    @MainActor func update(_ node: _Node) {}
}

private final class TypedViewStorage<V: View>: AnyViewStorage {
    let view: V

    init(_ view: V) { self.view = view }

    override func makeNode(_ context: _NodeContext) -> _Node { V._makeNode(view, context) }

    override func isView(of node: _Node) -> Bool { node is _ViewNode<V> }

    override func update(_ node: _Node) { (node as? _ViewNode<V>)?.update(view) }
}

/// The node of a view of some type.
private final class AnyViewNode: _ViewNode<AnyView> {
    private var node: _Node?
    /// The nodes of other types that are still seen.
    private var leaving: [_Node] = []

    init(_ view: AnyView, _ context: _NodeContext) {
        super.init(context)
        node = view.storage.makeNode(contextForChildren)
    }

    override func update(_ view: AnyView) {
        if let node, view.storage.isView(of: node) { return view.storage.update(node) }
        if let node {
            leaving.append(node)
            dismiss(node) { [weak self, weak node] in self?.leaving.removeAll { $0 === node } }
        }
        if let index = leaving.firstIndex(where: view.storage.isView) {
            let known = leaving.remove(at: index)
            restore(known)
            view.storage.update(known)
            node = known
        } else {
            node = view.storage.makeNode(contextForChildren)
        }
        invalidateElements()
    }

    /// It is not known outside whether it is empty: it counts as a view.
    override var isPlaceholder: Bool { true }

    override var passesRows: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}
