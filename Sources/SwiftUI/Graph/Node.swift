/// A node in the tree of a shown interface. Of no use to programs, which never see one.
///
/// The tree stays while views, which are values, come and go: a node gets the view that is now at its position. It
/// belongs to its position and the type of the view there, and keeps what persists: state, elements, children.
@MainActor
public class _Node {
    /// The interface that the node belongs to.
    package unowned let graph: Graph
    /// The node around this one.
    package private(set) weak var parent: _Node?
    /// The number of nodes around this one.
    package let depth: Int
    /// The update that the node was made in.
    let born: Int
    /// The environment of the node.
    let environment: EnvironmentScope
    /// The changes of transactions here.
    let transactions: TransactionScope
    /// The state of a node.
    private enum State {
        /// In its tree.
        case present
        /// Taken out of it, and still seen: it may be put back.
        case leaving
        /// Removed for good.
        case removed
    }

    private final var state = State.present
    /// Whether the node is in its tree.
    package final var isAlive: Bool { state == .present }
    /// Whether the node was removed from its tree and may be restored.
    final var isLeaving: Bool { state == .leaving }
    /// Whether the node waits in the graph to be refreshed.
    final var isDirty = false
    private var cachedElements: [Element]?
    /// Whether what is in the node is made for a lazy container, which has rows made as they are seen.
    let isLazy: Bool
    /// Whether the container of the node wants to know when its elements change, although it did not ask for them.
    private var isWatched = false

    init(_ context: _NodeContext) {
        graph = context.graph
        parent = context.parent
        depth = context.depth
        born = context.graph.updateNumber
        environment = context.environment
        transactions = context.transactions
        isLazy = context.isLazy
    }

    /// The context of the nodes inside this one.
    final var contextForChildren: _NodeContext {
        _NodeContext(
            graph: graph, parent: self, depth: depth + 1, environment: environment, transactions: transactions,
            isLazy: isLazy && passesRows)
    }

    /// Whether the node is of no consequence to what is in it, so that rows in it are rows of the container around.
    var passesRows: Bool { false }

    /// Whether the node is that of a section.
    var isSection: Bool { false }

    // MARK: The tree

    /// Calls `body` for each node right inside this one, in their order.
    func forEachChild(_ body: (_Node) -> Void) {}

    /// Calls `body` with each of the nodes in this one whose rows are this one's.
    func forEachRowChild(_ body: (_Node) -> Void) { forEachChild(body) }

    /// Removes the node and all inside it from the tree: their state is gone.
    final func remove() {
        guard state != .removed else { return }
        state = .removed
        forEachChild { $0.remove() }
        didRemove()
    }

    /// The node was removed.
    func didRemove() {}

    /// The node and all inside it are out of the tree, and keep what they have.
    final func beginLeaving() {
        guard state == .present else { return }
        state = .leaving
        forEachChild { $0.beginLeaving() }
    }

    /// The node and all inside it are in the tree again. What they read may have changed meanwhile.
    final func endLeaving() {
        guard state == .leaving else { return }
        state = .present
        isDirty = false
        graph.setDirty(self)
        forEachChild { $0.endLeaving() }
        didReturn()
    }

    /// The node was put back into the tree.
    func didReturn() {}

    /// Whether the node represents a view even where it has no elements: something inside hides what it is.
    var isPlaceholder: Bool {
        var result = false
        forEachChild { if $0.isPlaceholder { result = true } }
        return result
    }

    /// Called when something that the node read last time has changed.
    func refresh() {}

    // MARK: Elements

    /// The elements that the node contributes to the container that it is in, from front to back of the list.
    final var elements: [Element] {
        if let cachedElements { return cachedElements }
        let elements = collectElements()
        cachedElements = elements
        return elements
    }

    /// Collects the elements: those of the nodes inside, unless overridden.
    func collectElements() -> [Element] {
        var elements: [Element] = []
        forEachChild { elements += $0.elements }
        return elements
    }

    /// Called when the node's elements have changed.
    final func invalidateElements() {
        guard cachedElements != nil || isWatched else { return }
        cachedElements = nil
        isWatched = false
        elementsDidChange()
        parent?.childElementsDidChange()
    }

    /// Notifies the nodes around once the elements change, although nobody asks for them.
    final func watchElements() { isWatched = true }

    /// The elements of a node inside are other ones now: so are this node's, unless overridden.
    func childElementsDidChange() { invalidateElements() }

    /// The node's own elements were forgotten.
    func elementsDidChange() {}

    // MARK: Preferences

    /// Adds what the node and those inside it prefer to `value`, which is nil while none is set.
    func reduce<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        reduceInside(key, into: &value)
    }

    /// Adds what the nodes inside prefer to `value`.
    func reduceInside<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        forEachChild { $0.reduce(key, into: &value) }
    }
}

/// The node of a view of type `V`. Of no use to programs.
public class _ViewNode<V>: _Node {
    override init(_ context: _NodeContext) { super.init(context) }

    /// Updates the view here to `view`.
    func update(_ view: V) {}
}

/// The context in which a node is made. Of no use to programs.
@MainActor
public struct _NodeContext {
    let graph: Graph
    weak var parent: _Node?
    let depth: Int
    var environment: EnvironmentScope
    var transactions: TransactionScope
    /// Whether what is made is for a lazy container.
    var isLazy = false
}
