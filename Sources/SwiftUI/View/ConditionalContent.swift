/// What an `if` with `else`, or a `switch`, shows: one branch of two. A branch that was left has lost its state when it
/// comes back.
public struct _ConditionalContent<TrueContent, FalseContent> {
    /// The branches.
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// Without a body.
    public typealias Body = Never

    /// Makes the place of the branch that holds.
    @MainActor public static func _makeNode(
        _ view: _ConditionalContent<TrueContent, FalseContent>, _ context: _NodeContext
    ) -> _ViewNode<_ConditionalContent<TrueContent, FalseContent>> {
        ConditionalNode(view, context)
    }
}

/// The place of one branch of two.
final class ConditionalNode<A: View, B: View>: _ViewNode<_ConditionalContent<A, B>> {
    private var first: _ViewNode<A>?
    private var second: _ViewNode<B>?

    init(_ view: _ConditionalContent<A, B>, _ context: _NodeContext) {
        super.init(context)
        switch view.storage {
        case .first(let view): first = A._makeNode(view, contextForChildren)
        case .second(let view): second = B._makeNode(view, contextForChildren)
        }
    }

    override func update(_ view: _ConditionalContent<A, B>) {
        switch view.storage {
        case .first(let view):
            if let first { return first.update(view) }
            replace(&second) { first = A._makeNode(view, $0) }
        case .second(let view):
            if let second { return second.update(view) }
            replace(&first) { second = B._makeNode(view, $0) }
        }
    }

    private func replace<V>(_ old: inout _ViewNode<V>?, _ make: (_NodeContext) -> Void) {
        old?.remove()
        old = nil
        make(contextForChildren)
        invalidateElements()
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let first { body(first) }
        if let second { body(second) }
    }
}

extension Optional: View where Wrapped: View {
    /// Without a body.
    public typealias Body = Never

    /// Makes the place of a view that may be there.
    @MainActor public static func _makeNode(_ view: Wrapped?, _ context: _NodeContext) -> _ViewNode<Wrapped?> {
        OptionalNode(view, context)
    }
}

/// The place of a view that may be there.
final class OptionalNode<V: View>: _ViewNode<V?> {
    private var node: _ViewNode<V>?

    init(_ view: V?, _ context: _NodeContext) {
        super.init(context)
        if let view { node = V._makeNode(view, contextForChildren) }
    }

    override func update(_ view: V?) {
        switch (node, view) {
        case (let node?, let view?): node.update(view)
        case (nil, let view?):
            node = V._makeNode(view, contextForChildren)
            invalidateElements()
        case (let old?, nil):
            old.remove()
            node = nil
            invalidateElements()
        case (nil, nil): break
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}
