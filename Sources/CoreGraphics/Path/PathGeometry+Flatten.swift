import OctantBase

// The most lines that one curve becomes.
private let mostLines = 1000.0
// How far, in points, the lines may lie off the curve when asked whether a point is inside.
private let insideTolerance: CGFloat = 0.005

extension PathGeometry {
    /// The path in straight lines that stay within `tolerance` points of the curves.
    package func flattened(tolerance: CGFloat) -> PathGeometry {
        let tolerance = tolerance.isFinite && tolerance > 1e-6 ? Double(tolerance) : 1e-6
        var result = PathGeometry()
        var index = 0
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for verb in verbs {
            switch verb {
            case .move:
                start = points[index]
                result.move(to: start)
                current = start
            case .line:
                current = points[index]
                result.line(to: current)
            case .quad:
                let end = points[index + 1]
                result.addLines(along: .quad(current, points[index], end), tolerance: tolerance)
                current = end
            case .cubic:
                let end = points[index + 2]
                result.addLines(along: .cubic(current, points[index], points[index + 1], end), tolerance: tolerance)
                current = end
            case .close:
                result.close()
                current = start
            }
            index += verb.pointCount
        }
        return result
    }

    /// Whether `point` is inside by `rule`; open sub-paths count as closed.
    package func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
        guard point.isFinite, controlPointBoundingBox.insetBy(dx: -1, dy: -1).holds(point) else { return false }
        var winding = 0
        // A ray towards greater x: how often, and which way, the outline crosses it.
        func cross(_ p: CGPoint, _ q: CGPoint) {
            guard (p.y <= point.y) != (q.y <= point.y) else { return }
            let side = (q.x - p.x) * (point.y - p.y) - (point.x - p.x) * (q.y - p.y)
            if q.y > p.y, side > 0 { winding += 1 }
            if q.y < p.y, side < 0 { winding -= 1 }
        }
        let flat = flattened(tolerance: insideTolerance)
        var index = 0
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for verb in flat.verbs {
            switch verb {
            case .move:
                cross(current, start)
                (start, current) = (flat.points[index], flat.points[index])
            case .close:
                cross(current, start)
                current = start
            default:
                cross(current, flat.points[index])
                current = flat.points[index]
            }
            index += verb.pointCount
        }
        cross(current, start)
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// Appends lines from the current point along a curve.
    private mutating func addLines(along segment: PathSegment, tolerance: Double) {
        // A curve cut into n equal parameter steps deviates from its chords by at most (its greatest second derivative)
        // / (8 n²).
        func bend(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> Double {
            hypot(Double(p.x - 2 * q.x + r.x), Double(p.y - 2 * q.y + r.y))
        }
        let second: Double
        switch segment {
        case .line: second = 0
        case .quad(let p0, let p1, let p2): second = 2 * bend(p0, p1, p2)
        case .cubic(let p0, let p1, let p2, let p3): second = 6 * max(bend(p0, p1, p2), bend(p1, p2, p3))
        }
        let wanted = (second / (8 * tolerance)).squareRoot().rounded(.up)
        // Coordinates that overflow make this no number at all; one line then has to do.
        let count = wanted > 1 ? Int(min(wanted, mostLines)) : 1
        for step in 1..<max(count, 1) { line(to: segment.point(at: CGFloat(step) / CGFloat(count))) }
        line(to: segment.end)
    }
}
