/// A modifier that gives each element of what it modifies a node of its own, which shows the element together with
/// views of the modifier's.
@MainActor protocol CompanionModifier: ViewModifier where Body == Never {
    /// The kind of node.
    associatedtype Companion: _Node
    /// Makes the node of `content`.
    func makeCompanion(_ context: _NodeContext, of content: Element) -> Companion
    /// Updates `companion`, which an earlier modifier made, to this one.
    func update(_ companion: Companion)
}

extension CompanionModifier {
    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        CompanionNode(view, context)
    }
}

/// The node of a view each of whose elements has a node of its own.
private final class CompanionNode<Modified: View, Modifier: CompanionModifier>: ModifiedNode<Modified, Modifier> {
    private var companions = Companions<Modifier.Companion>()

    override func update(_ view: ModifiedContent<Modified, Modifier>) {
        super.update(view)
        for entry in companions.present { modifier.update(entry.companion) }
    }

    override func collectElements() -> [Element] {
        companions.follow(content?.elements ?? []) {
            modifier.makeCompanion(contextForChildren, of: $0)
        } restore: {
            restore($0)
            modifier.update($0)
        } dismiss: {
            dismiss($0) {}
        }
        return companions.present.flatMap(\.companion.elements)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        for entry in companions.present { body(entry.companion) }
    }
}
