/// A cubic Bezier curve from (0, 0) to (1, 1) that maps the progress of time to the progress of a value.
package struct TimingFunction: Sendable, Hashable {
    /// The two control points, stored as Core Animation stores them. The x parts lie in 0...1; the y parts may lie
    /// outside, and the curve then overshoots.
    package let c1x: Float, c1y: Float, c2x: Float, c2y: Float

    /// The tolerance of the solved x. Far below the 1e-6 promised for y even on steep curves.
    private static let solveTolerance = 1e-12
    /// The halvings of 0...1 that reach the tolerance without Newton's help.
    private static let maximumSteps = 64

    /// The x parts are clamped to 0...1, where time runs one way only; parts that are not finite count as 0.
    package init(c1x: Float, c1y: Float, c2x: Float, c2y: Float) {
        func finite(_ value: Float) -> Float { value.isFinite ? value : 0 }
        self.c1x = min(max(finite(c1x), 0), 1)
        self.c1y = finite(c1y)
        self.c2x = min(max(finite(c2x), 0), 1)
        self.c2y = finite(c2y)
    }

    package static let linear = TimingFunction(c1x: 0, c1y: 0, c2x: 1, c2y: 1)
    package static let easeIn = TimingFunction(c1x: 0.42, c1y: 0, c2x: 1, c2y: 1)
    package static let easeOut = TimingFunction(c1x: 0, c1y: 0, c2x: 0.58, c2y: 1)
    package static let easeInEaseOut = TimingFunction(c1x: 0.42, c1y: 0, c2x: 0.58, c2y: 1)
    package static let `default` = TimingFunction(c1x: 0.25, c1y: 0.1, c2x: 0.25, c2y: 1)

    /// The y of the curve where its x is `x`; `x` is clamped to 0...1, and what is not a number counts as 0.
    package func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if c1x == c1y && c2x == c2y { return x }
        return Self.bezier(Double(c1y), Double(c2y), parameter(at: x))
    }

    /// The curve's parameter where its x is `x`: Newton's method, kept inside a bracket that halves whenever a Newton
    /// step would leave it or the curve is flat there.
    private func parameter(at x: Double) -> Double {
        let (p1, p2) = (Double(c1x), Double(c2x))
        var (low, high) = (0.0, 1.0)
        var t = x
        for _ in 0..<Self.maximumSteps {
            let error = Self.bezier(p1, p2, t) - x
            if abs(error) < Self.solveTolerance { break }
            if error > 0 { high = t } else { low = t }
            let slope = Self.slope(p1, p2, t)
            let next = slope > 0 ? t - error / slope : low
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    /// The cubic with ends 0 and 1 and inner ordinates `p1` and `p2`, at parameter `t`.
    private static func bezier(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
    }

    private static func slope(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * p1 + 6 * s * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }
}
