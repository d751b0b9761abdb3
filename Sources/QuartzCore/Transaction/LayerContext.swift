import CoreGraphics
import RenderServer

/// The host of a tree of layers: it turns the changes of its root's subtree into render trees.
///
/// It belongs to the thread that made it, as its layers do.
package final class LayerContext {
    /// The layer that hosts all others.
    package let root: CALayer
    /// The source of this tree's media time: the clock that was in force when the context was made.
    package let clock: any MediaClock
    /// The tree committed last.
    package private(set) var newest: RenderTree?

    /// A layer that asked for layout or display too often.
    private struct Refused {
        weak var layer: CALayer?
        let marks: LayerDirt
    }

    /// The calls refused in this turn, and in the last one that committed anything.
    private var refused: [Refused] = [], postponed: [Refused] = []
    private let sink: (RenderTree) -> Void
    private let thread: LayerThread
    /// Whether changes wait to be committed.
    private(set) var isWaiting: Bool {
        get { LayerLock.hold { storedWaiting } }
        set { LayerLock.hold { storedWaiting = newValue } }
    }
    private var storedWaiting = false
    /// The name of the layer that shifts a root which does not lie at the origin.
    private let stageID = LayerID.unique()

    /// Hosts `root`, which has no superlayer, and hands each committed tree to `sink`, on the context's thread.
    package init(
        root: CALayer, clock: any MediaClock = MediaClocks.current, sink: @escaping (RenderTree) -> Void = { _ in }
    ) {
        self.root = root
        self.clock = clock
        self.sink = sink
        thread = .current
        root.context = self
        setNeedsCommit()
    }

    /// Lets go of the root: its layers are in no context any more, and their animations are dropped.
    package func invalidate() {
        guard root.context === self else { return }
        root.context = nil
        root.didLeaveContext()
    }

    /// The present media time of this tree, in seconds.
    package var now: Double { clock.now() }

    /// The media time of all that begins in this turn, in any context of the thread: the present one when first asked
    /// for. A clock that is not the host's does not move by itself, and is used as it is.
    package var turnTime: Double { clock is HostClock ? thread.turnTime : now }

    /// Schedules a commit of the tree at the end of the turn.
    func setNeedsCommit() {
        LayerLock.lock()
        defer { LayerLock.unlock() }
        guard !isWaiting else { return }
        isWaiting = true
        thread.noteChange(of: self)
    }

    /// Lays out, draws contents, and publishes a new tree if anything changed, now rather than at the end of the turn.
    package func commit() {
        guard root.context === self else { return }
        isWaiting = true
        for entry in postponed {
            if let layer = entry.layer, layer.hostContext === self { layer.mark(entry.marks) }
        }
        MediaClocks.$current.withValue(clock) {
            let settled = thread.passes.settle(root, [.subtreeLayout, .subtreeDisplay]) {
                root.layoutSubtree() || root.displaySubtree()
            }
            guard !settled else { return }
            // What was refused layout is drawn as it is.
            root.displaySubtree()
            root.refuseWaiting(.layout)
            root.refuseWaiting(.display)
        }
        let changed = LayerLock.hold { () -> RenderLayer? in
            isWaiting = false
            return root.dirt.contains(.render) || newest == nil ? root.snapshot(parentTime: clock.now()) : nil
        }
        (postponed, refused) = (refused, [])
        if let changed {
            let tree = staged(changed)
            newest = tree
            sink(tree)
        }
        if !root.dirt.isEmpty { setNeedsCommit() }
    }

    /// Sets `marks` on `layer` again in the next turn's commit, whatever that is for.
    func refuse(_ layer: CALayer, _ marks: LayerDirt) { refused.append(Refused(layer: layer, marks: marks)) }

    /// The tree that shows the root's frame, wherever that lies, from its top left on.
    private func staged(_ layer: RenderLayer) -> RenderTree {
        let frame = root.frame
        guard frame.origin != .zero else { return RenderTree(root: layer, size: frame.size) }
        var stage = LayerProperties()
        stage.bounds = frame
        stage.position = .zero
        stage.anchorPoint = .zero
        return RenderTree(
            root: RenderLayer(id: stageID, properties: stage, sublayers: [layer]), size: frame.size)
    }
}
