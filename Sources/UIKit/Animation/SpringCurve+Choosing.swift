import Foundation
import RenderServer

/// The least and the most damping ratio of a view's spring: less hardly ever comes to rest, more hardly ever moves.
private let dampingRatios = 0.01...10.0
/// The most bounce either way; at 1 a spring never rests.
private let mostBounce = 0.99
/// How often the search for a spring's stiffness is halved: to the last digit.
private let searchSteps = 100

extension SpringCurve {
    /// The spring of mass 1 and this damping ratio that comes to rest in `duration` seconds.
    init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double) {
        let ratio =
            dampingRatio.isFinite ? min(max(dampingRatio, dampingRatios.lowerBound), dampingRatios.upperBound) : 1
        func spring(_ frequency: Double) -> SpringCurve {
            SpringCurve(
                mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
                initialVelocity: initialVelocity)
        }
        let duration = duration > 0 && duration.isFinite ? duration : 1
        // The faster it swings, the sooner it rests. Radians a second.
        var (slow, fast) = (1e-3 / duration, 1e6 / duration)
        for _ in 0..<searchSteps {
            let middle = (slow * fast).squareRoot()
            if spring(middle).settlingDuration > duration { slow = middle } else { fast = middle }
        }
        self = spring(fast)
    }

    /// The spring of mass 1 that swings once in `perceptualDuration` seconds when nothing damps it, with as much damping
    /// as leaves `bounce`: 1 - bounce times the critical one, or for less than none 1 / (1 + bounce) times.
    init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double) {
        let bounce = bounce.isFinite ? min(max(bounce, -mostBounce), mostBounce) : 0
        let frequency = 2 * Double.pi / duration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity)
    }
}
