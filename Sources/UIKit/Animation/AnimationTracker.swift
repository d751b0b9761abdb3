import OctantBase
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
    private var hasMoved = false
    /// Whether a completion runs in the call that ended its block.
    @MainActor private static var isCompleting = false

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    func begin() {
        running += 1
        hasMoved = true
    }

    func end(finished: Bool) {
        running -= 1
        if !finished { hasFailed = true }
        endIfDue()
    }

    /// No animation joins any more. With `atOnce` the completion runs in this call if none ever did, as on UIKit: not
    /// in another one that runs so, or a program that begins anew in its completion would never come back.
    @MainActor
    func close(atOnce: Bool = false) {
        isClosed = true
        guard atOnce, !hasMoved, !Self.isCompleting, let completion else { return endIfDue() }
        self.completion = nil
        Self.isCompleting = true
        completion(true)
        Self.isCompleting = false
    }

    private func endIfDue() {
        guard isClosed, running == 0, let completion else { return }
        self.completion = nil
        let (finished, clock) = (!hasFailed, clock)
        // Never inside the call that ended the last animation: a completion may do anything.
        LayerTurn.afterwards { MediaClocks.$current.withValue(clock) { completion(finished) } }
    }
}

/// The delegate of the animations of one change of a block: notifies the block of their end. Main thread.
///
/// There is one animation, or as many more as the program makes of a copy of it.
final class ViewMotion: LayerMotionDelegate {
    private let tracker: AnimationTracker
    private weak var blocked: UIView?
    private var running = 0

    /// A tracker of animations during which `view` gets no touches.
    init(_ tracker: AnimationTracker, blocking view: UIView?) { (self.tracker, blocked) = (tracker, view) }

    var owner: AnyObject { tracker }

    func motionWasAdded(_ animation: CAAnimation, to layer: CALayer, forKey key: String?) {
        guard MainThread.isCurrent else { return }
        running += 1
        tracker.begin()
        let view = blocked
        MainActor.assumeIsolated { view?.touchBlocks += 1 }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard running > 0 else { return }
        running -= 1
        let view = blocked
        MainActor.assumeIsolated { view?.touchBlocks -= 1 }
        tracker.end(finished: flag)
    }
}
