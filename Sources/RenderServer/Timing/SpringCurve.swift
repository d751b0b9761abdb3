import Foundation

/// The motion of a mass on a damped spring, released one unit from its rest: what a spring animation's progress
/// follows.
package struct SpringCurve: Sendable, Hashable {
    /// Above 0; 1 by default, as on Core Animation.
    package let mass: Double
    /// Force a unit of distance, above 0; 100 by default.
    package let stiffness: Double
    /// Force a unit of speed, at least 0; 10 by default.
    package let damping: Double
    /// Distances a second at the release, above 0 towards the rest; 0 by default.
    package let initialVelocity: Double

    /// The distance from its rest, in units of the whole distance, at which a spring counts as settled in Core
    /// Animation.
    private static let settledDistance = 0.001
    /// Damping this near to critical, relatively, counts as critical: nearer, the two roots cancel each other's digits.
    private static let criticalTolerance = 1e-6
    /// Seconds by which a time may be beyond a tenth and still count as it: what the search for it leaves.
    private static let tenthTolerance = 1e-9
    /// The longest settling time returned, in seconds: an undamped spring never settles.
    private static let longestSettling = 1e6

    /// Values out of range, or not finite, are replaced by the defaults.
    package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
        self.mass = mass > 0 && mass.isFinite ? mass : 1
        self.stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
        self.damping = damping >= 0 && damping.isFinite ? damping : 10
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// Rates outside this, a second, count as its ends: far beyond what an image shows, well within what can be
    /// computed with.
    private static let rates = 1e-9...1e9

    /// Radians a second of the undamped spring.
    private var natural: Double {
        min(max((stiffness / mass).squareRoot(), Self.rates.lowerBound), Self.rates.upperBound)
    }
    /// The rate at which the envelope shrinks, a second.
    private var decay: Double { min(damping / (2 * mass), Self.rates.upperBound) }

    /// The share of the distance done `time` seconds after the release: 0 at first, 1 at rest, more when it overshoots.
    package func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let rest = remainder(at: time)
        // A spring that swings beyond all numbers (an extreme velocity) counts as settled.
        return rest.isFinite ? 1 - rest : 1
    }

    /// Whether it is damped just so much that it does not overshoot.
    private var isCritical: Bool { abs(decay - natural) <= Self.criticalTolerance * natural }

    /// Whether it is damped more than that.
    package var isOverdamped: Bool { decay > natural && !isCritical }

    /// The part of the way that is left: the solution of m x'' + c x' + k x = 0 with x = 1 and x' = -velocity at first.
    private func remainder(at t: Double) -> Double {
        let (w0, b, v) = (natural, decay, initialVelocity)
        if isCritical {
            return exp(-w0 * t) * (1 + (w0 - v) * t)
        }
        if b < w0 {
            let w = (w0 * w0 - b * b).squareRoot()
            return exp(-b * t) * (cos(w * t) + (b - v) / w * sin(w * t))
        }
        // The two decaying exponentials of cosh and sinh, each by itself so that none overflows.
        let g = (b * b - w0 * w0).squareRoot()
        let share = (b - v) / g
        return 0.5 * ((1 + share) * exp((g - b) * t) + (1 - share) * exp(-(g + b) * t))
    }

    /// The seconds after which the spring stays nearer to its rest than a thousandth of the way.
    ///
    /// Underdamped, by the formula ln((1 + |b - v| / w) / 0.001) / b, whose numbers are known for three dampings.
    /// Otherwise the last instant at that distance, which extends the same rule; critically damped it is rounded up to
    /// a tenth of a second. Source: docs/sources/layers.md, Springs.
    package var settlingDuration: Double {
        let settled = settlingDuration(within: Self.settledDistance)
        return isCritical ? ((settled - Self.tenthTolerance) * 10).rounded(.up) / 10 : settled
    }

    /// The seconds after which the spring stays nearer to its rest than `distance`, above 0, in units of the whole way.
    package func settlingDuration(within distance: Double) -> Double {
        let (w0, b, v) = (natural, decay, initialVelocity)
        guard b > 0 else { return Self.longestSettling }
        if b < w0 * (1 - Self.criticalTolerance) {
            let w = (w0 * w0 - b * b).squareRoot()
            let settled = max(log((1 + abs(b - v) / w) / distance) / b, 0)
            return settled < Self.longestSettling ? settled : Self.longestSettling
        }
        // No swing: past its one turning point the rest only shrinks. Double the time until settled, then halve.
        var high = 1 / w0
        while high < Self.longestSettling && !isSettled(from: high, within: distance) { high *= 2 }
        var low = high / 2
        for _ in 0..<60 where high < Self.longestSettling {
            let middle = (low + high) / 2
            if isSettled(from: middle, within: distance) { high = middle } else { low = middle }
        }
        return min(high, Self.longestSettling)
    }

    /// Whether a spring that does not swing is settled at `time` and, shrinking, later.
    private func isSettled(from time: Double, within distance: Double) -> Bool {
        [1, 1.25, 1.5, 2, 3].allSatisfy { abs(remainder(at: time * $0)) <= distance }
    }
}
