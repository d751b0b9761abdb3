/// A part of the interface in which transactions are changed in the same way. Main actor only.
@MainActor final class TransactionScope {
    private let parent: TransactionScope?
    private let transform: (inout Transaction) -> Void
    private var known: (update: Int, transaction: Transaction)?

    /// A scope inside `parent` in which `transform` changes transactions.
    init(in parent: TransactionScope?, _ transform: @escaping (inout Transaction) -> Void = { _ in }) {
        (self.parent, self.transform) = (parent, transform)
    }

    /// The transaction under way, as changed by the modifiers here.
    func transaction(in graph: Graph) -> Transaction {
        guard let parent else { return graph.transaction }
        if let known, known.update == graph.updateNumber { return known.transaction }
        var transaction = parent.transaction(in: graph)
        transform(&transaction)
        known = (graph.updateNumber, transaction)
        return transaction
    }

    /// The scope transforms otherwise than was known.
    func forget() { known = nil }
}

/// Changes the transactions in a view.
private nonisolated struct TransactionModifier: ViewModifier {
    typealias Body = Never

    /// Whether the modifier applies to the update to `new` after `old`, nil at first.
    let applies: (_ new: TransactionModifier, _ old: TransactionModifier?) -> Bool
    let transform: (inout Transaction) -> Void
    /// The value that decides.
    var value: Any?

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, TransactionModifier>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, TransactionModifier>> {
        TransactionNode(view, context)
    }
}

private final class TransactionNode<Modified: View>: _ViewNode<ModifiedContent<Modified, TransactionModifier>> {
    /// The state on which the scope's transformation depends.
    private final class State {
        var modifier: TransactionModifier
        /// The update that the modifier applies to; nil for none.
        var update: Int?

        init(_ modifier: TransactionModifier) { self.modifier = modifier }
    }

    private let state: State
    private let scope: TransactionScope
    private var node: _ViewNode<Modified>?

    init(_ view: ModifiedContent<Modified, TransactionModifier>, _ context: _NodeContext) {
        let state = State(view.modifier)
        let graph = context.graph
        self.state = state
        scope = TransactionScope(in: context.transactions) { [unowned graph] transaction in
            if state.modifier.value == nil || state.update == graph.updateNumber {
                state.modifier.transform(&transaction)
            }
        }
        super.init(context)
        var inner = contextForChildren
        inner.transactions = scope
        node = Modified._makeNode(view.content, inner)
    }

    override func update(_ view: ModifiedContent<Modified, TransactionModifier>) {
        if view.modifier.applies(view.modifier, state.modifier) { state.update = graph.updateNumber }
        state.modifier = view.modifier
        scope.forget()
        node?.update(view.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}

extension View {
    /// Changes by `transform` every transaction that is applied to this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(applies: { _, _ in true }, transform: transform))
    }

    /// Changes by `transform` the transactions in which `value` changes.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier.onChange(of: value, transform))
    }

    /// Animates changes of this view by `animation` whenever `value` changes, or makes them at once if `animation` is
    /// nil.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(
            TransactionModifier.onChange(of: value) {
                if !$0.disablesAnimations { $0.animation = animation }
            })
    }

    /// Animates what `body` does to this view by `animation`, or makes it at once if that is nil; this view itself
    /// changes as it did.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(self, keepsAnimation: true)).transaction {
            $0[OuterAnimation.self] = $0.animation
            if !$0.disablesAnimations { $0.animation = animation }
        }
    }

    /// Animates every change of this view by `animation`, or makes it at once if that is nil. `animation(_:value:)`
    /// names the changes that are meant, and is to be preferred.
    @available(iOS, deprecated: 15, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

extension TransactionModifier {
    /// A modifier that applies when `value` changes.
    nonisolated static func onChange<V: Equatable>(
        of value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> TransactionModifier {
        TransactionModifier(
            applies: { new, old in (new.value as? V) != (old?.value as? V) }, transform: transform, value: value)
    }
}

/// The animation outside of what `animation(_:body:)` animates.
enum OuterAnimation: TransactionKey { static var defaultValue: Animation? { nil } }
