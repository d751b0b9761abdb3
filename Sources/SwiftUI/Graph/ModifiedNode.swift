/// The node of a modified view: it keeps the modifier and the node of what is modified. Subclasses do what the modifier
/// describes.
class ModifiedNode<Modified: View, Modifier: ViewModifier>: _ViewNode<ModifiedContent<Modified, Modifier>> {
    /// The modifier that is here now.
    final private(set) var modifier: Modifier
    /// The node of what is modified; nil only while that is being made.
    final private(set) var content: _ViewNode<Modified>?

    /// The node of `view`, with that of what it modifies.
    init(_ view: ModifiedContent<Modified, Modifier>, _ context: _NodeContext) {
        modifier = view.modifier
        super.init(context)
        content = Modified._makeNode(view.content, contextForChildren)
    }

    /// Replaces the modifier before `change` runs, and passes on what is modified after it.
    final func apply(_ view: ModifiedContent<Modified, Modifier>, after change: () -> Void = {}) {
        modifier = view.modifier
        change()
        content?.update(view.content)
    }

    override func update(_ view: ModifiedContent<Modified, Modifier>) { apply(view) }
    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }
}
