/// What was removed from a graph's tree and is still visible on its way out. Main actor only.
///
/// A dismissed node keeps its state while a view of it is in a window. Restored meanwhile, it is the one that it was;
/// otherwise it is removed, and its views are notified of their disappearance, once nothing of it is visible any more:
/// in the same update where nothing moves.
@MainActor final class RemovedNodes {
    private struct RemovedNode {
        let node: _Node
        /// Whether the node goes without a transition, even without one that nothing animates.
        let isPlain: Bool
        /// Removes the node from its parent.
        let forget: () -> Void
    }

    private var nodes: [RemovedNode] = []
    /// The watchers that wait until replaced elements are no longer visible.
    private var watchers: [LifecycleWatcher] = []
    /// The order in which programs are notified of the disappearance of what is being removed now.
    private(set) var order = AfterLayoutOrder.last

    func add(_ node: _Node, forget: @escaping () -> Void) {
        let isPlain = node.elements.allSatisfy(\.leavesAtOnce)
        nodes.append(RemovedNode(node: node, isPlain: isPlain, forget: forget))
    }

    /// `node` is not to be removed after all.
    func takeBack(_ node: _Node) { nodes.removeAll { $0.node === node } }

    /// Makes `watcher` check again when something was visible for the last time.
    func add(_ watcher: LifecycleWatcher) { watchers.append(watcher) }

    /// Removes what is seen no more.
    func check() {
        guard !nodes.isEmpty || !watchers.isEmpty else { return }
        end { !$0.elements.contains(where: \.isSeen) }
        let waiting = watchers
        watchers = []
        for watcher in waiting { watcher.check() }
    }

    /// Removes everything.
    func endAll() { end { _ in true } }

    private func end(where isOver: (_Node) -> Bool) {
        let gone = nodes.filter { isOver($0.node) }
        nodes.removeAll { departure in gone.contains { $0.node === departure.node } }
        for departure in gone {
            departure.forget()
            order = departure.isPlain ? .first : .last
            departure.node.remove()
        }
        order = .last
    }
}

/// The order in which a program's closures after layout run.
enum AfterLayoutOrder: CaseIterable {
    /// Before views are notified of their appearance.
    case first
    /// Together with the views being notified of it.
    case ordinary
    /// After that.
    case last
}

extension _Node {
    /// Removes `child`, a node right inside this one, from the tree. Its elements have to be dropped then. While it is
    /// still visible it can be restored; when it is removed, `forget` is called first.
    final func dismiss(_ child: _Node, forget: @escaping () -> Void) {
        graph.removedNodes.add(child, forget: forget)
        child.beginLeaving()
    }

    /// Restores `child`, which was dismissed and is not yet removed, to the tree.
    final func restore(_ child: _Node) {
        graph.removedNodes.takeBack(child)
        child.endLeaving()
        for element in child.elements { element.forgetAllLayout() }
    }
}

extension Element {
    /// Whether the element, or the only one in it, is of a node on its way out.
    final var isLeaving: Bool { isOfLeavingNode || (children.count == 1 && children[0].isLeaving) }

    /// Whether a view of the element, or of something in it, is in a window.
    final var isSeen: Bool {
        guard graph?.isOnScreen == true else { return false }
        if let ownView { return ownView.window != nil }
        return children.contains(where: \.isSeen)
    }

    /// Whether the element's transition does nothing on removal.
    fileprivate var leavesAtOnce: Bool {
        guard let side = layoutValue(TransitionKey.self)?.removal else { return false }
        return side.effect == TransitionEffect() && side.modifiers.isEmpty
    }
}
