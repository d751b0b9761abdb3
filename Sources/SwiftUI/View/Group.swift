/// Several views treated as one: what is done to a group is done to each of its views.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// Without a body.
    public typealias Body = Never

    /// The views that `content` lists.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Makes the node of the views.
    @MainActor public static func _makeNode(_ view: Group<Content>, _ context: _NodeContext) -> _ViewNode<
        Group<Content>
    > {
        WrapperNode(view, \.content, context)
    }
}

/// The node of a view that is nothing but another one.
final class WrapperNode<V: View, Content: View>: _ViewNode<V> {
    private let path: KeyPath<V, Content>
    private var node: _ViewNode<Content>?

    init(_ view: V, _ path: KeyPath<V, Content>, _ context: _NodeContext) {
        self.path = path
        super.init(context)
        node = Content._makeNode(view[keyPath: path], contextForChildren)
    }

    override func update(_ view: V) { node?.update(view[keyPath: path]) }

    override var passesRows: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}
