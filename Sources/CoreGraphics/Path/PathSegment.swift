// Nodes and weights of the 8-point Gauss-Legendre rule on -1...1, positive half. Source: docs/sources/layers.md,
// Numerical methods.
private let gaussNodes: [(node: Double, weight: Double)] = [
    (0.183_434_642_495_649_8, 0.362_683_783_378_362_0),
    (0.525_532_409_916_329_0, 0.313_706_645_877_887_3),
    (0.796_666_477_413_626_7, 0.222_381_034_453_374_5),
    (0.960_289_856_497_536_3, 0.101_228_536_290_376_3),
]
// How far the whole and its two halves may differ, relative to the segment's size, before an integral is split again.
private let lengthTolerance = 1e-9
// A step of Newton's this small, in parameters, is the last.
private let newtonEnd = 1e-7
// The most times that an integral is halved; a cusp halves its error each time.
private let lengthDepth = 24

/// One drawn stretch of a path, with its own start.
package enum PathSegment: Sendable, Hashable {
    case line(CGPoint, CGPoint)
    case quad(CGPoint, CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    /// The start of the stretch.
    package var start: CGPoint {
        switch self {
        case .line(let p0, _), .quad(let p0, _, _), .cubic(let p0, _, _, _): p0
        }
    }

    /// The end of the stretch.
    package var end: CGPoint {
        switch self {
        case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
        }
    }

    /// The point at parameter `t`, 0...1.
    package func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        switch self {
        case .line(let p0, let p1):
            return CGPoint(x: u * p0.x + t * p1.x, y: u * p0.y + t * p1.y)
        case .quad(let p0, let p1, let p2):
            return CGPoint(
                x: u * u * p0.x + 2 * u * t * p1.x + t * t * p2.x,
                y: u * u * p0.y + 2 * u * t * p1.y + t * t * p2.y
            )
        case .cubic(let p0, let p1, let p2, let p3):
            let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
                y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y
            )
        }
    }

    /// The derivative by the parameter at `t`.
    package func derivative(at t: CGFloat) -> CGVector {
        let u = 1 - t
        switch self {
        case .line(let p0, let p1):
            return CGVector(dx: p1.x - p0.x, dy: p1.y - p0.y)
        case .quad(let p0, let p1, let p2):
            return CGVector(
                dx: 2 * (u * (p1.x - p0.x) + t * (p2.x - p1.x)),
                dy: 2 * (u * (p1.y - p0.y) + t * (p2.y - p1.y))
            )
        case .cubic(let p0, let p1, let p2, let p3):
            let (w0, w1, w2) = (3 * u * u, 6 * u * t, 3 * t * t)
            return CGVector(
                dx: w0 * (p1.x - p0.x) + w1 * (p2.x - p1.x) + w2 * (p3.x - p2.x),
                dy: w0 * (p1.y - p0.y) + w1 * (p2.y - p1.y) + w2 * (p3.y - p2.y)
            )
        }
    }

    /// The stretch between two parameters, 0 <= from <= to <= 1, exactly on the same curve.
    package func part(from: CGFloat, to: CGFloat) -> PathSegment {
        if from <= 0, to >= 1 { return self }
        // The blossom of the curve at mixed parameters gives the control points of any part of it.
        func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: (1 - t) * p.x + t * q.x, y: (1 - t) * p.y + t * q.y)
        }
        switch self {
        case .line:
            return .line(from <= 0 ? start : point(at: from), to >= 1 ? end : point(at: to))
        case .quad(let p0, let p1, let p2):
            func blossom(_ s: CGFloat, _ t: CGFloat) -> CGPoint { mix(mix(p0, p1, s), mix(p1, p2, s), t) }
            return .quad(
                from <= 0 ? p0 : blossom(from, from),
                blossom(from, to),
                to >= 1 ? p2 : blossom(to, to)
            )
        case .cubic(let p0, let p1, let p2, let p3):
            func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
                let (a, b, c) = (mix(p0, p1, r), mix(p1, p2, r), mix(p2, p3, r))
                return mix(mix(a, b, s), mix(b, c, s), t)
            }
            return .cubic(
                from <= 0 ? p0 : blossom(from, from, from),
                blossom(from, from, to),
                blossom(from, to, to),
                to >= 1 ? p3 : blossom(to, to, to)
            )
        }
    }

    /// The length in points.
    package var length: Double { length(from: 0, to: 1) }

    /// The length between two parameters, in points, to about 1e-9 of the segment's size.
    package func length(from: Double, to: Double) -> Double {
        if case .line(let p0, let p1) = self {
            return hypot(Double(p1.x - p0.x), Double(p1.y - p0.y)) * max(to - from, 0)
        }
        guard to > from else { return 0 }
        let whole = gauss(from, to)
        guard whole.isFinite else { return whole }
        return refine(from, to, whole: whole, tolerance: lengthTolerance * controlLength, depth: lengthDepth)
    }

    /// The parameter at which the length from the start reaches `distance`, in points.
    package func parameter(atLength distance: Double, total: Double) -> Double {
        if distance <= 0 || total <= 0 { return 0 }
        if distance >= total { return 1 }
        if case .line = self { return distance / total }
        // Newton's steps kept inside a shrinking bracket: the length only grows with the parameter.
        var (low, high) = (0.0, 1.0)
        var t = distance / total
        for _ in 0..<64 {
            let error = length(from: 0, to: t) - distance
            if abs(error) <= 1e-11 * total { return t }
            if error > 0 { high = t } else { low = t }
            let speed = self.speed(t)
            let next = speed > 0 ? t - error / speed : .nan
            let isInside = next > low && next < high
            // The error that a step of Newton's leaves is about the step squared.
            if isInside, abs(next - t) < newtonEnd { return next }
            t = isInside ? next : (low + high) / 2
            if high - low < 1e-15 { return t }
        }
        return t
    }

    /// The summed length of the control polygon, an upper bound of the length.
    private var controlLength: Double {
        func distance(_ p: CGPoint, _ q: CGPoint) -> Double { hypot(Double(q.x - p.x), Double(q.y - p.y)) }
        switch self {
        case .line(let p0, let p1): return distance(p0, p1)
        case .quad(let p0, let p1, let p2): return distance(p0, p1) + distance(p1, p2)
        case .cubic(let p0, let p1, let p2, let p3): return distance(p0, p1) + distance(p1, p2) + distance(p2, p3)
        }
    }

    private func speed(_ t: Double) -> Double {
        let derivative = derivative(at: CGFloat(t))
        let (dx, dy) = (Double(derivative.dx), Double(derivative.dy))
        let speed = (dx * dx + dy * dy).squareRoot()
        // The slow function is for what is too large or too small to be squared.
        return speed.isNormal ? speed : hypot(dx, dy)
    }

    private func gauss(_ from: Double, _ to: Double) -> Double {
        let (middle, half) = ((from + to) / 2, (to - from) / 2)
        var sum = 0.0
        for (node, weight) in gaussNodes {
            sum += weight * (speed(middle - half * node) + speed(middle + half * node))
        }
        return sum * half
    }

    private func refine(_ from: Double, _ to: Double, whole: Double, tolerance: Double, depth: Int) -> Double {
        let middle = (from + to) / 2
        let (left, right) = (gauss(from, middle), gauss(middle, to))
        if depth == 0 || abs(left + right - whole) <= tolerance { return left + right }
        return refine(from, middle, whole: left, tolerance: tolerance / 2, depth: depth - 1)
            + refine(middle, to, whole: right, tolerance: tolerance / 2, depth: depth - 1)
    }
}
