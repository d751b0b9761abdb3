import Dispatch
import ObjectiveC
import OctantBase
import RenderServer

/// Seconds between the frames that layers draw for animations of their own properties: 60 a second.
private let drawnFrameInterval = 1.0 / 60

/// The transactions, changed contexts and running animations of one thread.
///
/// `@unchecked Sendable`: an instance is used by its own thread only, `main` by the main thread and the main queue,
/// which never run at the same time; but any thread notes changes of its contexts, under the layers' lock.
final class LayerThread: @unchecked Sendable {
    private struct Frame {
        var values: TransactionValues
        /// The completions set in this very transaction.
        var own: [TransactionCompletion] = []
        /// Whether changes already waited for the implicit transaction when this one began.
        var hadWaitingChanges: Bool
    }

    private struct Running {
        weak var layer: CALayer?
        let animation: AttachedAnimation
    }

    private static let main = LayerThread(isMain: true)
    /// The other threads'.
    private static let others = ThreadLocal<LayerThread>()

    /// The passes that repeat over the thread's trees until their layout settles.
    let passes = LayoutPasses()
    private let isMain: Bool
    private var frames: [Frame] = []
    private var implicit = Frame(values: TransactionValues(), hadWaitingChanges: false)
    /// Contexts with changes, unless their owners let go of them meanwhile.
    private var changed: [Weak<LayerContext>] {
        _read {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield storedChanged
        }
        _modify {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield &storedChanged
        }
    }
    private var storedChanged: [Weak<LayerContext>] = []
    /// The layers removed from their superlayer since the last commit.
    private var orphans: [CALayer] = []
    /// The layers that were in no visible tree when they got animations, since the last end of a turn.
    private var homeless: [Weak<CALayer>] = []
    /// How many of them are kept before those that are gone are dropped: a thread that never flushes has no turns.
    private var mostHomeless = 64
    private var running: [Running] = []
    /// Layers that animations draw anew frame by frame.
    private var drawn: [Weak<CALayer>] = []
    /// Committed transactions' blocks that did not run yet.
    private var closed: [TransactionCompletion] = []
    private var isCommitting = false
    /// The closures that wait for the contexts that are being committed.
    private var followers: [() -> Void] = []
    /// Whether layers that were never shown search for actions too.
    var searchesUnshown = false
    /// The layer that is being copied with its class's `init(layer:)`.
    var copied: CALayer?
    /// Whether a layer is displayed for one frame of many, which is no change of it.
    var isDrawingFrame = false
    private var isTurnScheduled: Bool {
        get { LayerLock.hold { storedTurnScheduled } }
        set { LayerLock.hold { storedTurnScheduled = newValue } }
    }
    private var storedTurnScheduled = false
    /// The cached `turnTime` until the end of the turn.
    private var firstTime: Double?
    /// The media time for which a delivery is scheduled; infinite when none is.
    private var deliveryTime = Double.infinity
    /// The number of the delivery scheduled last, which tells it from older ones.
    private var deliveryNumber = 0

    private init(isMain: Bool) {
        self.isMain = isMain
        if isMain { MainThread.watchesRuntime }
    }

    /// The calling thread's.
    static var current: LayerThread {
        if MainThread.isCurrent { return main }
        if let thread = others.value { return thread }
        let thread = LayerThread(isMain: false)
        others.value = thread
        return thread
    }

    // MARK: Transactions

    /// The values of the innermost transaction.
    var values: TransactionValues {
        get { frames.last?.values ?? implicit.values }
        set {
            if frames.isEmpty {
                implicit.values = newValue
                scheduleTurn()
            } else {
                frames[frames.count - 1].values = newValue
            }
        }
    }

    func begin() {
        let waits = frames.first?.hadWaitingChanges ?? (isCommitting || changed.contains { $0.object != nil })
        frames.append(Frame(values: values, hadWaitingChanges: waits))
    }

    func commit() {
        guard let frame = frames.popLast() else { return }
        close(frame.own)
        guard frames.isEmpty else { return }
        if frame.hadWaitingChanges { scheduleTurn() } else { commitContexts() }
    }

    func flush() {
        deliver()
        if MainThread.isCurrent {
            MainActor.assumeIsolated {
                MediaTimer.clockMayHaveMoved()
                DisplayLinks.shared.clockMayHaveMoved()
                FrameRequest.flush()
            }
        }
        endTurn()
    }

    func addCompletion(_ block: @escaping () -> Void) {
        let completion = TransactionCompletion(block)
        values.completions.append(completion)
        if frames.isEmpty {
            implicit.own.append(completion)
        } else {
            frames[frames.count - 1].own.append(completion)
        }
    }

    /// Runs `block` at the next delivery.
    func deliverLater(_ block: @escaping () -> Void) { close([TransactionCompletion(block)]) }

    private func close(_ completions: [TransactionCompletion]) {
        for completion in completions { completion.isClosed = true }
        closed += completions
        if !completions.isEmpty { scheduleDelivery() }
    }

    // MARK: Commit

    /// Notes that `context` has changes; they are committed at the end of the turn.
    func noteChange(of context: LayerContext) {
        changed.append(Weak(context))
        scheduleTurn()
    }

    /// The host's media time of all that begins before the end of this turn: the present one when first asked for.
    var turnTime: Double {
        if let firstTime { return firstTime }
        let time = HostClock().now()
        firstTime = time
        scheduleTurn()
        return time
    }

    /// Runs `block` once the contexts that are being committed all are; now when none is.
    func afterCommits(_ block: @escaping () -> Void) {
        if isCommitting { followers.append(block) } else { block() }
    }

    func noteOrphan(_ layer: CALayer) {
        orphans.append(layer)
        scheduleTurn()
    }

    /// `layer`, which is not shown, got an animation.
    func noteHomeless(_ layer: CALayer) {
        if homeless.count >= mostHomeless {
            homeless.removeAll { $0.object == nil }
            mostHomeless = max(64, 2 * homeless.count)
        }
        if homeless.last?.object !== layer { homeless.append(Weak(layer)) }
        scheduleTurn()
    }

    private func scheduleTurn() {
        guard isMain else { return }
        let wasScheduled = LayerLock.hold {
            defer { isTurnScheduled = true }
            return isTurnScheduled
        }
        if wasScheduled { return }
        DispatchQueue.main.async {
            Self.main.isTurnScheduled = false
            Self.main.endTurn()
        }
    }

    /// Commits the implicit transaction, unless an explicit one is open: its `commit` comes back here.
    private func endTurn() {
        guard frames.isEmpty else { return }
        let completions = implicit.own
        implicit = Frame(values: TransactionValues(), hadWaitingChanges: false)
        commitContexts()
        let homeless = homeless
        self.homeless = []
        for entry in homeless { entry.object?.endHomelessAnimations() }
        close(completions)
    }

    private func commitContexts() {
        guard !isCommitting else { return }
        isCommitting = true
        let left = orphans
        orphans.removeAll()
        for layer in left where layer.hostContext == nil { layer.didLeaveContext() }
        Associations.sweep()
        // Each once: what changes again while the others are committed waits for the next turn.
        var committed: Set<ObjectIdentifier> = []
        var waiting: [Weak<LayerContext>] = []
        while let next = changed.popLast() {
            guard let context = next.object else { continue }
            if committed.insert(ObjectIdentifier(context)).inserted {
                context.commit()
            } else {
                waiting.append(next)
            }
        }
        changed += waiting
        firstTime = nil
        let followers = followers
        self.followers = []
        for follower in followers { follower() }
        isCommitting = false
        if !changed.isEmpty { scheduleTurn() }
        scheduleDelivery()
    }

    // MARK: Running animations

    func watch(_ animation: AttachedAnimation, of layer: CALayer) {
        running.append(Running(layer: layer, animation: animation))
    }

    /// Makes `layer` display for every frame as long as it has animations that ask for it.
    func drawFrames(of layer: CALayer) {
        if !drawn.contains(where: { $0.object === layer }) { drawn.append(Weak(layer)) }
        scheduleDelivery()
    }

    /// Notifies delegates of begins and ends, removes ended animations from their layers and runs completion blocks,
    /// all as of the present media time of each layer's context.
    private func deliver() {
        for entry in running where !entry.animation.isOver {
            guard let layer = entry.layer else {
                entry.animation.end(finished: false)
                continue
            }
            guard let context = layer.hostContext, entry.animation.isStamped else { continue }
            MediaClocks.$current.withValue(context.clock) {
                layer.advance(entry.animation, to: context.clock.now())
            }
        }
        for entry in drawn { entry.object?.setNeedsDisplay() }
        drawn.removeAll { !($0.object?.wantsFrames ?? false) }
        let due = closed.filter(\.isDue)
        closed.removeAll(where: \.isDue)
        for completion in due { completion.block() }
        scheduleDelivery()
    }

    /// Schedules `deliver` for when the next delegate call or completion is due. A manual clock is moved by no timer:
    /// what lies ahead of it is delivered by the `flush` after it was moved.
    func scheduleDelivery() {
        running.removeAll(where: \.animation.isOver)
        guard isMain else { return }
        let now = HostClock().now()
        var soonest = closed.contains(where: \.isDue) ? now : Double.infinity
        for entry in running {
            guard let layer = entry.layer else {
                soonest = now
                continue
            }
            guard let context = layer.hostContext, let due = layer.nextEvent(of: entry.animation) else { continue }
            let delay = max(0, due - context.clock.now())
            if delay == 0 || context.clock is HostClock { soonest = min(soonest, now + delay) }
        }
        if drawn.contains(where: { $0.object?.hostContext?.clock is HostClock }) {
            soonest = min(soonest, now + drawnFrameInterval)
        }
        guard soonest < deliveryTime else { return }
        deliveryTime = soonest
        deliveryNumber += 1
        let number = deliveryNumber
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, soonest - now)) {
            guard Self.main.deliveryNumber == number else { return }
            Self.main.deliveryTime = .infinity
            Self.main.deliver()
        }
    }
}
