import OctantBase
import RenderServer

/// A mass on a damped spring, by the numbers that designers or physicists use.
///
/// Numbers that are out of range or not finite are replaced by the defaults, with one line on standard error.
public struct Spring: Sendable, Hashable {
    /// The mass, above 0; 1 unless it was given.
    public let mass: Double
    /// Seconds of a whole swing without damping: how quick the spring feels.
    public let response: Double
    /// The damping ratio: 0 swings for ever, 1 is critical damping, more is slower still.
    public let dampingRatio: Double

    /// Seconds of a feeling of `smooth`: SwiftUI's.
    private static let standardDuration = 0.5

    private init(mass: Double, response: Double, dampingRatio: Double) {
        func usable(_ value: Double, _ standard: Double, _ isUsable: Bool) -> Double {
            if isUsable, value.isFinite { return value }
            Log.once("spring.value", "a spring's number is out of range or not finite: the default is used")
            return standard
        }
        self.mass = usable(mass, 1, mass > 0)
        self.response = usable(response, Self.standardDuration, response > 0)
        self.dampingRatio = usable(dampingRatio, 1, dampingRatio >= 0)
    }

    /// A spring that feels as long as `duration` seconds. `bounce` 0 does not overshoot, 1 swings for ever, and below 0
    /// to -1 it is damped more and more.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        // -1 would be damped without end.
        let bounce = bounce.isFinite ? min(max(bounce, -1 + .ulpOfOne), 1) : 0
        self.init(mass: 1, response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// A spring whose undamped swing lasts `response` seconds, damped by `dampingRatio`.
    public init(response: Double, dampingRatio: Double) {
        self.init(mass: 1, response: response, dampingRatio: dampingRatio)
    }

    /// A spring by the numbers of physics. Unless `allowOverDamping`, a damping beyond the critical one counts as
    /// critical.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let swing = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            mass: mass, response: 2 * .pi / swing, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    /// A spring that settles in `settlingDuration` seconds by the rule of UIKit's views: the amplitude of its sine is
    /// then `epsilon` of the distance, or the motion itself where it does not overshoot.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let numbers = [settlingDuration, dampingRatio, epsilon]
        let isUsable = numbers.allSatisfy { $0 > 0 && $0.isFinite }
        // Values that cannot be used are reported for the response.
        let frequency =
            isUsable
            ? SpringCurve.frequency(settlingIn: settlingDuration, dampingRatio: dampingRatio, within: epsilon) : .nan
        self.init(mass: 1, response: 2 * .pi / frequency, dampingRatio: dampingRatio)
    }

    /// Half a second, no bounce.
    public static var smooth: Spring { smooth() }
    /// Half a second, a little bounce: 0.15.
    public static var snappy: Spring { snappy() }
    /// Half a second, more bounce: 0.3.
    public static var bouncy: Spring { bouncy() }

    /// A spring without bounce, but for `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring of a bounce of 0.15 and `extraBounce`.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring of a bounce of 0.3 and `extraBounce`.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The seconds that the spring feels to last: those of a whole swing without damping.
    public var duration: TimeInterval { response }
    /// The overshoot: 0 for none, 1 for ever; below 0 it is damped beyond that.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// Force a unit of distance: mass · (2π / response)².
    public var stiffness: Double { mass * (2 * .pi / response) * (2 * .pi / response) }
    /// Force a unit of speed: mass · 4π · dampingRatio / response.
    public var damping: Double { mass * 4 * .pi * dampingRatio / response }
    /// The seconds after which the spring stays nearer to its rest than a thousandth of the way.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001) }

    // MARK: Vectors

    /// The value of a vector that started at zero with `initialVelocity` a second, `time` seconds ago, towards
    /// `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        SpringMotion(self).value(from: .zero, to: target, velocity: initialVelocity, at: time)
    }

    /// The velocity of a vector, a second, that started at zero with `initialVelocity`, `time` seconds ago.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        SpringMotion(self).velocity(from: .zero, to: target, velocity: initialVelocity, at: time)
    }

    /// Moves `value` and `velocity` on by `deltaTime` seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let motion = SpringMotion(self)
        (value, velocity) = (
            motion.value(from: value, to: target, velocity: velocity, at: deltaTime),
            motion.velocity(from: value, to: target, velocity: velocity, at: deltaTime)
        )
    }

    /// The force on the mass at `position` with `velocity`.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The seconds after which a vector that starts at zero stays within `epsilon` of `target`.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        SpringMotion(self).settlingDuration(way: target, velocity: initialVelocity, epsilon: epsilon)
    }

    // MARK: Animatable values

    /// The value `time` seconds after the start from `fromValue` to `toValue`.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        fromValue.with(
            animatableData: SpringMotion(self).value(
                from: fromValue.animatableData, to: toValue.animatableData, velocity: initialVelocity.animatableData,
                at: time))
    }

    /// The velocity then, a second.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        fromValue.with(
            animatableData: SpringMotion(self).velocity(
                from: fromValue.animatableData, to: toValue.animatableData, velocity: initialVelocity.animatableData,
                at: time))
    }

    /// The force on the mass at `position` with `velocity`.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        fromValue.with(
            animatableData: force(
                target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData))
    }

    /// The seconds after which it stays within `epsilon` of `toValue`.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        SpringMotion(self).settlingDuration(
            way: toValue.animatableData - fromValue.animatableData, velocity: initialVelocity.animatableData,
            epsilon: epsilon)
    }
}
