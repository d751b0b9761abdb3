import RenderServer

extension UnitCurve {
    /// A cubic Bezier curve from (0, 0) to (1, 1), as the two polynomials of its parameter.
    struct CubicSolver: Hashable, Sendable {
        /// x = ax t³ + bx t² + cx t, and y likewise.
        let ax: Double, bx: Double, cx: Double, ay: Double, by: Double, cy: Double

        /// The grain that velocities are rounded to.
        private static let grain = 1048576.0
        /// The tolerance of the solved x.
        private static let tolerance = 1e-12
        /// The halvings of 0...1 that reach the tolerance without Newton's help.
        private static let maximumSteps = 64

        /// The curve between these control points. Their x parts are clamped to 0...1, where time runs one way only;
        /// parts that are not finite count as 0.
        init(_ start: UnitPoint, _ end: UnitPoint) {
            func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
            func clamped(_ value: CGFloat) -> Double { min(max(finite(value), 0), 1) }
            (cx, cy) = (clamped(start.x) * 3, finite(start.y) * 3)
            bx = (clamped(end.x) - clamped(start.x)) * 3 - cx
            by = (finite(end.y) - finite(start.y)) * 3 - cy
            (ax, ay) = (1 - cx - bx, 1 - cy - by)
        }

        /// The control points.
        private var points: (start: UnitPoint, end: UnitPoint) {
            (
                UnitPoint(x: CGFloat(cx / 3), y: CGFloat(cy / 3)),
                UnitPoint(x: CGFloat((bx + 2 * cx) / 3), y: CGFloat((by + 2 * cy) / 3))
            )
        }

        /// The curve with x and y exchanged.
        var inverse: CubicSolver {
            let (start, end) = points
            return CubicSolver(UnitPoint(x: start.y, y: start.x), UnitPoint(x: end.y, y: end.x))
        }

        /// The curve as the render server solves it.
        var timingFunction: TimingFunction {
            let (start, end) = points
            return TimingFunction(
                c1x: Float(start.x), c1y: Float(start.y), c2x: Float(end.x), c2y: Float(end.y))
        }

        /// The slope of y by x where the curve's x is `time`, 0...1. Where neither grows it is 1, or what is left of
        /// their rounding, 0 as a rule.
        func velocity(at time: Double) -> Double {
            let t = parameter(at: time)
            let x = cx + ((bx + bx) + (ax * 3 * t)) * t
            let y = cy + ((by + by) + (ay * 3 * t)) * t
            if x == y { return 1 }
            if x == 0 { return y < 0 ? -.infinity : .infinity }
            return (y / x * Self.grain).rounded() / Self.grain
        }

        /// The curve's parameter where its x is `x`: Newton's method, kept inside a bracket that halves whenever a step
        /// would leave it or the curve is flat there.
        private func parameter(at x: Double) -> Double {
            guard x > 0 else { return 0 }
            guard x < 1 else { return 1 }
            var (low, high) = (0.0, 1.0)
            var t = x
            for _ in 0..<Self.maximumSteps {
                let error = ((ax * t + bx) * t + cx) * t - x
                if abs(error) < Self.tolerance { break }
                if error > 0 { high = t } else { low = t }
                let slope = (3 * ax * t + 2 * bx) * t + cx
                let next = slope > 0 ? t - error / slope : low
                t = next > low && next < high ? next : (low + high) / 2
            }
            return t
        }
    }
}
