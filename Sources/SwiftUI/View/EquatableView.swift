/// A view whose body runs again only when it is not equal to the one before, by its own `==`.
public nonisolated struct EquatableView<Content: Equatable & View>: View {
    /// Without a body.
    public typealias Body = Never

    /// The view.
    public var content: Content

    /// A view that is compared with the one before by `==`.
    nonisolated public init(content: Content) { self.content = content }

    /// Makes the node of a view that is compared.
    @MainActor public static func _makeNode(
        _ view: EquatableView<Content>, _ context: _NodeContext
    ) -> _ViewNode<EquatableView<Content>> {
        EquatableNode(view, context)
    }
}

extension View where Self: Equatable {
    /// This view, whose body runs again only when it is not equal to the one before.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableNode<Content: Equatable & View>: _ViewNode<EquatableView<Content>> {
    private var content: Content
    private var node: _ViewNode<Content>?

    init(_ view: EquatableView<Content>, _ context: _NodeContext) {
        content = view.content
        super.init(context)
        node = Content._makeNode(content, contextForChildren)
    }

    override func update(_ view: EquatableView<Content>) {
        guard view.content != content else { return }
        content = view.content
        node?.update(content)
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}
