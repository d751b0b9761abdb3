/// A node that wants to know when what is in it is on screen.
@MainActor protocol LifecycleNode: AnyObject {
    /// Who finds that out.
    var watcher: LifecycleWatcher { get }
}

/// Tells when elements of a node come on screen and leave it: the node is in a shown interface and has them. Main actor
/// only.
@MainActor final class LifecycleWatcher {
    private unowned let node: _Node
    private var shown: [Element] = []
    /// The elements that came and went.
    var appeared: (ObjectIdentifier) -> Void = { _ in }
    var disappeared: (ObjectIdentifier) -> Void = { _ in }

    init(_ node: _Node) { self.node = node }

    /// Looks again once bodies have run.
    func setNeedsCheck() { node.graph.setNeedsLifecycle(self) }

    /// Finds out what came and what went.
    func check() {
        let present = node.isAlive && node.graph.isOnScreen ? node.elements : []
        let former = shown
        shown = present
        let (before, after) = (Set(former.map(ObjectIdentifier.init)), Set(present.map(ObjectIdentifier.init)))
        for element in former.map(ObjectIdentifier.init) where !after.contains(element) { disappeared(element) }
        for element in present.map(ObjectIdentifier.init) where !before.contains(element) { appeared(element) }
    }
}

/// The place of a view about whose coming and going something is to be done.
class LifecycleModifierNode<Modified: View, Modifier: ViewModifier>: ModifiedNode<Modified, Modifier>, LifecycleNode {
    final lazy var watcher = LifecycleWatcher(self)

    override init(_ view: ModifiedContent<Modified, Modifier>, _ context: _NodeContext) {
        super.init(view, context)
        watcher.appeared = { [weak self] in self?.appeared($0) }
        watcher.disappeared = { [weak self] in self?.disappeared($0) }
        watcher.setNeedsCheck()
    }

    /// An element came on screen.
    func appeared(_ element: ObjectIdentifier) {}
    /// An element left the screen.
    func disappeared(_ element: ObjectIdentifier) {}

    override final func elementsDidChange() { watcher.setNeedsCheck() }
    override final func didRemove() { watcher.check() }
}
