import CoreGraphics
import OctantBase
import QuartzCore
import RenderServer

/// The timing of a property animator's animations: `UICubicTimingParameters` or `UISpringTimingParameters`. Classes of
/// a program's own count as slow at both ends, which is UIKit's default.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// A timing along a Bézier curve.
@preconcurrency @MainActor
public final class UICubicTimingParameters: UITimingCurveProvider, _PlainObject {
    /// The curve as layers use it.
    let function: CAMediaTimingFunction

    /// Slow at both ends.
    public convenience init() { self.init(animationCurve: .easeInOut) }

    /// One of the built-in curves.
    public init(animationCurve curve: UIView.AnimationCurve) { function = curve.timingFunction }

    /// The curve from (0, 0) to (1, 1) with these control points, whose x is clamped to 0...1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        func x(_ value: CGFloat) -> Float { Float(min(max(value.isFinite ? value : 0, 0), 1)) }
        func y(_ value: CGFloat) -> Float { Float(value.isFinite ? value : 0) }
        function = CAMediaTimingFunction(controlPoints: x(point1.x), y(point1.y), x(point2.x), y(point2.y))
    }
}

/// The system's spring, as sheets and keyboards move on it: its damping is 4.56 times the critical one, and it moves as
/// that one does. Source: docs/sources/layers.md, Springs.
private let systemSpring = (mass: CGFloat(3), stiffness: CGFloat(1000), damping: CGFloat(500))

/// A timing on a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: UITimingCurveProvider, _PlainObject {
    /// The initial speed, in whole distances a second: of positions along each axis, of everything else `dx`.
    public let initialVelocity: CGVector

    /// Makes the spring for an animator of `duration` seconds that starts at `speed`, in whole ways a second.
    private let make: (_ duration: Double, _ speed: Double) -> SpringCurve
    /// Whether the spring settles in the animator's duration, and not in its own time.
    private let takesDuration: Bool

    /// The system's own spring, of mass 3, stiffness 1000 and damping 500, which does not overshoot: it settles in .6
    /// s, and the animator's duration does not count.
    public convenience init() {
        self.init(
            mass: systemSpring.mass, stiffness: systemSpring.stiffness, damping: systemSpring.damping,
            initialVelocity: .zero)
    }

    /// A spring that settles in the animator's duration. `dampingRatio` 1 does not overshoot; the nearer to 0, the more
    /// it swings; it is clamped to 0.01...1. A velocity that is not finite counts as 0.
    ///
    /// Where the velocities along the two axes differ, both use the spring that settles with that along x.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity.finite
        takesDuration = true
        make = { duration, speed in
            SpringCurve(settlingIn: duration, dampingRatio: Double(ratio), initialVelocity: speed)
        }
    }

    /// A spring of these figures, which settles in its own time: the animator's duration does not count. What is not
    /// above 0 counts as 1, a damping below 0 as 0, and more than critical damping as critical. A velocity that is not
    /// finite counts as 0.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        func positive(_ value: CGFloat) -> Double { value > 0 && value.isFinite ? Double(value) : 1 }
        let (mass, stiffness) = (positive(mass), positive(stiffness))
        let critical = SpringCurve.criticalDamping(mass: mass, stiffness: stiffness)
        let damping = damping.isFinite ? min(max(0, Double(damping)), critical) : 0
        initialVelocity = velocity.finite
        takesDuration = false
        make = { _, speed in
            SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: speed)
        }
    }

    /// A spring with a perceived duration of `duration` seconds, one swing without damping, above 0: any other value
    /// counts as .5, with one line on standard error. It runs until it is at rest: the animator's duration does not
    /// count. `bounce` 0 does not overshoot, 1 never stops swinging, below 0 creeps; it is clamped to -0.99...0.99. A
    /// velocity that is not finite counts as 0.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        let duration = SpringCurve.usableDuration(duration, key: "animator.springDuration")
        let bounce = bounce.isFinite ? min(max(bounce, -mostBounce), mostBounce) : 0
        initialVelocity = velocity.finite
        takesDuration = false
        make = { _, speed in
            SpringCurve(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: speed)
        }
    }

    /// The springs along the two axes for an animator of `duration` seconds.
    final func springs(for duration: Double) -> (x: SpringCurve, y: SpringCurve) {
        let spring = make(duration, Double(initialVelocity.dx))
        return (spring, spring.pushed(by: initialVelocity.dy))
    }

    /// The seconds that an animator of `duration` seconds takes on the springs.
    final func length(for duration: Double) -> Double {
        let springs = springs(for: duration)
        return takesDuration ? duration : max(springs.x.settlingDuration, springs.y.settlingDuration)
    }
}

extension CGVector {
    /// The same with 0 for what is not finite.
    fileprivate var finite: CGVector { CGVector(dx: dx.isFinite ? dx : 0, dy: dy.isFinite ? dy : 0) }
}

extension SpringCurve {
    /// The same spring with this speed at the begin, in whole ways a second.
    fileprivate func pushed(by velocity: CGFloat) -> SpringCurve {
        SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: Double(velocity))
    }
}
