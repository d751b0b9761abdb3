import CoreGraphics
import Foundation
import ShapeRasterizer

/// The most steps of a path that is looked at.
private let mostSteps = 24
/// By how much a path may turn the other way, as the sine of an angle: paths are often made in single precision.
private let tolerance: CGFloat = 1e-4
/// How far from a full turn a path may come, in radians.
private let turnTolerance = 1e-2

/// A path that goes round once and turns one way only.
package struct ConvexPath: Sendable, Hashable {
    private let path: PathGeometry
    /// Whether it runs with growing angles, from the x axis towards the y axis.
    private let isClockwise: Bool

    /// Nil for any other path.
    package init?(_ path: PathGeometry) {
        let (verbs, points) = (path.verbs, path.points)
        guard verbs.count > 2, verbs.count <= mostSteps, verbs[0] == .move,
            verbs.dropFirst().dropLast().allSatisfy({ $0 == .line || $0 == .cubic }),
            verbs[verbs.count - 1] != .move, verbs[verbs.count - 1] != .quad
        else { return nil }
        // A curve is inside of its control points, and turns no other way than the line through them.
        var (turn, direction, first) = (0.0, CGVector?.none, CGVector?.none)
        var (turnsLeft, turnsRight) = (false, false)
        func follow(_ next: CGVector) {
            if let direction {
                let (cross, dot) = (
                    direction.dx * next.dy - direction.dy * next.dx, direction.dx * next.dx + direction.dy * next.dy
                )
                if cross > tolerance { turnsRight = true }
                if cross < -tolerance { turnsLeft = true }
                turn += atan2(Double(cross), Double(dot))
            }
            direction = next
            if first == nil { first = next }
        }
        for index in points.indices {
            let end = index + 1 < points.count ? points[index + 1] : points[0]
            let (dx, dy) = (end.x - points[index].x, end.y - points[index].y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length.isFinite else { return nil }
            if length > 0 { follow(CGVector(dx: dx / length, dy: dy / length)) }
        }
        if let first { follow(first) }
        guard turnsLeft != turnsRight, abs(abs(turn) - 2 * .pi) < turnTolerance else { return nil }
        (self.path, isClockwise) = (path, turnsRight)
    }

    /// Fills it where `transform` sends it to the pixels of `target`. Returns false, and draws nothing, where that
    /// would not come out well.
    func fill(_ target: PixelTarget, _ transform: CGAffineTransform, color: UInt32, opacity: Float) -> Bool {
        func place(_ point: CGPoint) -> ConvexOutline.Point {
            let point = point.applying(transform)
            return ConvexOutline.Point(Double(point.x), Double(point.y))
        }
        var (minimum, maximum) = (place(path.points[0]), place(path.points[0]))
        for point in path.points {
            let place = place(point)
            minimum.replace(with: place, where: place .< minimum)
            maximum.replace(with: place, where: place .> maximum)
        }
        let mirrors = transform.a * transform.d < transform.b * transform.c
        let outline = ConvexOutline(minimum: minimum, maximum: maximum, isClockwise: isClockwise != mirrors)
        return outline.fill(target, color: color, opacity: opacity) { pen in
            var index = 0
            for verb in path.verbs {
                switch verb {
                case .move: pen.move(to: place(path.points[index]))
                case .line: pen.line(to: place(path.points[index]))
                case .cubic:
                    pen.curve(
                        to: place(path.points[index + 2]), place(path.points[index]), place(path.points[index + 1]))
                case .quad, .close: break
                }
                index += verb.pointCount
            }
        }
    }
}
