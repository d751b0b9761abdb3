import CoreGraphics
import Foundation
import OctantBase

/// The least and the most damping ratio of a view's spring: less hardly ever settles, and more than critical damping
/// counts as critical, as Core Animation treats springs that do not allow more.
private let dampingRatios = 0.01...1.0
/// The valid bounces; beyond the lower one a spring would be damped without end.
private let bounces = -0.99...1.0
/// Seconds that a spring seems to take where no spring can take those that are asked for.
private let usualDuration = 0.5
/// The most halvings in the search for a number: to the last digit.
private let searchSteps = 200

extension SpringCurve {
    /// The spring of mass 1 and this damping ratio that settles in `duration` seconds, as in UIKit's views.
    package init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double) {
        let ratio =
            dampingRatio.isFinite ? min(max(dampingRatio, dampingRatios.lowerBound), dampingRatios.upperBound) : 1
        let duration = duration > 0 && duration.isFinite ? duration : 1
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        let frequency = Self.frequency(settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
    }

    /// The spring of mass 1 that swings once in `perceptualDuration` seconds when nothing damps it, with as much
    /// damping as leaves `bounce`: 1 - bounce times the critical one, or for less than none 1 / (1 + bounce) times.
    package init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double) {
        let bounce = bounce.isFinite ? min(max(bounce, bounces.lowerBound), bounces.upperBound) : 0
        let frequency = 2 * Double.pi / duration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity)
    }

    /// The damping that just keeps a spring of this mass and stiffness from overshooting.
    package static func criticalDamping(mass: Double, stiffness: Double) -> Double {
        // Two roots: the product of two numbers in range need not be.
        2 * mass.squareRoot() * stiffness.squareRoot()
    }

    /// Returns `duration`, the seconds that a spring is to seem to take, or .5 where it is not above 0 or not finite,
    /// with one line of the log for all of the same `key`.
    package static func usableDuration(_ duration: Double, key: String) -> Double {
        if duration > 0 && duration.isFinite { return duration }
        Log.once(key, "no spring takes \(duration) seconds: it is .5")
        return usualDuration
    }

    /// Seconds of one swing without damping.
    package var perceptualDuration: Double { 2 * .pi * (mass / stiffness).squareRoot() }

    /// The overshoot: 0 for none, 1 for ever; below 0 it is damped beyond that.
    package var bounce: Double {
        let ratio = damping / Self.criticalDamping(mass: mass, stiffness: stiffness)
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }

    /// Radians a second, without damping, of the spring that is `distance` of the way from its rest after `duration`
    /// seconds.
    ///
    /// The rules are measured on UIKit, to eight digits (docs/sources/layers.md, Springs). Underdamped, what shrinks to
    /// `distance` is the sine's part alone: |b - v| / w · e^(-b t), where b is the decay, w the frequency damped and v
    /// the velocity; of several such springs the fastest. Critically damped it is the distance itself. More damping was
    /// not measured: the distance, too.
    package static func frequency(
        settlingIn duration: Double, dampingRatio ratio: Double, initialVelocity: Double = 0,
        within distance: Double = 0.001
    ) -> Double {
        // In units of the duration, so that numbers stay near 1.
        let velocity = initialVelocity * duration
        let wanted = log(distance)
        let settled: Double
        if ratio < 1 {
            let share = (1 - ratio * ratio).squareRoot() / ratio
            // How far it is off at decay x, as a logarithm.
            func excess(_ x: Double) -> Double { log(abs(x - velocity) / (x * share)) - x - wanted }
            if velocity == 0 {
                // Where the sine is never so far off, its envelope with the cosine's counts.
                let decay = -log(share) - wanted
                settled = (decay > 0 ? decay : log(1 + 1 / share) - wanted) / ratio
            } else {
                // Beyond the velocity it grows to one top, and shrinks from there on.
                let top = velocity > 0 ? (velocity + (velocity * velocity + 4 * velocity).squareRoot()) / 2 : 0
                let reaches = velocity < 0 || excess(top) >= 0
                settled = root(above: reaches ? top : 0, below: reaches ? .infinity : velocity, excess) / ratio
            }
        } else if ratio == 1 {
            func excess(_ x: Double) -> Double { log(abs(1 + x - velocity)) - x - wanted }
            let reaches = max(velocity, 0) < -wanted
            settled = root(
                above: reaches ? max(velocity, 0) : 0, below: reaches ? .infinity : velocity - 1, excess)
        } else {
            settled = root(above: 0, below: .infinity) { x in
                let spring = SpringCurve(stiffness: x * x, damping: 2 * ratio * x, initialVelocity: velocity)
                return spring.settlingDuration(within: distance) - 1
            }
        }
        return settled / duration
    }

    /// The root of `function`, which shrinks between the two ends.
    private static func root(above low: Double, below high: Double, _ function: (Double) -> Double) -> Double {
        var (low, high) = (low, high)
        if !high.isFinite {
            high = max(2 * low, 1)
            while function(high) > 0, high < 1e300 { (low, high) = (high, 2 * high) }
        }
        for _ in 0..<searchSteps {
            let middle = (low + high) / 2
            guard middle > low, middle < high else { break }
            if function(middle) > 0 { low = middle } else { high = middle }
        }
        return high
    }
}
