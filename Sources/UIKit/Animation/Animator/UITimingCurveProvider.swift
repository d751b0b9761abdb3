import CoreGraphics
import QuartzCore
import RenderServer

/// The course of a property animator's animations: `UICubicTimingParameters` or `UISpringTimingParameters`. Classes of
/// a program's own are taken for slow at both ends, which is UIKit's default.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// A course along a Bézier curve.
@preconcurrency @MainActor
public final class UICubicTimingParameters: UITimingCurveProvider {
    /// The curve as layers take it.
    let function: CAMediaTimingFunction

    /// Slow at both ends.
    public convenience init() { self.init(animationCurve: .easeInOut) }

    /// One of the built-in courses.
    public init(animationCurve curve: UIView.AnimationCurve) { function = curve.timingFunction }

    /// The curve from (0, 0) to (1, 1) with these control points, whose x is clamped to 0...1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        func x(_ value: CGFloat) -> Float { Float(min(max(value.isFinite ? value : 0, 0), 1)) }
        func y(_ value: CGFloat) -> Float { Float(value.isFinite ? value : 0) }
        function = CAMediaTimingFunction(controlPoints: x(point1.x), y(point1.y), x(point2.x), y(point2.y))
    }
}

/// The system's spring, as sheets and keyboards move on it: mass, and stiffness. Apple's damping of 500, 4.56 times the
/// critical one, moves as the critical one does. Source: docs/sources/layers.md, Springs.
private let systemMass: CGFloat = 3
private let systemStiffness: CGFloat = 1000

/// A course on a spring.
@preconcurrency @MainActor
public final class UISpringTimingParameters: UITimingCurveProvider {
    private let make: (_ duration: Double) -> SpringCurve
    /// Whether the spring comes to rest in the animator's duration, and not in its own time.
    private let takesDuration: Bool

    /// The system's own spring, of mass 3, stiffness 1000 and as much damping as keeps it from overshooting: it comes
    /// to rest in .6 s, and the animator's duration does not count.
    public convenience init() {
        let (mass, stiffness) = (systemMass, systemStiffness)
        self.init(
            mass: mass, stiffness: stiffness, damping: 2 * (mass * stiffness).squareRoot(), initialVelocity: .zero)
    }

    /// A spring that comes to rest in the animator's duration. `dampingRatio` 1 does not overshoot; the nearer to 0,
    /// the more it swings; it is clamped to 0.01...10. The speed at the begin is `initialVelocity.dx`, in whole ways a
    /// second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        takesDuration = true
        make = { duration in
            SpringCurve(settlingIn: duration, dampingRatio: Double(ratio), initialVelocity: Double(velocity.dx))
        }
    }

    /// A spring of these figures, which comes to rest in its own time: the animator's duration does not count. What is
    /// not above 0 counts as 1, a damping below 0 as 0.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        func positive(_ value: CGFloat) -> Double { value > 0 && value.isFinite ? Double(value) : 1 }
        let spring = SpringCurve(
            mass: positive(mass), stiffness: positive(stiffness),
            damping: damping.isFinite ? max(0, Double(damping)) : 0,
            initialVelocity: velocity.dx.isFinite ? Double(velocity.dx) : 0)
        takesDuration = false
        make = { _ in spring }
    }

    /// The spring for an animator of `duration` seconds.
    func spring(for duration: Double) -> SpringCurve { make(duration) }

    /// Seconds that an animator of `duration` seconds takes on the spring.
    func length(for duration: Double) -> Double { takesDuration ? duration : make(duration).settlingDuration }
}
