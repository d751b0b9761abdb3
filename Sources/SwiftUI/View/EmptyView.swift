/// A view that shows nothing and has no size, not even a stack's spacing.
public nonisolated struct EmptyView: View, Sendable {
    /// Without a body.
    public typealias Body = Never

    /// A view of nothing.
    nonisolated public init() {}

    /// Makes the node of nothing.
    @MainActor public static func _makeNode(_ view: EmptyView, _ context: _NodeContext) -> _ViewNode<EmptyView> {
        _ViewNode(context)
    }
}
