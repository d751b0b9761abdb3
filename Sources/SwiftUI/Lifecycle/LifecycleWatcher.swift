/// A node that wants to know when what is in it is on screen.
@MainActor protocol LifecycleNode: AnyObject {
    /// The watcher that determines that.
    var watcher: LifecycleWatcher { get }
}

/// Reports when a node comes on screen and leaves it: it is on screen when it is in a shown interface and has an
/// element, or one that it had is still visible on its way out. Main actor only.
@MainActor final class LifecycleWatcher {
    private weak var node: _Node?
    /// The node's elements, and those it had that are still seen.
    private var shown: [Element] = []
    /// Whether it is on screen.
    private(set) var isPresent = false
    /// Called when the node came, and when it went.
    var appeared: () -> Void = {}
    var disappeared: () -> Void = {}

    init(_ node: _Node) { self.node = node }

    /// Schedules a check once all is laid out.
    func setNeedsCheck() { node?.graph.setNeedsLifecycle(self) }

    /// Schedules a check of all nodes inside `node`: what is in it may be on screen now, or no more.
    static func setNeedsChecks(in node: _Node) {
        (node as? any LifecycleNode)?.watcher.setNeedsCheck()
        node.forEachChild(setNeedsChecks)
    }

    /// Schedules a check of all nodes inside that of `element`, and of those around it inside of `outer`.
    static func setNeedsChecks(of element: Element, in outer: _Node?) {
        guard let node = element.node else { return }
        setNeedsChecks(in: node)
        var next = node.parent
        while let node = next, node !== outer {
            (node as? any LifecycleNode)?.watcher.setNeedsCheck()
            next = node.parent
        }
    }

    /// Checks whether the node came or went.
    func check() {
        // One that may be put back is there until it is removed.
        guard let node, !node.isLeaving else { return }
        let wasPresent = isPresent
        if node.isAlive, node.graph.isOnScreen {
            let all = node.elements
            let elements = all.filter { !$0.isSetAside }
            let known = Set(elements.map(ObjectIdentifier.init))
            let leaving = shown.filter { !known.contains(ObjectIdentifier($0)) && $0.isSeen }
            if !leaving.isEmpty { node.graph.removedNodes.add(self) }
            shown = elements + leaving
            isPresent = !shown.isEmpty || (all.isEmpty && node.isPlaceholder)
        } else {
            (shown, isPresent) = ([], false)
        }
        if isPresent != wasPresent { isPresent ? appeared() : disappeared() }
    }
}

/// The node of a view with an action on appearance or disappearance.
class LifecycleModifierNode<Modified: View, Modifier: ViewModifier>: ModifiedNode<Modified, Modifier>, LifecycleNode {
    final lazy var watcher = LifecycleWatcher(self)

    override init(_ view: ModifiedContent<Modified, Modifier>, _ context: _NodeContext) {
        super.init(view, context)
        watcher.appeared = { [weak self] in self?.appeared() }
        watcher.disappeared = { [weak self] in self?.disappeared() }
        watcher.setNeedsCheck()
    }

    /// The view came on screen.
    func appeared() {}
    /// The view left the screen.
    func disappeared() {}

    override final func elementsDidChange() { watcher.setNeedsCheck() }
    override final func didRemove() { watcher.check() }
}
