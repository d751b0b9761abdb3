import RenderServer

/// The motion of vectors on a damped spring of unit mass, from the render server's solution for one unit.
///
/// With h the distance left of one unit released at rest, and g the distance gone from the rest at one unit a second, a
/// vector released at a with the velocity v towards b is at b + (a - b)·h + v·g. As h' = -w²·g and g' = h - 2βg, the
/// two give the velocity as well.
struct SpringMotion: Sendable {
    private let still: SpringCurve
    private let pushed: SpringCurve
    private let stiffness: Double
    private let damping: Double

    init(_ spring: Spring) {
        (stiffness, damping) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
        still = SpringCurve(stiffness: stiffness, damping: damping)
        pushed = SpringCurve(stiffness: stiffness, damping: damping, initialVelocity: 1)
    }

    /// h and g of the note above, `time` seconds after the release.
    private func parts(at time: Double) -> (left: Double, gone: Double) {
        let progress = still.progress(at: time)
        return (1 - progress, pushed.progress(at: time) - progress)
    }

    /// The position of a vector `time` seconds after it was released at `start` with `velocity` a second.
    func value<V: VectorArithmetic>(from start: V, to target: V, velocity: V, at time: Double) -> V {
        let (left, gone) = parts(at: time)
        return target + (start - target).scaled(by: left) + velocity.scaled(by: gone)
    }

    /// The velocity then, a second.
    func velocity<V: VectorArithmetic>(from start: V, to target: V, velocity: V, at time: Double) -> V {
        guard time > 0 else { return velocity }
        let (left, gone) = parts(at: time)
        return (target - start).scaled(by: stiffness * gone) + velocity.scaled(by: left - damping * gone)
    }

    /// The seconds after which a vector released `way` from its rest with `velocity` stays nearer to it than `epsilon`;
    /// nil means a thousandth of the distance, as on Core Animation.
    func settlingDuration<V: VectorArithmetic>(way: V, velocity: V, epsilon: Double? = nil) -> Double {
        let distance = way.magnitudeSquared.squareRoot()
        let speed = velocity.magnitudeSquared.squareRoot()
        // What the speed alone would carry it to counts as its way, where that is more.
        let reach = max(distance, speed / stiffness.squareRoot())
        guard reach > 0, reach.isFinite else { return 0 }
        let near = epsilon.map { $0 / reach } ?? 0.001
        guard near > 0 else { return .infinity }
        if speed == 0 { return still.settlingDuration(within: near) }
        let pushes = [speed / reach, -speed / reach].map { push in
            SpringCurve(stiffness: stiffness, damping: damping, initialVelocity: push)
        }
        return pushes.reduce(0) { max($0, $1.settlingDuration(within: near)) }
    }
}
