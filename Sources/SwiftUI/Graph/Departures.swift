/// What was taken out of a graph's tree and is still seen on its way out. Main actor only.
///
/// A node that is taken out keeps its state while a view of it is in a window. Put back meanwhile, it is the one that
/// it was; otherwise it is removed, and its views are told of their disappearance, once nothing of it is seen any more:
/// in the same update where nothing moves.
@MainActor final class Departures {
    private struct Departure {
        let node: _Node
        /// Whether the node goes without a transition, even without one that nothing animates.
        let isPlain: Bool
        /// Has the node's parent forget it.
        let forget: () -> Void
    }

    private var nodes: [Departure] = []
    /// Who waits until elements that were replaced are seen no more.
    private var watchers: [LifecycleWatcher] = []
    /// When programs hear of the disappearance of what is being removed now.
    private(set) var order = LateOrder.last

    func add(_ node: _Node, forget: @escaping () -> Void) {
        let isPlain = node.elements.allSatisfy(\.leavesAtOnce)
        nodes.append(Departure(node: node, isPlain: isPlain, forget: forget))
    }

    /// `node` is not to be removed after all.
    func takeBack(_ node: _Node) { nodes.removeAll { $0.node === node } }

    /// Has `watcher` look again when something was seen for the last time.
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

/// When something that a program wants to do after layout is done, among what others want.
enum LateOrder: CaseIterable {
    /// Before views are told of their appearance.
    case first
    /// As views are told of it.
    case ordinary
    /// After that.
    case last
}

extension _Node {
    /// Takes `child`, a node right inside this one, out of the tree. Its elements have to be forgotten then. While it
    /// is still seen it can be put back; when it is removed, `forget` is called first.
    final func dismiss(_ child: _Node, forget: @escaping () -> Void) {
        graph.departures.add(child, forget: forget)
        child.beginLeaving()
    }

    /// Puts `child`, which was dismissed and is not yet removed, back into the tree.
    final func restore(_ child: _Node) {
        graph.departures.takeBack(child)
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

    /// Whether the element's transition does nothing when it is taken out.
    fileprivate var leavesAtOnce: Bool {
        guard let side = layoutValue(TransitionKey.self)?.removal else { return false }
        return side.effect == TransitionEffect() && side.modifiers.isEmpty
    }
}
