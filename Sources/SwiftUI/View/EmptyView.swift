/// A view that shows nothing and takes no place, not even a stack's spacing.
public nonisolated struct EmptyView: View, Sendable {
    /// Without a body.
    public typealias Body = Never

    /// Nothing.
    nonisolated public init() {}

    /// Makes the place of nothing.
    @MainActor public static func _makeNode(_ view: EmptyView, _ context: _NodeContext) -> _ViewNode<EmptyView> {
        _ViewNode(context)
    }
}
