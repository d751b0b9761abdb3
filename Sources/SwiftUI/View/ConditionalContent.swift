/// The view of an `if` with `else`, or a `switch`: one branch of two. A branch that was left has lost its state when it
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

    /// Makes the node of the branch that holds.
    @MainActor public static func _makeNode(
        _ view: _ConditionalContent<TrueContent, FalseContent>, _ context: _NodeContext
    ) -> _ViewNode<_ConditionalContent<TrueContent, FalseContent>> {
        ConditionalNode(view, context)
    }
}

/// The node of one branch of two.
final class ConditionalNode<A: View, B: View>: _ViewNode<_ConditionalContent<A, B>> {
    private var first: _ViewNode<A>?
    private var second: _ViewNode<B>?
    /// The branches that were left and are still seen.
    private var leavingFirst: _ViewNode<A>?
    private var leavingSecond: _ViewNode<B>?

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
            if let second {
                leavingSecond = second
                dismiss(second) { [weak self] in self?.leavingSecond = nil }
            }
            (first, second) = (place(of: view, &leavingFirst), nil)
        case .second(let view):
            if let second { return second.update(view) }
            if let first {
                leavingFirst = first
                dismiss(first) { [weak self] in self?.leavingFirst = nil }
            }
            (first, second) = (nil, place(of: view, &leavingSecond))
        }
        invalidateElements()
    }

    override var passesRows: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let first { body(first) }
        if let second { body(second) }
    }
}

extension Optional: View where Wrapped: View {
    /// Without a body.
    public typealias Body = Never

    /// Makes the node of a view that may be there.
    @MainActor public static func _makeNode(_ view: Wrapped?, _ context: _NodeContext) -> _ViewNode<Wrapped?> {
        OptionalNode(view, context)
    }
}

/// The node of a view that may be there.
final class OptionalNode<V: View>: _ViewNode<V?> {
    private var node: _ViewNode<V>?
    /// The view's node while it is still visible on its way out.
    private var leaving: _ViewNode<V>?

    init(_ view: V?, _ context: _NodeContext) {
        super.init(context)
        if let view { node = V._makeNode(view, contextForChildren) }
    }

    override func update(_ view: V?) {
        switch (node, view) {
        case (let node?, let view?): node.update(view)
        case (nil, let view?):
            node = place(of: view, &leaving)
            invalidateElements()
        case (let old?, nil):
            (node, leaving) = (nil, old)
            dismiss(old) { [weak self] in self?.leaving = nil }
            invalidateElements()
        case (nil, nil): break
        }
    }

    override var passesRows: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}

extension _Node {
    /// The node of `view`: the one that is `leaving`, put back, or a new one.
    fileprivate func place<V: View>(of view: V, _ leaving: inout _ViewNode<V>?) -> _ViewNode<V> {
        guard let known = leaving else { return V._makeNode(view, contextForChildren) }
        leaving = nil
        restore(known)
        known.update(view)
        return known
    }
}
