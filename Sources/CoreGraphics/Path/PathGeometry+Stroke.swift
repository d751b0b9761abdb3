import OctantBase

// How far the outline's lines may lie off the curve they follow, in points.
private let outlineTolerance: CGFloat = 0.02
// The most lines that one round end or join becomes: as exact as others up to 650 points of radius. Clipping to an
// outline takes as long as there are places where two of its lines cross.
private let mostSteps: CGFloat = 200
// The most dashes that one path is cut into.
private let mostDashes = 100_000.0

extension PathGeometry {
    /// The outline of the line that stroking this path draws, to be filled by the winding rule.
    package func stroked(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) -> PathGeometry {
        guard width.isFinite, width > 0 else { return PathGeometry() }
        var outline = StrokeOutline(
            radius: width / 2,
            cap: cap,
            join: join,
            miterLimit: miterLimit.isFinite ? max(miterLimit, 1) : 1
        )
        var contour: [CGPoint] = []
        var isCurve: [Bool] = []
        func finish(closed: Bool) {
            outline.add(contour, isCurve: isCurve, closed: closed)
            contour = []
            isCurve = []
        }
        // `isCurve` is, for each point, whether the outline goes smoothly round it, whatever the join.
        func append(_ point: CGPoint, smooth: Bool) {
            if contour.last == point { return }
            contour.append(point)
            isCurve.append(smooth)
        }
        var index = 0
        for verb in verbs {
            let end = verb == .close ? contour.first : points[index + verb.pointCount - 1]
            switch verb {
            case .move:
                finish(closed: false)
                append(points[index], smooth: false)
            case .line:
                append(points[index], smooth: false)
            case .quad, .cubic:
                guard let last = contour.last else { break }
                var curve = PathGeometry()
                curve.move(to: last)
                if verb == .quad {
                    curve.quad(to: points[index + 1], control: points[index])
                } else {
                    curve.cubic(to: points[index + 2], control1: points[index], control2: points[index + 1])
                }
                for point in curve.flattened(tolerance: outlineTolerance).points.dropFirst() {
                    append(point, smooth: point != end)
                }
            case .close:
                if contour.count > 1, contour.last == contour.first {
                    contour.removeLast()
                    isCurve.removeLast()
                }
                finish(closed: true)
            }
            index += verb.pointCount
        }
        finish(closed: false)
        return outline.geometry
    }

    /// Whether the path has no more dashes of `lengths` than can be made in good time, and than `most`; logs once when
    /// it has.
    func canBeDashed(lengths: [CGFloat], most: Double = mostDashes) -> Bool {
        let dashes = length / Double(lengths.reduce(0, +)) * Double(lengths.count)
        let most = min(most, mostDashes)
        if dashes <= most { return true }
        Log.once("path.dashes", "a path would have more than \(Int(most)) dashes: it is left whole")
        return false
    }

    /// The path in dashes and alternating gaps of `lengths` points, beginning `phase` points in; the path itself for no
    /// lengths, or for lengths that are not finite, below 0 or all 0.
    package func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathGeometry {
        let period = lengths.reduce(0, +) * (lengths.count % 2 == 0 ? 1 : 2)
        guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return self }
        guard canBeDashed(lengths: lengths) else { return self }
        var result = PathGeometry()
        var subpathSeen = -1
        var index = 0
        var remaining = 0.0
        func begin() {
            index = 0
            var offset = Double(phase.truncatingRemainder(dividingBy: period))
            if offset < 0 { offset += Double(period) }
            while offset >= Double(lengths[index % lengths.count]) {
                offset -= Double(lengths[index % lengths.count])
                index += 1
            }
            remaining = Double(lengths[index % lengths.count]) - offset
        }
        forEachSegment { segment, subpath in
            var isJoined = subpath == subpathSeen
            if !isJoined { begin() }
            subpathSeen = subpath
            let total = segment.length
            var position = 0.0
            while position < total {
                let next = min(position + remaining, total)
                if index % 2 == 0 {
                    let part = segment.part(
                        from: CGFloat(segment.parameter(atLength: position, total: total)),
                        to: CGFloat(segment.parameter(atLength: next, total: total))
                    )
                    if !isJoined || position > 0 { result.move(to: part.start) }
                    result.add(part)
                }
                isJoined = true
                // A dash that is too short for the numbers to tell its ends apart, so far from the begin, is passed
                // over.
                remaining = next > position ? remaining - (next - position) : 0
                position = next
                while remaining <= 0 {
                    index += 1
                    remaining += Double(lengths[index % lengths.count])
                }
            }
        }
        return result
    }
}

/// Builds the outline of polylines drawn with a round-tipped, square-tipped or blunt pen.
private struct StrokeOutline {
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    var geometry = PathGeometry()

    /// Adds one polyline, no two neighbours of which are the same point.
    mutating func add(_ points: [CGPoint], isCurve: [Bool], closed: Bool) {
        guard let first = points.first, let last = points.last else { return }
        guard points.count > 1 else { return addDot(first) }
        var normals: [CGVector] = []
        var lengths: [CGFloat] = []
        for index in 0..<(closed ? points.count : points.count - 1) {
            let (p, q) = (points[index], points[(index + 1) % points.count])
            let length = ((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y)).squareRoot()
            lengths.append(length)
            normals.append(CGVector(dx: (q.y - p.y) / length * radius, dy: -(q.x - p.x) / length * radius))
        }
        let count = points.count
        func shorter(_ at: Int) -> CGFloat { min(lengths[(at + count - 1) % count], lengths[at]) }
        if closed {
            for side in [CGFloat(1), -1] {
                var ring: [CGPoint] = []
                for step in 0..<count {
                    let at = side > 0 ? step : count - 1 - step
                    let (before, after) = (normals[(at + count - 1) % count], normals[at])
                    let (first, second) = side > 0 ? (before, after) : (-after, -before)
                    corner(points[at], first, second, isSmooth: isCurve[at], shorter(at), &ring)
                }
                addRing(ring)
            }
        } else {
            var ring: [CGPoint] = [first.shifted(normals[0])]
            for at in 1..<(count - 1) {
                corner(points[at], normals[at - 1], normals[at], isSmooth: isCurve[at], shorter(at), &ring)
            }
            end(last, normals[count - 2], &ring)
            for at in stride(from: count - 2, to: 0, by: -1) {
                corner(points[at], -normals[at], -normals[at - 1], isSmooth: isCurve[at], shorter(at), &ring)
            }
            end(first, -normals[0], &ring)
            addRing(ring)
        }
    }

    /// A line of no length: a dot for round pens, a square for square ones.
    private mutating func addDot(_ point: CGPoint) {
        switch cap {
        case .round:
            geometry.append(
                PathGeometry(
                    ellipseIn: CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
            )
        case .square:
            geometry.append(
                PathGeometry(
                    rect: CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
            )
        case .butt: break
        }
    }

    private mutating func addRing(_ ring: [CGPoint]) {
        guard let first = ring.first else { return }
        geometry.move(to: first)
        for point in ring.dropFirst() { geometry.line(to: point) }
        geometry.close()
    }

    /// Goes round `point`, the shorter of whose two segments is `length` points, on the side of the normals.
    private func corner(
        _ point: CGPoint,
        _ before: CGVector,
        _ after: CGVector,
        isSmooth: Bool,
        _ length: CGFloat,
        _ ring: inout [CGPoint]
    ) {
        ring.append(point.shifted(before))
        let cross = before.dx * after.dy - before.dy * after.dx
        let dot = before.dx * after.dx + before.dy * after.dy
        if cross < 0 {
            // The inner side: over the corner itself, which stays inside the line. Where a curve bends less than the
            // pen is wide the two sides meet by themselves.
            if !isSmooth || -cross > radius * length { ring.append(point) }
        } else if isSmooth || join == .round {
            arc(point, before, angle: CGFloat(atan2(Double(cross), Double(dot))), &ring)
        } else if join == .miter {
            // The tip is 1/cos(half the angle of the corner) radii off; its ratio to the radius is what the limit
            // bounds.
            let half = (1 + dot / (radius * radius)) / 2
            if half > 0, 1 / half.squareRoot() <= miterLimit {
                let scale = 1 / (2 * half)
                ring.append(
                    point.shifted(CGVector(dx: (before.dx + after.dx) * scale, dy: (before.dy + after.dy) * scale))
                )
            }
        }
        ring.append(point.shifted(after))
    }

    /// Goes round the end at `point`, from `normal` to its opposite.
    private func end(_ point: CGPoint, _ normal: CGVector, _ ring: inout [CGPoint]) {
        ring.append(point.shifted(normal))
        let forward = CGVector(dx: -normal.dy, dy: normal.dx)
        switch cap {
        case .butt: break
        case .round: arc(point, normal, angle: .pi, &ring)
        case .square:
            ring.append(point.shifted(normal).shifted(forward))
            ring.append(point.shifted(-normal).shifted(forward))
        }
        ring.append(point.shifted(-normal))
    }

    private func arc(_ point: CGPoint, _ from: CGVector, angle: CGFloat, _ ring: inout [CGPoint]) {
        // An arc cut into steps of angle a deviates from its chords by radius · (1 − cos(a/2)), about radius · a²/8.
        let step = (8 * outlineTolerance / radius).squareRoot()
        let wanted = (abs(angle) / step).rounded(.up)
        // Coordinates that overflow make this no number at all; one line then has to do.
        let count = wanted > 1 ? Int(min(wanted, mostSteps)) : 1
        for index in 1..<max(count, 1) {
            let turn = CGAffineTransform(rotationAngle: angle * CGFloat(index) / CGFloat(count))
            let vector = CGPoint(x: from.dx, y: from.dy).applying(turn)
            ring.append(CGPoint(x: point.x + vector.x, y: point.y + vector.y))
        }
    }
}

extension CGPoint {
    fileprivate func shifted(_ vector: CGVector) -> CGPoint { CGPoint(x: x + vector.dx, y: y + vector.dy) }
}

extension CGVector {
    fileprivate static prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }
}
