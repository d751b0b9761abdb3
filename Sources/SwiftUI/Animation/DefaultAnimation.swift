/// The animation of a change by default.
struct DefaultAnimation: BuiltInAnimation {
    /// The spring that it is.
    var spring: SpringAnimation {
        SpringAnimation(Spring(response: 0.55, dampingRatio: 1), blendDuration: 0)
    }

    var duration: TimeInterval? { spring.duration }
    var logicalDuration: TimeInterval? { spring.logicalDuration }
    var lowering: AnimationLowering? { spring.lowering }
    var printed: AnimationDescription { .rule("DefaultAnimation", []) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        spring.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        spring.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { spring.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}
