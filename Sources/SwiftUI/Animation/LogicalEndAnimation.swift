/// An animation that counts as finished early.
struct LogicalEndAnimation: BuiltInAnimation {
    private let base: Animation
    private let end: Double

    /// `base`, which counts as finished after `end` seconds if it does not before. What is not a number or negative
    /// counts as 0.
    init(_ base: Animation, after end: TimeInterval) {
        self.base = base
        self.end = end.isNaN ? 0 : max(end, 0)
    }

    var duration: TimeInterval? { base.duration }
    var logicalDuration: TimeInterval? { base.logicalDuration.map { min($0, end) } ?? end }
    var lowering: AnimationLowering? { base.lowering }
    var printed: AnimationDescription {
        .change("LogicalCompletionModifier", [("duration", "\(end)")], of: base)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        if time >= end { context.isLogicallyComplete = true }
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// As `base`: the former animation is what it is without an early end of its own.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let former = (previous.base as? LogicalEndAnimation)?.base ?? previous
        return base.shouldMerge(previous: former, value: value, time: time, context: &context)
    }
}
