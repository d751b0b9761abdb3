import RenderServer

/// Progress on a spring.
struct SpringAnimation: BuiltInAnimation {
    /// The spring.
    let spring: Spring
    /// The speed at the begin, in units of the way a second.
    private let initialVelocity: Double
    /// Whether the spring continues another spring, with the speed it had, or is added to it.
    private let replaces: Bool
    /// Seconds over which the response goes over from that of the spring before.
    private let blendDuration: Double

    /// A spring that continues the one before.
    init(_ spring: Spring, blendDuration: TimeInterval) {
        (self.spring, initialVelocity, replaces) = (spring, 0, true)
        self.blendDuration = blendDuration.isFinite ? max(blendDuration, 0) : 0
    }

    /// A spring that is added to what runs.
    init(_ spring: Spring, initialVelocity: Double) {
        (self.spring, replaces, blendDuration) = (spring, false, 0)
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// The spring as the render server solves it.
    private var curve: SpringCurve {
        SpringCurve(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
    }

    var duration: TimeInterval? { SpringMotion(spring).settlingDuration(way: 1.0, velocity: initialVelocity) }

    var logicalDuration: TimeInterval? { spring.duration }

    var lowering: AnimationLowering? {
        AnimationLowering(
            curve: .spring(curve),
            duration: SpringMotion(spring).settlingDuration(way: 1.0, velocity: initialVelocity))
    }

    var printed: AnimationDescription {
        if replaces {
            return .rule(
                "FluidSpringAnimation",
                [
                    ("response", "\(spring.response)"), ("dampingFraction", "\(spring.dampingRatio)"),
                    ("blendDuration", "\(blendDuration)"),
                ])
        }
        let velocity = "SwiftUI._Velocity<Swift.Double>(valuePerSecond: \(initialVelocity))"
        return .rule(
            "SpringAnimation",
            [
                ("mass", "\(spring.mass)"), ("stiffness", "\(spring.stiffness)"),
                ("damping", "\(spring.damping)"), ("initialVelocity", velocity),
            ])
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var release = release(value, context)
        let settled = release.settled ?? settled(release, value)
        release.settled = settled
        context.state[ReleaseKey<V>.self] = release
        let local = time - release.time
        context.isLogicallyComplete = local >= spring.duration
        return local < settled ? motion(release, value, at: local).value : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let release = release(value, context)
        return motion(release, value, at: time - release.time).velocity
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let former = (previous.base as? DefaultAnimation)?.spring ?? previous.base as? SpringAnimation
        guard replaces, let other = former, other.replaces else { return false }
        let before = other.motion(other.release(value, context), value, at: time - other.release(value, context).time)
        var release = Release(time: time, value: before.value, velocity: before.velocity)
        if blendDuration > 0, other.spring.response != spring.response {
            release.blendedResponse = other.spring.response
        }
        context.state[ReleaseKey<V>.self] = release
        return true
    }

    // MARK: The motion

    /// Steps a second in which a changing response is held still.
    private static let blendSteps = 240.0

    /// The state of the spring at its release.
    private struct Release<V: VectorArithmetic> {
        /// The time, in seconds of the animation.
        var time: Double
        /// The part of the way done then.
        var value: V
        /// The velocity then, a second.
        var velocity: V
        /// The response of the spring before, which this one's goes over from; nil for a sudden change, and none.
        var blendedResponse: Double?
        /// Seconds from the release to the end; nil until it is asked for.
        var settled: Double?
    }

    private struct ReleaseKey<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Release<V>? { nil }
    }

    private func release<V: VectorArithmetic>(_ way: V, _ context: AnimationContext<V>) -> Release<V> {
        context.state[ReleaseKey<V>.self]
            ?? Release(time: 0, value: .zero, velocity: way.scaled(by: initialVelocity))
    }

    private func settled<V: VectorArithmetic>(_ release: Release<V>, _ way: V) -> Double {
        let settled = SpringMotion(spring).settlingDuration(way: way - release.value, velocity: release.velocity)
        return release.blendedResponse == nil ? settled : settled + blendDuration
    }

    /// The position and the velocity of the spring `time` seconds after its release over the distance `way`.
    private func motion<V: VectorArithmetic>(
        _ release: Release<V>, _ way: V, at time: Double
    ) -> (value: V, velocity: V) {
        var (value, velocity) = (release.value, release.velocity)
        var start = 0.0
        func advance(_ spring: Spring, by seconds: Double) {
            let motion = SpringMotion(spring)
            (value, velocity) = (
                motion.value(from: value, to: way, velocity: velocity, at: seconds),
                motion.velocity(from: value, to: way, velocity: velocity, at: seconds)
            )
        }
        if let before = release.blendedResponse {
            // Steps on a fixed grid, so that what comes at a time does not depend on when it was asked for before.
            while start < min(time, blendDuration) {
                let step = min(1 / Self.blendSteps, blendDuration - start)
                let share = (start + step / 2) / blendDuration
                let response = before + (spring.response - before) * share
                advance(
                    Spring(response: response, dampingRatio: spring.dampingRatio), by: min(step, time - start))
                start += step
            }
        }
        if time > start { advance(spring, by: time - start) }
        return (value, velocity)
    }
}
