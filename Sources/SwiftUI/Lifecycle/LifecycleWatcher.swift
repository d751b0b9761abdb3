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
class LifecycleModifierNode<Modified: View, Modifier: ViewModifier>: _ViewNode<ModifiedContent<Modified, Modifier>>,
    LifecycleNode
{
    final var modifier: Modifier
    final lazy var watcher = LifecycleWatcher(self)
    private var node: _ViewNode<Modified>?

    init(_ view: ModifiedContent<Modified, Modifier>, _ context: _NodeContext) {
        modifier = view.modifier
        super.init(context)
        node = Modified._makeNode(view.content, contextForChildren)
        watcher.appeared = { [weak self] in self?.appeared($0) }
        watcher.disappeared = { [weak self] in self?.disappeared($0) }
        watcher.setNeedsCheck()
    }

    /// An element came on screen.
    func appeared(_ element: ObjectIdentifier) {}
    /// An element left the screen.
    func disappeared(_ element: ObjectIdentifier) {}

    override func update(_ view: ModifiedContent<Modified, Modifier>) {
        modifier = view.modifier
        node?.update(view.content)
    }

    override final func elementsDidChange() { watcher.setNeedsCheck() }
    override final func didRemove() { watcher.check() }
    override final func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}
