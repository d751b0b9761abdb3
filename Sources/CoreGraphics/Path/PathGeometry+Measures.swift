extension PathGeometry {
    /// Calls `body` with every drawn stretch in order, closing lines of some length included.
    package func forEachSegment(_ body: (_ segment: PathSegment, _ subpath: Int) -> Void) {
        var index = 0
        var subpath = -1
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for verb in verbs {
            switch verb {
            case .move:
                subpath += 1
                (start, current) = (points[index], points[index])
            case .line:
                body(.line(current, points[index]), subpath)
                current = points[index]
            case .quad:
                body(.quad(current, points[index], points[index + 1]), subpath)
                current = points[index + 1]
            case .cubic:
                body(.cubic(current, points[index], points[index + 1], points[index + 2]), subpath)
                current = points[index + 2]
            case .close:
                if current != start { body(.line(current, start), subpath) }
                current = start
            }
            index += verb.pointCount
        }
    }

    /// The length of all sub-paths together, in points.
    package var length: Double {
        var sum = 0.0
        forEachSegment { segment, _ in sum += segment.length }
        return sum
    }

    /// The smallest rectangle around all points, controls included; null for an empty path.
    package var controlPointBoundingBox: CGRect {
        var bounds = Bounds()
        for point in points { bounds.add(point) }
        return bounds.rect
    }

    /// The smallest rectangle around the curves themselves; null for an empty path.
    package var boundingBox: CGRect {
        var bounds = Bounds()
        var index = 0
        for verb in verbs {
            if verb != .close { bounds.add(points[index + verb.pointCount - 1]) }
            index += verb.pointCount
        }
        forEachSegment { segment, _ in
            switch segment {
            case .line: break
            case .quad(let p0, let p1, let p2):
                let across = (p0.x - p1.x) / (p0.x - 2 * p1.x + p2.x)
                let down = (p0.y - p1.y) / (p0.y - 2 * p1.y + p2.y)
                if across > 0 && across < 1 { bounds.add(segment.point(at: across)) }
                if down > 0 && down < 1 { bounds.add(segment.point(at: down)) }
            case .cubic(let p0, let p1, let p2, let p3):
                // No lists: this is worked out for every shape of every frame.
                forEachTurn(p0.x, p1.x, p2.x, p3.x) { bounds.add(segment.point(at: $0)) }
                forEachTurn(p0.y, p1.y, p2.y, p3.y) { bounds.add(segment.point(at: $0)) }
            }
        }
        return bounds.rect
    }

    /// The rectangle that this path is the outline of, when it is one upright rectangle and nothing more.
    package var isRect: CGRect? {
        guard verbs.first == .move, verbs.last == .close else { return nil }
        let lines = verbs.count - 2
        guard lines == 3 || (lines == 4 && points[4] == points[0]) else { return nil }
        for index in 1...lines where verbs[index] != .line { return nil }
        let (p0, p1, p2, p3) = (points[0], points[1], points[2], points[3])
        let xFirst = p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x
        let yFirst = p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y
        guard xFirst || yFirst else { return nil }
        return CGRect(
            x: min(p0.x, p2.x),
            y: min(p0.y, p2.y),
            width: abs(p2.x - p0.x),
            height: abs(p2.y - p0.y)
        )
    }

    /// Calls `body` with the parameters inside 0...1 where one coordinate of a cubic has an extremum.
    private func forEachTurn(
        _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat, _ body: (CGFloat) -> Void
    ) {
        func add(_ root: CGFloat) {
            if root > 0 && root < 1 { body(root) }
        }
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        guard abs(a) > 1e-12 * (abs(b) + abs(c)) else {
            if b != 0 { add(-c / b) }
            return
        }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return }
        // The form that does not cancel: one root from q/a, the other from c/q.
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        add(q / a)
        if q != 0 { add(c / q) }
    }
}

/// A rectangle that grows around points.
private struct Bounds {
    private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

    mutating func add(_ point: CGPoint) {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }

    var rect: CGRect {
        if low.x > high.x { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
