/// Sets the transition of a view.
nonisolated struct TransitionModifier: ViewModifier {
    typealias Body = Never

    let transition: AnyTransition

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, TransitionModifier>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, TransitionModifier>> {
        TransitionNode(view, context)
    }
}

/// The node of a view with a transition. Where the transition has modifiers, they are always applied, and change from
/// their active to their identity form when the view has come.
private final class TransitionNode<Modified: View>: _ViewNode<ModifiedContent<Modified, TransitionModifier>> {
    private var view: ModifiedContent<Modified, TransitionModifier>
    private var plain: _ViewNode<Modified>?
    private var modified: _ViewNode<AnyView>?
    private var wrappers = Companions<TransitionElement>()
    private var isComing = false
    private var isGoing = false
    /// The transaction of the removal; nil before.
    private let removal: TransactionHolder
    private var scope: TransactionScope?
    /// Whether views fade here instead of moving, as the user wants it.
    private let isCalm: Bool

    /// The transition that is here now.
    private var transition: AnyTransition { isCalm ? view.modifier.transition.calm : view.modifier.transition }

    init(_ view: ModifiedContent<Modified, TransitionModifier>, _ context: _NodeContext) {
        self.view = view
        let removal = TransactionHolder()
        self.removal = removal
        isCalm = context.environment.values.accessibilityReduceMotion
        super.init(context)
        let transition = transition
        if transition.insertion.modifiers.isEmpty, transition.removal.modifiers.isEmpty {
            plain = Modified._makeNode(view.content, contextForChildren)
            return
        }
        var coming = transactions.transaction(in: graph)
        coming.animation = transition.insertion.animation ?? coming.animation
        isComing =
            coming.animation != nil && graph.hasShown && !transition.insertion.modifiers.isEmpty && isOutermost
        var inner = contextForChildren
        inner.transactions = TransactionScope(in: transactions) { transaction in
            if let value = removal.value { transaction = value }
        }
        scope = inner.transactions
        modified = AnyView._makeNode(content, inner)
        guard isComing else { return }
        // Once it is shown as it comes, it becomes what it is.
        let box = TransactionBox(coming)
        graph.afterLayout { [weak self, weak graph] in graph?.enqueue({ self?.come() }, in: box) }
    }

    /// Whether nothing that holds the view is as new as itself: else it comes with that.
    private var isOutermost: Bool {
        var next = parent
        while let node = next, node.born == born {
            if node is any ContainerNode { return false }
            next = node.parent
        }
        return true
    }

    /// The view with all modifiers as they are now.
    private var content: AnyView {
        let transition = transition
        let (insertion, removal) = (transition.insertion, transition.removal)
        func isIn(_ side: AnyTransition.Side, _ pair: any TransitionModifiers) -> Bool {
            side.modifiers.contains { $0 === pair }
        }
        let pairs = insertion.modifiers + removal.modifiers.filter { !isIn(insertion, $0) }
        return pairs.reduce(AnyView(view.content)) { content, pair in
            if isGoing && isIn(removal, pair) { return pair.modify(content, .didDisappear) }
            return pair.modify(content, isComing && isIn(insertion, pair) ? .willAppear : .identity)
        }
    }

    private func come() {
        guard isAlive else { return }
        isComing = false
        modified?.update(content)
    }

    /// Makes the modifiers of the removal change to its end.
    private func leave(_ transaction: Transaction) {
        guard isLeaving, !isGoing, !transition.removal.modifiers.isEmpty else { return }
        isGoing = true
        removal.value = transaction
        scope?.forget()
        modified?.update(content)
    }

    /// The modifiers do again what they do to a view that is there.
    override func didReturn() {
        guard isGoing else { return }
        isGoing = false
        removal.value = nil
        scope?.forget()
        modified?.update(content)
    }

    override func update(_ view: ModifiedContent<Modified, TransitionModifier>) {
        self.view = view
        let transition = transition
        for entry in wrappers.present { entry.companion.transition = transition }
        plain?.update(view.content)
        modified?.update(content)
    }

    override func collectElements() -> [Element] {
        let transition = transition
        wrappers.follow((plain ?? modified)?.elements ?? []) { content in
            let wrapper = TransitionElement(self, around: content)
            wrapper.leave = { [weak self] in self?.leave($0) }
            wrapper.transition = transition
            return wrapper
        } restore: {
            $0.transition = transition
        }
        return wrappers.present.map(\.companion)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let plain { body(plain) }
        if let modified { body(modified) }
    }
}

/// An element with a transition.
final class TransitionElement: UnaryElement {
    var transition = AnyTransition.opacity
    /// Makes modifiers show that the element leaves.
    var leave: (Transaction) -> Void = { _ in }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        if K.self == TransitionKey.self, let value = transition as? K.Value { return value }
        return super.layoutValue(key)
    }
}

/// A transaction that comes later.
private final class TransactionHolder {
    var value: Transaction?
}
