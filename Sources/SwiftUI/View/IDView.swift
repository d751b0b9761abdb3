extension View {
    /// This view as the one that `id` names: under another name it is another view, which begins with new state.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A view with a name.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
    typealias Body = Never

    let content: Content
    let id: ID

    @MainActor static func _makeNode(
        _ view: IDView<Content, ID>, _ context: _NodeContext
    ) -> _ViewNode<IDView<Content, ID>> {
        IDNode(view, context)
    }
}

private final class IDNode<Content: View, ID: Hashable>: _ViewNode<IDView<Content, ID>>, NamingNode {
    private var id: ID
    private var node: _ViewNode<Content>?
    /// The nodes of other names that are still seen.
    private var leaving: [ID: _ViewNode<Content>] = [:]

    init(_ view: IDView<Content, ID>, _ context: _NodeContext) {
        id = view.id
        super.init(context)
        node = Content._makeNode(view.content, contextForChildren)
    }

    override func update(_ view: IDView<Content, ID>) {
        if view.id == id, let node { return node.update(view.content) }
        let former = id
        id = view.id
        if let node {
            leaving[former] = node
            dismiss(node) { [weak self] in self?.leaving[former] = nil }
        }
        if let known = leaving.removeValue(forKey: view.id) {
            restore(known)
            known.update(view.content)
            node = known
        } else {
            node = Content._makeNode(view.content, contextForChildren)
        }
        invalidateElements()
    }

    func forEachName(_ body: (AnyHashable, _Node) -> Void) { if let node { body(AnyHashable(id), node) } }
    func node(named id: AnyHashable) -> _Node? { id == AnyHashable(self.id) ? node : nil }

    override var passesRows: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}
