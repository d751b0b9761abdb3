import CoreGraphics

/// How far the points of a path may be from where a circle or a box has them, in parts of its size: paths are often
/// made in single precision.
private let tolerance: CGFloat = 1e-4
/// The steps of the longest path that is such a thing: a box, each side in two.
private let mostSteps = 14
/// The most parts of a circle's line.
private let mostArcs = 8

/// What a path is, if that is simple.
enum PathOutline: Equatable {
    /// A circle, or a part of its line: the angle where it begins, and how far it goes from there, in radians from the
    /// x axis towards the y axis.
    case arc(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat)
    /// A rectangle with circular corners: half its sides, along `direction`, a unit vector, and across.
    case box(center: CGPoint, halfWidth: CGFloat, halfHeight: CGFloat, radius: CGFloat, direction: CGVector)
    case line(CGPoint, CGPoint)
    /// Any other closed line that turns one way only.
    case convex(ConvexPath)

    /// Nil for any other path.
    init?(_ path: PathGeometry) {
        if let simple = PathOutline(simple: path) {
            self = simple
        } else if let convex = ConvexPath(path) {
            self = .convex(convex)
        } else {
            return nil
        }
    }

    private init?(simple path: PathGeometry) {
        let verbs = path.verbs
        guard verbs.count > 1, verbs.count <= mostSteps, verbs[0] == .move else { return nil }
        var (lines, cubics) = (0, 0)
        let isClosed = verbs[verbs.count - 1] == .close
        for index in 1..<(isClosed ? verbs.count - 1 : verbs.count) {
            switch verbs[index] {
            case .line: lines += 1
            case .cubic: cubics += 1
            default: return nil
            }
        }
        let points = path.points
        if lines == 0 {
            self.init(arcs: points, count: cubics, isClosed: isClosed)
        } else if lines == 1, cubics == 0, !isClosed {
            self = .line(points[0], points[1])
        } else if cubics == 0 {
            self.init(corners: points, isClosed: isClosed)
        } else if cubics == 4 {
            self.init(rounded: path)
        } else {
            return nil
        }
    }

    /// The line along a circle that curves make.
    private init?(arcs points: [CGPoint], count: Int, isClosed: Bool) {
        guard count > 0, count <= mostArcs, let first = CircularCurve(points, at: 0) else { return nil }
        var sweep = first.angle
        for index in 1..<max(count, 1) {
            guard let next = CircularCurve(points, at: 3 * index), next.isClockwise == first.isClockwise,
                next.center.isNear(first.center, first.radius),
                abs(next.radius - first.radius) < first.radius * tolerance
            else { return nil }
            sweep += next.angle
        }
        // One that is closed by a straight line is no arc.
        guard !isClosed || (2 * .pi - sweep) < tolerance else { return nil }
        guard sweep < 2 * .pi + tolerance else { return nil }
        let start = CGFloat(atan2(Double(points[0].y - first.center.y), Double(points[0].x - first.center.x)))
        self = .arc(
            center: first.center, radius: first.radius, start: start,
            sweep: min(sweep, 2 * .pi) * (first.isClockwise ? 1 : -1))
    }

    /// The rectangle of three or four lines.
    private init?(corners points: [CGPoint], isClosed: Bool) {
        guard points.count == 4 || (points.count == 5 && points[4] == points[0]), isClosed || points.count == 5 else {
            return nil
        }
        let (along, across) = (points[1] - points[0], points[2] - points[1])
        let (width, height) = (along.length, across.length)
        guard width > 0, height > 0, (points[3] - points[2] + along).length < width * tolerance,
            abs(along.dx * across.dx + along.dy * across.dy) < width * height * tolerance
        else { return nil }
        self = .box(
            center: CGPoint(x: (points[0].x + points[2].x) / 2, y: (points[0].y + points[2].y) / 2),
            halfWidth: width / 2, halfHeight: height / 2, radius: 0,
            direction: CGVector(dx: along.dx / width, dy: along.dy / width))
    }

    /// The box of four quarter circles and the lines between them.
    private init?(rounded path: PathGeometry) {
        let points = path.points
        var corners: (CGPoint, CGPoint, CGPoint, CGPoint) = (.zero, .zero, .zero, .zero)
        var (found, radius, isClockwise) = (0, CGFloat(0), false)
        var index = 0
        for verb in path.verbs {
            if verb == .cubic {
                guard let curve = CircularCurve(points, at: index - 1), curve.isQuarter else { return nil }
                if found == 0 { (radius, isClockwise) = (curve.radius, curve.isClockwise) }
                guard abs(curve.radius - radius) < radius * tolerance, curve.isClockwise == isClockwise else {
                    return nil
                }
                switch found {
                case 0: corners.0 = curve.center
                case 1: corners.1 = curve.center
                case 2: corners.2 = curve.center
                default: corners.3 = curve.center
                }
                found += 1
            }
            index += verb.pointCount
        }
        let (along, across) = (corners.1 - corners.0, corners.2 - corners.1)
        let (width, height) = (along.length, across.length)
        let reach = tolerance * (width + height + radius)
        guard (corners.3 - corners.2 + along).length < reach,
            abs(along.dx * across.dx + along.dy * across.dy) <= reach * max(width, height)
        else { return nil }
        var direction = CGVector(dx: 1, dy: 0)
        if width > reach {
            direction = CGVector(dx: along.dx / width, dy: along.dy / width)
        } else if height > reach {
            direction = CGVector(dx: across.dy / height, dy: -across.dx / height)
        }
        let center = CGPoint(x: (corners.0.x + corners.2.x) / 2, y: (corners.0.y + corners.2.y) / 2)
        let (halfWidth, halfHeight) = (width / 2 + radius, height / 2 + radius)
        // Lines lie on a side, from one end to the other.
        index = 0
        for verb in path.verbs {
            if verb == .line {
                let (from, to) = (points[index - 1] - center, points[index] - center)
                func isOnSide(_ x: CGFloat, _ y: CGFloat, _ half: CGFloat) -> Bool {
                    let (one, other) = (from.dx * x + from.dy * y, to.dx * x + to.dy * y)
                    return abs(abs(one) - half) < reach && abs(one - other) < reach
                }
                guard
                    isOnSide(direction.dx, direction.dy, halfWidth) || isOnSide(-direction.dy, direction.dx, halfHeight)
                else { return nil }
            }
            index += verb.pointCount
        }
        self = .box(
            center: center, halfWidth: halfWidth, halfHeight: halfHeight, radius: radius, direction: direction)
    }
}

/// What the path of a shape is, as far as that was worked out.
enum ShapeOutline {
    case unknown
    /// Nil for a path that is nothing simple.
    case known(PathOutline?)

    /// What `path` is, the shape's.
    @inline(__always) func outline(of path: @autoclosure () -> PathGeometry?) -> PathOutline? {
        switch self {
        case .known(let outline): outline
        case .unknown: path().flatMap { PathOutline($0) }
        }
    }
}

/// A cubic curve as paths have it for a part of a circle.
private struct CircularCurve {
    let center: CGPoint
    let radius: CGFloat
    /// Whether it runs with growing angles.
    let isClockwise: Bool
    /// The cosine and sine of half the angle.
    private let cosine: CGFloat, sine: CGFloat

    /// The curve whose start is number `index` of `points`; nil for one that is no part of a circle.
    init?(_ points: [CGPoint], at index: Int) {
        let (p0, p3) = (points[index], points[index + 3])
        let (out, chord, into) = (points[index + 1] - p0, p3 - p0, p3 - points[index + 2])
        let (reach, span, end) = (out.length, chord.length, into.length)
        guard span > 0, reach > 0, abs(reach - end) < reach * 1e-3 else { return nil }
        cosine = (out.dx * chord.dx + out.dy * chord.dy) / (reach * span)
        let turn = (out.dx * chord.dy - out.dy * chord.dx) / (reach * span)
        let second = (chord.dx * into.dy - chord.dy * into.dx) / (end * span)
        // Of more than 100 degrees there is none so exact.
        guard cosine > 0.6, abs(turn) > 1e-6, abs(turn - second) < 1e-3,
            abs(reach - 2 * span / (3 * (1 + cosine))) < reach * 1e-3
        else { return nil }
        sine = abs(turn)
        isClockwise = turn > 0
        radius = span / (2 * sine)
        let side = (isClockwise ? radius : -radius) / reach
        center = CGPoint(x: p0.x - out.dy * side, y: p0.y + out.dx * side)
    }

    var isQuarter: Bool { abs(cosine - sine) < 1e-3 }

    /// The angle, in radians.
    var angle: CGFloat {
        abs(cosine - sine) < 1e-9 ? .pi / 2 : 2 * CGFloat(atan2(Double(sine), Double(cosine)))
    }
}

extension CGPoint {
    fileprivate static func - (one: CGPoint, other: CGPoint) -> CGVector {
        CGVector(dx: one.x - other.x, dy: one.y - other.y)
    }

    fileprivate func isNear(_ other: CGPoint, _ size: CGFloat) -> Bool { (self - other).length < size * tolerance }
}

extension CGVector {
    fileprivate static func + (one: CGVector, other: CGVector) -> CGVector {
        CGVector(dx: one.dx + other.dx, dy: one.dy + other.dy)
    }

    fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
