import QuartzCore
import RenderServer

/// The settings of the changes made in one animation block, and its completion.
@MainActor
final class AnimationBlock {
    /// The blocks under way, the innermost last.
    private static var stack: [AnimationBlock] = []
    /// Whether blocks animate.
    static var areEnabled = true

    /// The transition that the user moves, which holds the blocks that are made; nil for none.
    static var scrubber: TransitionScrubber?

    /// The innermost block, if changes are to be animated.
    static var current: AnimationBlock? { areEnabled ? stack.last : nil }

    var motion: LayerMotion
    let options: UIView.AnimationOptions
    let tracker: AnimationTracker
    /// The recorder of changes; nil where they are animated one by one.
    var keyframes: KeyframeRecorder?
    /// Returns the action for each change of a property of a layer, from its former value; nil where the block itself
    /// decides.
    var recorder: ((CALayer, AnimatableProperty, AnimationValue) -> any CAAction)?
    /// The notice of what `beginAnimations` began.
    var notice: AnimationNotice?
    /// Called when the block's changes are made.
    var didClose: (() -> Void)?
    /// The animated views, to be laid out at the end.
    private var laidOut: [UIView] = []
    /// The transaction's duration before the block.
    private var outerDuration = 0.0
    private var outerFunction: CAMediaTimingFunction?

    /// A block with these options; inside another one it takes that one's duration and curve where it may.
    init(
        _ motion: LayerMotion, options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
    ) {
        var motion = motion
        motion.duration = motion.duration.isFinite ? max(0, motion.duration) : 0
        if motion.spring == nil { motion.timingFunction = options.curve.timingFunction }
        if options.contains(.repeat) { motion.repeatCount = .infinity }
        if options.contains(.autoreverse) { motion.autoreverses = true }
        if options.contains(.beginFromCurrentState) { motion.beginsFromCurrentState = true }
        if let outer = Self.current?.motion, outer.duration > 0 {
            if !options.contains(.overrideInheritedDuration) { motion.duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) {
                (motion.timingFunction, motion.spring) = (outer.timingFunction, outer.spring)
            }
            if !options.contains(.overrideInheritedOptions) {
                motion.repeatCount = max(motion.repeatCount, outer.repeatCount)
                motion.autoreverses = motion.autoreverses || outer.autoreverses
            }
        }
        self.motion = motion
        self.options = options
        let scrubber = motion.duration > 0 ? Self.scrubber : nil
        tracker = AnimationTracker(scrubber == nil ? completion : nil)
        scrubber?.adopt(self, motion, completion)
    }

    /// Runs `animations`, whose changes this block animates. Where nothing animates, they just happen.
    static func run(
        _ motion: LayerMotion, options: UIView.AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        guard areEnabled else {
            animations()
            completion?(true)
            return
        }
        let block = AnimationBlock(motion, options: options, completion: completion)
        block.open()
        animations()
        block.close()
    }

    /// Runs `changes`, which move by `motion` to the letter, and calls `completion` at their end.
    static func run(exactly motion: LayerMotion, _ changes: () -> Void, completion: @escaping () -> Void) {
        let options: UIView.AnimationOptions = [
            .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
        ]
        let block = AnimationBlock(motion, options: options) { _ in completion() }
        block.motion.timingFunction = motion.timingFunction
        block.open()
        changes()
        block.close()
    }

    /// Makes this the innermost block. Layers that belong to no view change by themselves at the block's pace.
    func open() {
        Self.stack.append(self)
        LayerTurn.searchesUnshown = true
        outerDuration = CATransaction.animationDuration()
        outerFunction = CATransaction.animationTimingFunction()
        CATransaction.setAnimationDuration(motion.duration)
        CATransaction.setAnimationTimingFunction(motion.timingFunction)
    }

    /// Ends the block, and those inside it that were left open.
    func close() {
        guard let index = Self.stack.lastIndex(where: { $0 === self }) else { return }
        if options.contains(.layoutSubviews) {
            for view in laidOut { view.layoutIfNeeded() }
        }
        keyframes?.finish(self)
        didClose?()
        Self.stack.removeSubrange(index...)
        LayerTurn.searchesUnshown = !Self.stack.isEmpty
        CATransaction.setAnimationDuration(outerDuration)
        CATransaction.setAnimationTimingFunction(outerFunction)
        tracker.close(atOnce: motion.duration > 0)
    }

    /// The block that `beginAnimations` opened last.
    static var innermost: AnimationBlock? { stack.last }

    /// Sets `property` of a layer of `view` that is not the view's own, and animates that as a change of the view.
    func change<Value>(
        _ layer: CALayer, in view: UIView, _ property: ReferenceWritableKeyPath<CALayer, Value>, forKey event: String,
        to value: Value
    ) {
        let action = action(for: layer, in: view, forKey: event)
        layer[keyPath: property] = value
        action?.run(forKey: event, object: layer, arguments: nil)
    }

    /// The action after the change of `event` of `layer`, a layer of `view`; nil for what does not animate.
    func action(for layer: CALayer, in view: UIView, forKey event: String) -> (any CAAction)? {
        guard let property = layer.movingProperty(event), let old = layer.motionValue(of: property, asShown: false),
            let shown = layer.motionValue(of: property, asShown: true)
        else { return nil }
        if options.contains(.layoutSubviews), property == .bounds, layer === view.layer { laidOut.append(view) }
        if let recorder { return recorder(layer, property, layer.motionStart(of: property) ?? old) }
        let motion = motion
        guard motion.duration > 0 else {
            return ChangeAction { $0.move(property, from: old, shown: shown, by: motion, delegate: nil) }
        }
        let delegate = ViewMotion(tracker, blocking: options.contains(.allowUserInteraction) ? nil : view)
        let start = motion.beginsFromCurrentState ? shown : old
        if let keyframes { return keyframes.action(for: property, from: start, by: motion, delegate: delegate) }
        return motion.action(for: property, from: start, delegate: delegate) { layer in
            layer.move(property, from: old, shown: shown, by: motion, delegate: delegate)
        }
    }
}

/// An action on a layer after one of its properties changed. Main thread.
final class ChangeAction: CAAction {
    private let body: @MainActor (CALayer) -> Void

    init(_ body: @escaping @MainActor (CALayer) -> Void) { self.body = body }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        nonisolated(unsafe) let changed = layer  // A view's layer changes on the main thread only.
        let body = body
        MainActor.assumeIsolated { body(changed) }
    }
}
