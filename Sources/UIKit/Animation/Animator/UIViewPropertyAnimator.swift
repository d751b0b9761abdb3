import CoreGraphics
import OctantBase
import QuartzCore
import RenderServer

/// The state of a property animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or all is over.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped, waiting for `finishAnimation(at:)`.
    case stopped = 2
}

/// A position of a property animator's animations.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The final values.
    case end = 0
    /// The initial values.
    case start = 1
    /// The present values.
    case current = 2
}

/// Animates changes of views, and lets the program pause, scrub, reverse and stop them on the way. Main thread.
///
/// It animates what `UIView.animate` does, from the values that are set, or from the visible ones of what moves
/// already. While it is active it retains itself.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: _PlainObject {
    private static var active: [ObjectIdentifier: UIViewPropertyAnimator] = [:]
    private static var count = 0

    /// The total duration in seconds, as set at creation.
    public let duration: TimeInterval
    /// The timing, nil for slow at both ends.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Seconds between start and begin.
    public private(set) var delay: TimeInterval = 0
    /// The state.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Whether its animations are under way, not paused.
    public private(set) var isRunning = false
    /// Whether a fraction set while it is paused counts in linear time, and not along the curve. True by default.
    open var scrubsLinearly = true
    /// Whether it can be paused, scrubbed and stopped while it runs. True by default.
    open var isInterruptible = true
    /// Whether it pauses at its end, and completes only when it is stopped and finished. False by default.
    open var pausesOnCompletion = false

    /// Whether the views that it animates get touches while it is active. True by default. Of an animator that was
    /// started, it counts for what is added.
    open var isUserInteractionEnabled: Bool {
        get { touches.reachViews }
        set { touches.reachViews = newValue }
    }

    /// Whether the program itself finds out which view is touched while it is active. False by default: touches then
    /// find the views where they are seen, and not where they will be. Of an animator that was started, it counts for
    /// what is added.
    open var isManualHitTestingEnabled: Bool {
        get { touches.areManual }
        set { touches.areManual = newValue }
    }

    private var touches = AnimatorTouches()
    private let number: Int
    private let clock = MediaClocks.current
    /// The changes that are to be made, and the fraction of the whole at which they begin to be seen.
    private var animations: [(begin: Double, body: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracks: [any AnimatorTrack] = []
    private var curve: AnimatorCurve
    /// The media time at which `curve.fraction` held.
    private var since = 0.0
    private var end: MediaTimer?

    // MARK: Making

    /// An animator that takes `duration` seconds, or the settling time of a spring with values of its own.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        timingParameters = parameters
        Self.count += 1
        number = Self.count
        curve = AnimatorCurve(fraction: 0, duration: self.duration, speed: 0, isReversed: false)
        follow(parameters)
    }

    /// An animator with one of the built-in curves.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { self.animations = [(0, animations)] }
    }

    /// An animator whose curve is the Bézier curve with these control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { self.animations = [(0, animations)] }
    }

    /// An animator on a spring that settles in `duration` seconds.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { self.animations = [(0, animations)] }
    }

    /// An animator that is started after `delay` seconds. Of `options` the curve counts.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    private func follow(_ parameters: any UITimingCurveProvider) {
        curve.curve =
            (parameters as? UICubicTimingParameters)?.function ?? UIView.AnimationCurve.easeInOut.timingFunction
        let parameters = parameters as? UISpringTimingParameters
        let springs = parameters?.springs(for: duration)
        (curve.spring, curve.springAlongY) = (springs?.x, springs?.y)
        curve.duration = parameters?.length(for: duration) ?? duration
    }

    // MARK: What is animated

    /// Adds changes: made when it is started, or now, to be animated over what is left, while it is active. Those that
    /// come after it was stopped are left out, with one line on standard error.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that begin to be seen when `delayFactor` of what is left of the duration is over, 0...1, and end
    /// with the others.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let begin = Double(delayFactor > 0 ? min(delayFactor, 1) : 0)
        switch state {
        case .inactive: animations.append((begin, animation))
        case .active:
            settle()
            let done = max(curve.fraction, 0)
            record([animation], from: begin > 0 ? done + begin * (1 - done) : curve.fraction)
            show()
        case .stopped: Log.once("animator.stopped", "a stopped animator takes no animations: these are left out")
        }
    }

    /// Adds what is called when all is over, with where that was.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes, which go their way on from `fraction` of the whole.
    private func record(_ animations: [() -> Void], from fraction: Double) {
        let block = AnimationBlock(LayerMotion(), options: [], completion: nil)
        let recorder = AnimatorRecorder(curve, from: fraction, number: number)
        block.recorder = { [self] layer, property, value in
            touches.note(layer)
            return recorder.action(for: property, from: value)
        }
        block.open()
        animations.forEach { $0() }
        block.close()
        recorder.tracks.forEach { $0.noteEnd() }
        tracks += recorder.tracks
    }

    // MARK: Running

    /// Starts, or goes on after a pause.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts `delay` seconds from now; goes on at once after a pause, and goes back at once where it is reversed.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return }
        if state == .inactive {
            self.delay = delay.isFinite ? max(0, delay) : 0
            begin(after: self.delay)
        }
        run(speed: 1)
    }

    /// Pauses where it is; an animator that was not started is active from then on, at its start.
    open func pauseAnimation() {
        guard state != .stopped, mayInterrupt else { return }
        pause()
    }

    private func pause() {
        if state == .inactive { begin() }
        settle()
        curve.fraction = max(curve.fraction, 0)
        isRunning = false
        curve.speed = 0
        show()
    }

    /// Continues after a pause with other timing parameters, if any, so that what is left takes `durationFactor` times
    /// the animator's duration; 0 means what is left of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        if let parameters { follow(parameters) }
        let left = (curve.isReversed ? curve.fraction : 1 - curve.fraction) * curve.duration
        let wanted = Double(durationFactor) * duration
        run(speed: wanted > 0 && wanted.isFinite && left > 0 ? left / wanted : 1)
    }

    /// Stops where it is: what is seen is what the properties are. With `withoutFinishing` false it then waits for
    /// `finishAnimation(at:)`; with true all is over, and no completion is called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, mayInterrupt else { return }
        settle()
        leave(at: .current)
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    /// Ends a stopped animator: the properties are what they are at `finalPosition`, and the completions are called.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        complete(at: finalPosition)
    }

    /// The fraction done, 0...1. Setting it pauses, and starts what was not started; what is outside is clamped, NaN
    /// counts as 0.
    open var fractionComplete: CGFloat {
        get { CGFloat(min(max(fractionNow, 0), 1)) }
        set {
            guard state != .stopped, mayInterrupt else { return }
            pause()
            curve.fraction = Double(newValue > 0 ? min(newValue, 1) : 0)
            show()
        }
    }

    /// Whether it runs back to where it began. Setting it while it runs reverses it there.
    open var isReversed: Bool {
        get { curve.isReversed }
        set {
            guard newValue != curve.isReversed, state != .stopped else { return }
            settle()
            curve.isReversed = newValue
            if state == .active { isRunning ? run(speed: curve.speed) : show() }
        }
    }

    /// Whether what runs may be held up; what may not is left alone, with one line on standard error.
    private var mayInterrupt: Bool {
        guard isRunning, !isInterruptible else { return true }
        Log.once("animator.interrupted", "an animator that is not interruptible goes on to its end")
        return false
    }

    private func begin(after delay: TimeInterval = 0) {
        state = .active
        Self.active[ObjectIdentifier(self)] = self
        since = clock.now()
        curve.fraction = curve.isReversed ? 1 : curve.duration > 0 ? -delay / curve.duration : 0
        for begin in Set(animations.map(\.begin)).ordered() {
            record(animations.filter { $0.begin == begin }.map(\.body), from: begin)
        }
        animations = []
    }

    private var fractionNow: Double {
        guard isRunning, curve.duration > 0 else { return curve.fraction }
        let way = (clock.now() - since) * curve.speed / curve.duration
        return curve.isReversed ? curve.fraction - way : min(curve.fraction + way, 1)
    }

    /// Records the fraction done by now.
    private func settle() { (curve.fraction, since) = (fractionNow, clock.now()) }

    private func run(speed: Double) {
        (isRunning, curve.speed, since) = (true, speed, clock.now())
        show()
    }

    /// Shows all ways as they are now, and waits for their end.
    private func show() {
        end?.cancel()
        end = nil
        var seen = curve
        seen.isScrubbed = !isRunning && scrubsLinearly && curve.spring == nil
        for track in tracks { track.show(seen, at: since) }
        guard isRunning else { return }
        let left = (curve.isReversed ? curve.fraction : 1 - curve.fraction) * curve.duration / curve.speed
        end = MediaTimer(at: since + max(left, 0), clock: clock) { [weak self] in self?.arrive() }
    }

    /// The end of the way is there.
    private func arrive() {
        if pausesOnCompletion {
            curve.fraction = curve.isReversed ? 0 : 1
            return pause()
        }
        complete(at: curve.isReversed ? .start : .end)
    }

    private func leave(at position: UIViewAnimatingPosition) {
        end?.cancel()
        end = nil
        isRunning = false
        touches.end()
        // Of several ways of one property the first one began where it came from.
        for track in position == .start ? tracks.reversed() : tracks { track.finish(at: position) }
        Self.active[ObjectIdentifier(self)] = nil
    }

    private func complete(at position: UIViewAnimatingPosition) {
        leave(at: position)
        tracks = []
        state = .inactive
        let completions = completions
        self.completions = []
        curve.fraction = position == .start ? 0 : 1
        for completion in completions { completion(position) }
    }
}
