import QuartzCore
import RenderServer

/// Waits for all animations of one block, and then runs its completion once. Main thread.
final class AnimationTracker {
    private var completion: ((Bool) -> Void)?
    /// The clock in force for the block, and so for its completion.
    private let clock = MediaClocks.current
    private var running = 0
    private var isClosed = false
    private var hasFailed = false
    private var homeless: [ViewMotion] = []

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    func begin(_ motion: ViewMotion) { running += 1 }

    func end(finished: Bool) {
        running -= 1
        if !finished { hasFailed = true }
        endIfDue()
    }

    /// `motion` is on a layer that is in no window. It may come into one in this turn; else it is over.
    func noteHomeless(_ motion: ViewMotion) {
        homeless.append(motion)
        guard homeless.count == 1 else { return }
        LayerTurn.afterwards { [self] in
            let waiting = homeless
            homeless = []
            for motion in waiting { motion.endIfHomeless() }
        }
    }

    /// No animation joins any more.
    func close() {
        isClosed = true
        endIfDue()
    }

    private func endIfDue() {
        guard isClosed, running == 0, let completion else { return }
        self.completion = nil
        let (finished, clock) = (!hasFailed, clock)
        // Never inside the call that ended the last animation: a completion may do anything.
        LayerTurn.afterwards { MediaClocks.$current.withValue(clock) { completion(finished) } }
    }
}

/// The delegate of one animation of a block: tells the block of its end. Main thread.
final class ViewMotion: LayerMotionDelegate {
    private let tracker: AnimationTracker
    private weak var layer: CALayer?
    private weak var blocked: UIView?
    private var hasBegun = false
    /// Whether the animation was ended because its layer was in no window: it counts as finished, since what it would
    /// have led to is there.
    private var isHomeless = false

    /// For an animation of `layer`, during which `view` takes no touches.
    init(_ tracker: AnimationTracker, layer: CALayer, blocking view: UIView?) {
        (self.tracker, self.layer, blocked) = (tracker, layer, view)
    }

    var owner: AnyObject { tracker }

    /// The animation may have been added. Whether it was, its layer knows.
    @MainActor
    func wasAdded() {
        guard let layer, !animationKeys.isEmpty else { return }
        hasBegun = true
        tracker.begin(self)
        blocked?.touchBlocks += 1
        if !layer.isHosted { tracker.noteHomeless(self) }
    }

    /// Ends the animation if its layer is in no window.
    func endIfHomeless() {
        guard let layer, !layer.isHosted else { return }
        isHomeless = true
        for key in animationKeys { layer.removeAnimation(forKey: key) }
    }

    private var animationKeys: [String] {
        guard let layer else { return [] }
        return (layer.animationKeys() ?? []).filter { layer.animation(forKey: $0)?.delegate === self }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard hasBegun else { return }
        hasBegun = false
        let view = blocked
        MainActor.assumeIsolated { view?.touchBlocks -= 1 }
        tracker.end(finished: flag || isHomeless)
    }
}
