import OctantBase

// The halvings of a monotone stretch until its parameter at a coordinate is known: to 1e-15 of the stretch.
private let bisections = 50
// The most halvings of two stretches on the search for where they cross.
private let crossingDepth = 48
// Steps of Newton's that make a crossing exact.
private let newtonSteps = 4
// Two stretches are straight to each other when they bend less than this part of their length.
private let flatness: CGFloat = 1e-3

/// A stretch of a path on which neither coordinate turns back.
struct MonotonePiece {
    var segment: PathSegment
    /// The path that it is of: 0 or 1.
    let owner: Int

    var start: CGPoint { segment.start }
    var end: CGPoint { segment.end }

    /// The rectangle around it.
    var bounds: CGRect {
        CGRect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
    }

    /// The stretches of `geometry`, whose sub-paths are closed if `closes`.
    static func pieces(of geometry: PathGeometry, owner: Int, closes: Bool) -> [[MonotonePiece]] {
        var subpaths: [[MonotonePiece]] = []
        var last = -1
        func finish() {
            guard closes, let first = subpaths.last?.first?.start, let end = subpaths.last?.last?.end, first != end
            else { return }
            subpaths[subpaths.count - 1].append(MonotonePiece(segment: .line(end, first), owner: owner))
        }
        geometry.forEachSegment { segment, subpath in
            if subpath != last {
                finish()
                subpaths.append([])
                last = subpath
            }
            var from: CGFloat = 0
            for turn in segment.turns + [1] where turn > from {
                let part = segment.part(from: from, to: turn)
                if part.start != part.end { subpaths[subpaths.count - 1].append(.init(segment: part, owner: owner)) }
                from = turn
            }
        }
        finish()
        return subpaths
    }

    /// The parameter at which the coordinate `path` is `value`; the nearer end beyond.
    func parameter(where path: KeyPath<CGPoint, CGFloat>, is value: CGFloat) -> CGFloat {
        let (first, last) = (start[keyPath: path], end[keyPath: path])
        if first == last { return 0 }
        let rises = last > first
        if rises ? value <= first : value >= first { return 0 }
        if rises ? value >= last : value <= last { return 1 }
        if case .line = segment { return (value - first) / (last - first) }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<bisections {
            let middle = (low + high) / 2
            if (segment.point(at: middle)[keyPath: path] < value) == rises { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The parameter of `point` on the stretch; nil if it is farther than `tolerance` away.
    func parameter(of point: CGPoint, tolerance: CGFloat) -> CGFloat? {
        guard bounds.insetBy(dx: -tolerance, dy: -tolerance).holds(point) else { return nil }
        if start.isNear(point, tolerance) { return 0 }
        if end.isNear(point, tolerance) { return 1 }
        let box = bounds
        let parameter =
            box.width > box.height ? parameter(where: \.x, is: point.x) : parameter(where: \.y, is: point.y)
        return segment.point(at: parameter).isNear(point, tolerance) ? parameter : nil
    }

    /// The parameters where this stretch and `other` meet; where both run together, of the ends of that.
    func crossings(with other: MonotonePiece, tolerance: CGFloat) -> [(own: CGFloat, other: CGFloat)] {
        let slack = bounds.insetBy(dx: -tolerance, dy: -tolerance)
        guard slack.touches(other.bounds) else { return [] }
        var found: [(own: CGFloat, other: CGFloat)] = []
        func note(_ own: CGFloat, _ theirs: CGFloat) {
            let point = segment.point(at: own)
            if found.contains(where: { segment.point(at: $0.own).isNear(point, 4 * tolerance) }) { return }
            found.append((own, theirs))
        }
        for (own, point) in [(0, start), (1, end)] as [(CGFloat, CGPoint)] {
            if let theirs = other.parameter(of: point, tolerance: tolerance) { note(own, theirs) }
        }
        for (theirs, point) in [(0, other.start), (1, other.end)] as [(CGFloat, CGPoint)] {
            if let own = parameter(of: point, tolerance: tolerance) { note(own, theirs) }
        }
        if found.count > 1, runsAlong(other, between: found[0].own, found[1].own, tolerance) { return found }
        if case .line = segment, case .line = other.segment {
            if found.isEmpty, let crossing = lineCrossing(other) { note(crossing.own, crossing.other) }
            return found
        }
        search(0...1, other, 0...1, crossingDepth, tolerance) { note($0, $1) }
        return found
    }

    /// Whether the stretch is on `other` between two parameters.
    private func runsAlong(
        _ other: MonotonePiece, between one: CGFloat, _ two: CGFloat, _ tolerance: CGFloat
    ) -> Bool {
        [0.25, 0.5, 0.75].allSatisfy {
            other.parameter(of: segment.point(at: one + (two - one) * $0), tolerance: 2 * tolerance) != nil
        }
    }

    private func lineCrossing(_ other: MonotonePiece) -> (own: CGFloat, other: CGFloat)? {
        let (d, e) = (end - start, other.end - other.start)
        let (cross, way) = (d.dx * e.dy - d.dy * e.dx, other.start - start)
        guard cross != 0 else { return nil }
        let own = (way.dx * e.dy - way.dy * e.dx) / cross
        let theirs = (way.dx * d.dy - way.dy * d.dx) / cross
        return (0...1).contains(own) && (0...1).contains(theirs) ? (own, theirs) : nil
    }

    /// Halves both until they are straight, and has Newton's rule make the crossing of their chords exact.
    private func search(
        _ own: ClosedRange<CGFloat>, _ other: MonotonePiece, _ theirs: ClosedRange<CGFloat>, _ depth: Int,
        _ tolerance: CGFloat, _ note: (CGFloat, CGFloat) -> Void
    ) {
        let (mine, its) = (part(own), other.part(theirs))
        guard mine.bounds.insetBy(dx: -tolerance, dy: -tolerance).touches(its.bounds) else { return }
        let (isMineFlat, isItsFlat) = (mine.isFlat, its.isFlat)
        guard depth > 0, !isMineFlat || !isItsFlat else {
            guard let crossing = mine.lineCrossing(its) else { return }
            let start = (
                own.lowerBound + crossing.own * (own.upperBound - own.lowerBound),
                theirs.lowerBound + crossing.other * (theirs.upperBound - theirs.lowerBound)
            )
            let (a, b) = refined(other, start)
            return note(a, b)
        }
        let middle = (own.lowerBound + own.upperBound) / 2
        let itsMiddle = (theirs.lowerBound + theirs.upperBound) / 2
        if isItsFlat || (!isMineFlat && mine.size > its.size) {
            search(own.lowerBound...middle, other, theirs, depth - 1, tolerance, note)
            search(middle...own.upperBound, other, theirs, depth - 1, tolerance, note)
        } else {
            search(own, other, theirs.lowerBound...itsMiddle, depth - 1, tolerance, note)
            search(own, other, itsMiddle...theirs.upperBound, depth - 1, tolerance, note)
        }
    }

    private func refined(_ other: MonotonePiece, _ start: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) {
        var (a, b) = start
        for _ in 0..<newtonSteps {
            let way = other.segment.point(at: b) - segment.point(at: a)
            let (d, e) = (segment.derivative(at: a), other.segment.derivative(at: b))
            let cross = d.dx * e.dy - d.dy * e.dx
            guard abs(cross) > 1e-12 * (hypot(d.dx, d.dy) * hypot(e.dx, e.dy)) else { break }
            a = min(max(a + (way.dx * e.dy - way.dy * e.dx) / cross, 0), 1)
            b = min(max(b + (way.dx * d.dy - way.dy * d.dx) / cross, 0), 1)
        }
        return (a, b)
    }

    private func part(_ range: ClosedRange<CGFloat>) -> MonotonePiece {
        MonotonePiece(segment: segment.part(from: range.lowerBound, to: range.upperBound), owner: owner)
    }

    private var size: CGFloat { max(abs(end.x - start.x), abs(end.y - start.y)) }

    /// Whether the stretch is all but straight.
    private var isFlat: Bool {
        let chord = end - start
        let length = hypot(chord.dx, chord.dy)
        func bend(_ point: CGPoint) -> CGFloat {
            let way = point - start
            return abs(way.dx * chord.dy - way.dy * chord.dx)
        }
        switch segment {
        case .line: return true
        case .quad(_, let control, _): return bend(control) <= flatness * length * length
        case .cubic(_, let one, let two, _): return max(bend(one), bend(two)) <= flatness * length * length
        }
    }
}

extension PathSegment {
    /// The parameters inside 0...1 where a coordinate turns back, in their order.
    fileprivate var turns: [CGFloat] {
        func roots(_ path: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
            switch self {
            case .line: return []
            case .quad(let p0, let p1, let p2):
                let (a, b, c) = (p0[keyPath: path], p1[keyPath: path], p2[keyPath: path])
                return a - 2 * b + c == 0 ? [] : [(a - b) / (a - 2 * b + c)]
            case .cubic(let p0, let p1, let p2, let p3):
                let (w, x, y, z) = (p0[keyPath: path], p1[keyPath: path], p2[keyPath: path], p3[keyPath: path])
                let (a, b, c) = (z - 3 * y + 3 * x - w, 2 * (y - 2 * x + w), x - w)
                guard abs(a) > 1e-12 * (abs(b) + abs(c)) else { return b == 0 ? [] : [-c / b] }
                let discriminant = b * b - 4 * a * c
                guard discriminant >= 0 else { return [] }
                let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
                return q == 0 ? [0] : [q / a, c / q]
            }
        }
        return (roots(\.x) + roots(\.y)).filter { $0 > 1e-9 && $0 < 1 - 1e-9 }.ordered()
    }
}

extension CGPoint {
    static func - (one: CGPoint, other: CGPoint) -> CGVector { CGVector(dx: one.x - other.x, dy: one.y - other.y) }

    /// Whether the point is at most `distance` from `other`.
    func isNear(_ other: CGPoint, _ distance: CGFloat) -> Bool {
        abs(x - other.x) <= distance && abs(y - other.y) <= distance
    }
}

extension CGRect {
    /// Whether both have a point in common; edges count.
    fileprivate func touches(_ other: CGRect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
