/// The timing of a change: a curve or a spring, begun later, sped up or repeated.
///
/// Durations and delays are seconds. One that is negative (but for a delay) or not finite counts as 0, with one line on
/// standard error.
public struct Animation: Hashable, Sendable {
    /// The rule that the animation follows.
    public let base: any CustomAnimation

    /// The animation of a rule of one's own.
    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    /// Whether both follow the same rule.
    public static func == (one: Animation, other: Animation) -> Bool {
        func isSame<A: CustomAnimation>(_ base: A) -> Bool { other.base as? A == base }
        return isSame(one.base)
    }

    /// Hashes the rule.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    // MARK: Evaluating

    /// The part of the distance `value` that is done `time` seconds after the begin; nil once the animation is over.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// The speed of the value then, a second; nil where that is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation continues `previous`, which has animated `value` for `time` seconds.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }

    /// Seconds from the begin to the end, infinite for no end; nil where a program's own rule decides.
    var duration: TimeInterval? { (base as? any BuiltInAnimation)?.duration }

    /// Seconds from the begin until the animation looks finished; nil where a rule of the program's decides.
    var logicalDuration: TimeInterval? { (base as? any BuiltInAnimation)?.logicalDuration }

    /// The animation in the terms of layer animations; nil for one that cannot be expressed so, and is evaluated for
    /// each frame.
    var lowering: AnimationLowering? { (base as? any BuiltInAnimation)?.lowering }

    // MARK: Changing

    /// The animation begun `delay` seconds later; a negative delay skips its begin. Repeated afterwards, the delay
    /// comes again with each run.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(self, delay: delay)) }

    /// The animation `speed` times as fast. At 0 it is paused.
    public func speed(_ speed: Double) -> Animation { Animation(SpedAnimation(self, speed: speed)) }

    /// The animation `repeatCount` times. With `autoreverses` every other time runs backwards and counts like the
    /// others.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(self, count: repeatCount, autoreverses: autoreverses))
    }

    /// The animation, which counts as finished (by `AnimationCompletionCriteria.logicallyComplete`) `duration` seconds
    /// after its begin, if it does not sooner. It moves as without this.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalEndAnimation(self, after: duration))
    }

    /// The animation again and again, without end. With `autoreverses` every other time runs backwards.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(self, count: nil, autoreverses: autoreverses))
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The rule with its numbers.
    public var description: String { String(describing: base) }

    /// The rule with its numbers, and its module.
    public var debugDescription: String { "AnyAnimator(\(String(reflecting: base)))" }

    /// The rule.
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
