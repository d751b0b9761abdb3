import CoreGraphics
import ShapeRasterizer

/// How far a transform may be from a similarity, in parts of its scale.
private let tolerance: CGFloat = 1e-6

/// A shape that is drawn without a path: where it is on the pixels.
package enum SimpleShape: Sendable, Hashable {
    case box(RoundedBox)
    case arc(Arc)
    /// The inside of a path, and the transform that sends it to the pixels.
    case convex(ConvexPath, CGAffineTransform)

    /// What fills `outline`, which `transform` sends to pixels; nil for what is not so simple.
    init?(filling outline: PathOutline, _ transform: CGAffineTransform) {
        if case .convex(let path) = outline {
            self = .convex(path, transform)
            return
        }
        guard let similarity = Similarity(transform) else { return nil }
        switch outline {
        case .box(let center, let halfWidth, let halfHeight, let radius, let direction):
            self = .box(
                similarity.box(
                    center: center, halfWidth: halfWidth, halfHeight: halfHeight, radius: radius, direction: direction))
        case .arc(let center, let radius, _, let sweep):
            guard abs(sweep) >= 2 * .pi - 1e-6 else { return nil }
            self = .box(
                similarity.box(
                    center: center, halfWidth: radius, halfHeight: radius, radius: radius,
                    direction: CGVector(dx: 1, dy: 0)))
        case .line, .convex: return nil
        }
    }

    /// What the stroke of `shape`, whose path is `outline`, covers where `transform` sends it to pixels; nil for what
    /// is not so simple.
    init?(stroking shape: ShapeProperties, _ outline: PathOutline, _ transform: CGAffineTransform) {
        guard shape.lineDashPattern.isEmpty, let similarity = Similarity(transform) else { return nil }
        let (from, to) = (min(max(shape.strokeStart, 0), 1), min(max(shape.strokeEnd, 0), 1))
        guard from < to else { return nil }
        let half = shape.lineWidth / 2
        switch outline {
        case .box, .convex: return nil
        case .arc(let center, let radius, let start, let sweep):
            let isRing = (to - from) * abs(sweep) >= 2 * .pi - 1e-6
            guard isRing || shape.lineCap != .square else { return nil }
            var arc = Arc(
                center: similarity.map(center), radius: Double(radius * similarity.scale),
                halfWidth: Double(half * similarity.scale))
            if !isRing {
                arc.middle = similarity.angle(Double(start + sweep * (from + to) / 2))
                arc.halfSweep = Double(abs(sweep) * (to - from) / 2)
                arc.isRound = shape.lineCap == .round
            }
            self = .arc(arc)
        case .line(let first, let last):
            func point(_ share: CGFloat) -> CGPoint {
                CGPoint(x: first.x + (last.x - first.x) * share, y: first.y + (last.y - first.y) * share)
            }
            let (start, end) = (point(from), point(to))
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0 else { return nil }
            self = .box(
                similarity.box(
                    center: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2),
                    halfWidth: length / 2 + (shape.lineCap == .butt ? 0 : half), halfHeight: half,
                    radius: shape.lineCap == .round ? half : 0,
                    direction: CGVector(dx: dx / length, dy: dy / length)))
        }
    }

    /// Draws the shape in `color`. Returns false, and draws nothing, where that would not come out well.
    func fill(_ target: PixelTarget, _ color: RGBA) -> Bool {
        var opaque = color
        opaque.a = 1
        let opacity = color.a > 0 ? Float(min(color.a, 1)) : 0
        switch self {
        case .box(let box): return box.fill(target, color: opaque.pixel, opacity: opacity)
        case .arc(let arc): return arc.fill(target, color: opaque.pixel, opacity: opacity)
        case .convex(let path, let transform):
            return path.fill(target, transform, color: opaque.pixel, opacity: opacity)
        }
    }
}

extension Arc {
    fileprivate init(center: CGPoint, radius: Double, halfWidth: Double) {
        self.init(centerX: Double(center.x), centerY: Double(center.y), radius: radius, halfWidth: halfWidth)
    }
}

/// A transform that keeps the form of things.
private struct Similarity {
    private let transform: CGAffineTransform
    let scale: CGFloat
    /// Whether it turns and mirrors nothing.
    private let keepsDirections: Bool

    /// Nil for one that does not.
    init?(_ transform: CGAffineTransform) {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        scale = (a * a + b * b).squareRoot()
        let error = scale * tolerance
        let isTurned = abs(a - d) <= error && abs(b + c) <= error
        guard scale > 0, scale.isFinite, isTurned || (abs(a + d) <= error && abs(b - c) <= error) else { return nil }
        self.transform = transform
        keepsDirections = b == 0 && c == 0 && a > 0 && d > 0
    }

    func map(_ point: CGPoint) -> CGPoint { point.applying(transform) }

    /// The direction that the direction at `angle`, in radians, has in pixels.
    func angle(_ angle: Double) -> Double {
        if keepsDirections { return angle }
        let direction = turn(CGVector(dx: CGFloat(cos(angle)), dy: CGFloat(sin(angle))))
        return atan2(Double(direction.dy), Double(direction.dx))
    }

    func box(
        center: CGPoint, halfWidth: CGFloat, halfHeight: CGFloat, radius: CGFloat, direction: CGVector
    ) -> RoundedBox {
        let (center, direction) = (map(center), turn(direction))
        return RoundedBox(
            centerX: Double(center.x), centerY: Double(center.y), halfWidth: Double(halfWidth * scale),
            halfHeight: Double(halfHeight * scale), radius: Double(radius * scale), cosine: Double(direction.dx),
            sine: Double(direction.dy))
    }

    private func turn(_ direction: CGVector) -> CGVector {
        CGVector(
            dx: (direction.dx * transform.a + direction.dy * transform.c) / scale,
            dy: (direction.dx * transform.b + direction.dy * transform.d) / scale)
    }
}
