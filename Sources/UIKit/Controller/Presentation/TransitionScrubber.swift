import QuartzCore
import RenderServer

/// Holds the animation blocks of a transition, so that the user moves along them, and then lets them run to their end
/// or back. Main actor only.
@MainActor
final class TransitionScrubber {
    /// One block: its changes, and its place in the whole.
    private struct Part {
        let motion: LayerMotion
        let recorder: AnimatorRecorder
        let completion: ((Bool) -> Void)?
    }

    /// Seconds of the whole.
    let duration: Double
    private let clock = MediaClocks.current
    private var parts: [Part] = []
    /// Seconds of the whole that are done.
    private var time = 0.0
    private var end: MediaTimer?
    private static var count = 0

    /// A scrubber of a transition that takes `duration` seconds.
    init(duration: Double) { self.duration = duration }

    /// Makes the changes that `body` animates in blocks, and shows where they begin.
    func record(_ body: () -> Void) {
        let outer = AnimationBlock.scrubber
        AnimationBlock.scrubber = self
        body()
        AnimationBlock.scrubber = outer
        show(speed: 0, isReversed: false)
    }

    /// Takes `block`, whose changes move by `motion`, and which calls `completion` at the end of the whole.
    func adopt(_ block: AnimationBlock, _ motion: LayerMotion, _ completion: ((Bool) -> Void)?) {
        Self.count += 1
        let recorder = AnimatorRecorder(
            curve(of: motion, speed: 0, isReversed: false), from: 0, number: Self.scrubberNumbers + Self.count)
        block.recorder = { recorder.action(for: $1, from: $2) }
        block.didClose = { for track in recorder.tracks { track.noteEnd() } }
        parts.append(Part(motion: motion, recorder: recorder, completion: completion))
    }

    /// The numbers of property animators are below: the keys of both are apart.
    private static let scrubberNumbers = 1 << 32

    /// Shows the whole at `fraction`, 0...1.
    func scrub(to fraction: CGFloat) {
        time = Double(fraction) * duration
        show(speed: 0, isReversed: false)
    }

    /// Lets the whole run to its end, or back, `speed` times as fast as by itself, then puts everything in its place
    /// and calls the completions.
    func run(speed: CGFloat, isReversed: Bool) {
        let speed = speed > 0 && speed.isFinite ? Double(speed) : 1
        let now = clock.now()
        show(speed: speed, isReversed: isReversed, at: now)
        let left = max(0, isReversed ? time : duration - time) / speed
        end = MediaTimer(at: now + left, clock: clock) { self.finish(at: isReversed ? .start : .end) }
    }

    private func finish(at position: UIViewAnimatingPosition) {
        end = nil
        let parts = parts
        self.parts = []
        for part in position == .start ? parts.reversed() : parts {
            for track in part.recorder.tracks { track.finish(at: position) }
        }
        for part in parts { part.completion?(true) }
    }

    private func show(speed: Double, isReversed: Bool, at now: Double = 0) {
        for part in parts {
            let curve = curve(of: part.motion, speed: speed, isReversed: isReversed)
            for track in part.recorder.tracks { track.show(curve, at: now) }
        }
    }

    private func curve(of motion: LayerMotion, speed: Double, isReversed: Bool) -> AnimatorCurve {
        var curve = AnimatorCurve(
            fraction: (time - motion.delay) / motion.duration, duration: motion.duration, speed: speed,
            isReversed: isReversed)
        (curve.curve, curve.spring) = (motion.timingFunction, motion.spring)
        return curve
    }
}
