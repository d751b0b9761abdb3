/// A modifier that gives each element of what it modifies a node of its own, which shows the element together with views
/// of the modifier's.
@MainActor protocol CompanionModifier: ViewModifier where Body == Never {
    /// The kind of node.
    associatedtype Companion: _Node
    /// Makes the node of `content`.
    func makeCompanion(_ context: _NodeContext, of content: Element) -> Companion
    /// Has `companion`, which an earlier modifier made, be as this one says.
    func update(_ companion: Companion)
}

extension CompanionModifier {
    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        CompanionNode(view, context)
    }
}

/// The place of a view each of whose elements has a node of its own.
private final class CompanionNode<Modified: View, Modifier: CompanionModifier>: ModifiedNode<Modified, Modifier> {
    private var companions: [(content: Element, node: Modifier.Companion)] = []

    override func update(_ view: ModifiedContent<Modified, Modifier>) {
        super.update(view)
        for companion in companions { modifier.update(companion.node) }
    }

    override func collectElements() -> [Element] {
        let contents = content?.elements ?? []
        var known = Dictionary(companions.map { (ObjectIdentifier($0.content), $0.node) }) { first, _ in first }
        companions = contents.map { content in
            let node =
                known.removeValue(forKey: ObjectIdentifier(content))
                ?? modifier.makeCompanion(contextForChildren, of: content)
            return (content, node)
        }
        for node in known.values { node.remove() }
        return companions.flatMap { $0.node.elements }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        for companion in companions { body(companion.node) }
    }
}
