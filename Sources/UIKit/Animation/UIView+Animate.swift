import QuartzCore
import RenderServer

/// Seconds that an animation between `beginAnimations` and `commitAnimations` lasts by default.
/// Source: docs/sources/views.md, Animation blocks.
let olderAnimationDuration = 0.2
/// The most bounce either way: at 1 a spring never rests.
let mostBounce: CGFloat = 0.99

extension UIView {
    /// Runs `changes`, which move by `motion` to the letter, and calls `completion` at their end.
    package class func animate(
        exactly motion: LayerMotion, _ changes: () -> Void, completion: @escaping () -> Void
    ) {
        guard areAnimationsEnabled else {
            changes()
            return completion()
        }
        AnimationBlock.run(exactly: motion, changes, completion: completion)
    }

    // MARK: Blocks

    /// Animates the changes that `animations` makes to views over `duration` seconds, slow at both ends.
    ///
    /// Frames, bounds, centres, transforms, alphas, background colours and the other properties of views' own layers
    /// that have values in between move from the old value to the new one, which the property has at once. A change
    /// made while an earlier one is under way adds to it, without a jump; colours go on from what is seen. A duration
    /// that is not above 0 animates nothing.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }

    /// Animates the changes made in `animations`. `completion` runs once: when all is over, with true if every
    /// animation ran to its end and false if one was removed or replaced before; with true at once if nothing was
    /// changed that animates (after this turn of the run loop in a completion that runs so, or without a duration), and
    /// while `areAnimationsEnabled` is false.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes made in `animations`, `delay` seconds later and with `options`. Until then the old values
    /// show; where nothing animates, the changes show at once all the same.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var motion = LayerMotion()
        (motion.duration, motion.delay) = (duration, delay)
        AnimationBlock.run(motion, options: options, animations: animations, completion: completion)
    }

    /// Animates on a spring that settles in `duration` seconds: as measured on UIKit, the amplitude of its sine is then
    /// a thousandth of the distance.
    ///
    /// `dampingRatio` 1 does not overshoot; the nearer to 0, the more it swings; it is clamped to 0.01...1. `velocity`
    /// is the speed at the begin, in whole distances a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var motion = LayerMotion()
        (motion.duration, motion.delay) = (duration, delay)
        motion.spring = SpringCurve(
            settlingIn: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
        AnimationBlock.run(motion, options: options, animations: animations, completion: completion)
    }

    /// Animates on a spring with a perceived duration of `duration` seconds: one swing without damping. It runs until
    /// it settles within a thousandth of the distance.
    ///
    /// `bounce` 0 does not overshoot, 1 never stops swinging, below 0 creeps; it is clamped to -0.99...0.99. The speed
    /// at the begin is in whole distances a second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var motion = LayerMotion()
        motion.delay = delay
        if duration > 0, duration.isFinite {
            let bounce = bounce.isFinite ? min(max(bounce, -mostBounce), mostBounce) : 0
            let spring = SpringCurve(
                perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
            (motion.spring, motion.duration) = (spring, spring.settlingDuration)
        }
        AnimationBlock.run(motion, options: options, animations: animations, completion: completion)
    }

    /// Makes the changes made in `animations`, in a block's closure, repeat `count` times and run backwards after each
    /// if `autoreverses`.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let block = AnimationBlock.current else { return animations() }
        let outer = block.motion
        block.motion.repeatCount = count > 0 ? Float(count) : 0
        block.motion.autoreverses = autoreverses
        animations()
        block.motion = outer
    }

    // MARK: Without

    /// Makes changes that no block animates, not even one around this call.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = AnimationBlock.areEnabled
        AnimationBlock.areEnabled = false
        defer { AnimationBlock.areEnabled = wereEnabled }
        actionsWithoutAnimation()
    }

    /// Whether blocks animate. True by default. Set with `setAnimationsEnabled(_:)`.
    public class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }

    /// Sets `areAnimationsEnabled`.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areEnabled = enabled }

    /// The duration in seconds of the changes now being made, from their block; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.motion.duration ?? 0 }

    // MARK: Keyframes

    /// Animates the changes made in keyframes, see `addKeyframe`, over `duration` seconds; changes made outside of
    /// keyframes take all of it. All keyframes together are slow at both ends, unless the bits of one of
    /// `AnimationOptions`' curves are among `options`.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard AnimationBlock.areEnabled else {
            animations()
            completion?(true)
            return
        }
        var motion = LayerMotion()
        (motion.duration, motion.delay) = (duration, delay)
        let block = AnimationBlock(
            motion, options: AnimationOptions(rawValue: options.rawValue), completion: completion)
        if block.motion.duration > 0 { block.keyframes = KeyframeRecorder(mode: options.mode) }
        block.open()
        animations()
        block.close()
    }

    /// Makes the changes in `animations` happen within `animateKeyframes`: from `frameStartTime` on, for
    /// `frameDuration`, both in units of the whole, clamped to 0...1. Elsewhere they happen at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = AnimationBlock.current?.keyframes else { return animations() }
        keyframes.keyframe(start: frameStartTime, duration: frameDuration, animations: animations)
    }

    // MARK: Transitions

    /// Animates a transition from the appearance of `view` and all in it to the one after `animations`, by the
    /// transition among `options`: `.transitionCrossDissolve`, a flip or a curl. Without one the changes are animated
    /// as in `animate`.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        var motion = LayerMotion()
        motion.duration = duration
        guard options.isTransition, AnimationBlock.areEnabled else {
            AnimationBlock.run(motion, options: options, animations: animations ?? {}, completion: completion)
            return
        }
        let block = AnimationBlock(motion, options: options, completion: completion)
        let look = options.look.flatMap { duration > 0 ? $0.transition(of: view) : nil }
        if options.dissolves { block.dissolve(view) }
        performWithoutAnimation { animations?() }
        look?.run(block.motion, delegate: block.watcher(of: view))
        block.tracker.close()
    }

    /// Replaces `fromView` by `toView` in its superview, or hides the one and shows the other if `options` contain
    /// `.showHideTransitionViews`. With `.transitionCrossDissolve` the one fades into the other, with a flip their
    /// superview turns over, with a curl it is turned as a page.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let room = fromView.superview else {
            AnimationBlock.run(LayerMotion(), options: [], animations: {}, completion: completion)
            return
        }
        transition(
            with: room, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                } else {
                    room.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    // MARK: Between begin and commit

    /// Animates the changes from here to `commitAnimations()`, over .2 seconds unless the calls below set otherwise.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        var motion = LayerMotion()
        motion.duration = olderAnimationDuration
        let notice = AnimationNotice(animationID, context)
        let block = AnimationBlock(motion, options: []) { notice.animationDidStop(finished: $0) }
        block.notice = notice
        block.open()
    }

    /// Ends what the last `beginAnimations` began.
    public class func commitAnimations() {
        let block = AnimationBlock.innermost
        if let block { block.notice?.beginTransitions(in: block) }
        block?.close()
        block?.notice?.animationWillStart()
    }

    /// Makes `view` turn over, or be turned as a page, with the changes after this call, which are its new look. What
    /// it looks like before is drawn once: `cache` changes nothing.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard let kind = transition.kind, AnimationBlock.areEnabled else { return }
        AnimationBlock.innermost?.notice?.add(kind, of: view)
    }

    /// Sets the object that is sent the selectors below, kept alive until the animations end.
    public class func setAnimationDelegate(_ delegate: Any?) { AnimationBlock.innermost?.notice?.delegate = delegate }

    /// Sets what the delegate is sent when the animations begin: the block's name and context.
    public class func setAnimationWillStart(_ selector: Selector?) {
        AnimationBlock.innermost?.notice?.willStart = selector
    }

    /// Sets what the delegate is sent when the animations ended: the block's name, whether they were shown to their
    /// end, and the context.
    public class func setAnimationDidStop(_ selector: Selector?) {
        AnimationBlock.innermost?.notice?.didStop = selector
    }

    /// Sets the seconds that the changes after this call take.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        AnimationBlock.innermost?.motion.duration = duration.isFinite ? max(0, duration) : 0
    }

    /// Seconds before the changes after this call begin.
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.innermost?.motion.delay = delay }

    /// Sets the curve of the changes after this call. `.easeInOut` by default.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        AnimationBlock.innermost?.motion.timingFunction = curve.timingFunction
    }

    /// Sets how often the changes after this call are shown. 0, the same as once, by default.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        AnimationBlock.innermost?.motion.repeatCount = repeatCount > 0 ? repeatCount : 0
    }

    /// Whether the changes after this call play backwards after each time forwards. False by default.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.innermost?.motion.autoreverses = repeatAutoreverses
    }

    /// Whether the changes after this call begin at what is seen, and end earlier ones. False by default.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationBlock.innermost?.motion.beginsFromCurrentState = fromCurrentState
    }
}

extension AnimationBlock {
    /// Fades the present appearance of `view` into the one after the changes of this turn.
    fileprivate func dissolve(_ view: UIView) {
        guard motion.duration > 0 else { return }
        let transition = CATransition()
        transition.duration = motion.duration
        transition.timingFunction = motion.timingFunction
        transition.delegate = watcher(of: view)
        view.layer.add(transition, forKey: kCATransition)
    }

    /// What is told of the motion of `view`.
    func watcher(of view: UIView) -> ViewMotion {
        ViewMotion(tracker, blocking: options.contains(.allowUserInteraction) ? nil : view)
    }
}
