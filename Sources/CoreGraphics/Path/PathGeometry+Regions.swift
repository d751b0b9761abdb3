import OctantBase

/// How two regions become one.
package enum RegionOperation: Sendable {
    case union, intersection, subtraction, symmetricDifference

    func holds(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .subtraction: first && !second
        case .symmetricDifference: first != second
        }
    }
}

extension CGPathFillRule {
    /// Whether what is so deep in a path is inside.
    fileprivate func holds(_ depth: Int) -> Bool { self == .winding ? depth != 0 : depth % 2 != 0 }
}

extension PathGeometry {
    /// The outline of the region that `operation` makes of those of this path and of `other`, by `rule`. It does not
    /// cross itself, and both rules fill it alike. Curves stay curves.
    package func combined(
        _ operation: RegionOperation, with other: PathGeometry, using rule: CGPathFillRule
    ) -> PathGeometry {
        outline(PathArrangement([self, other])) { operation.holds(rule.holds($0.first), rule.holds($0.second)) }
    }

    /// The outline of the region of this path by `rule`. It does not cross itself, and both rules fill it alike.
    package func normalized(using rule: CGPathFillRule) -> PathGeometry {
        outline(PathArrangement([self])) { rule.holds($0.first) }
    }

    /// The lines of this path that are inside of `other`, by `rule`, or outside of it.
    package func lines(inside isInside: Bool, _ other: PathGeometry, using rule: CGPathFillRule) -> PathGeometry {
        let region = PathArrangement([other])
        let border = MonotonePiece.pieces(of: other, owner: 1, closes: true).flatMap { $0 }
        var result = PathGeometry()
        for pieces in MonotonePiece.pieces(of: self, owner: 0, closes: false) {
            let cuts = PathArrangement.cuts(of: pieces + border, region.tolerance)
            var end: CGPoint?
            var isWhole = true
            for (piece, cuts) in zip(pieces, cuts) {
                var from: CGFloat = 0
                for cut in cuts.ordered() + [1] where cut > from {
                    let part = piece.segment.part(from: from, to: cut)
                    from = cut
                    let middle = part.point(at: 0.5)
                    guard rule.holds(region.depth(of: middle, isSteep: true).first) == isInside else {
                        isWhole = false
                        continue
                    }
                    if end != part.start { result.move(to: part.start) }
                    result.add(part)
                    end = part.end
                }
            }
            if isWhole, let first = pieces.first?.start, first == end { result.close() }
        }
        return result
    }

    /// The outline of what `holds` says is inside.
    private func outline(_ arrangement: PathArrangement, where holds: (PathArrangement.Depth) -> Bool) -> PathGeometry {
        var loops = OutlineWalk()
        for (index, edge) in arrangement.edges.enumerated() {
            let sides = arrangement.sides(of: index)
            let (ahead, behind) = (holds(sides.ahead), holds(sides.behind))
            guard ahead != behind else { continue }
            // What is inside lies behind an edge that is followed upwards.
            if behind == sides.goesUp {
                loops.add(edge.piece.segment, from: edge.from, to: edge.to)
            } else {
                loops.add(edge.piece.segment.reversed, from: edge.to, to: edge.from)
            }
        }
        return loops.outline
    }
}

/// Puts stretches of an outline one after the other.
private struct OutlineWalk {
    private var segments: [(segment: PathSegment, to: Int)] = []
    /// The stretches that begin at a vertex.
    private var leaving: [Int: [Int]] = [:]
    private var order: [Int] = []

    mutating func add(_ segment: PathSegment, from: Int, to: Int) {
        leaving[from, default: []].append(segments.count)
        segments.append((segment, to))
        order.append(from)
    }

    /// The closed lines.
    var outline: PathGeometry {
        var leaving = leaving
        var isUsed = Array(repeating: false, count: segments.count)
        var result = PathGeometry()
        for first in segments.indices where !isUsed[first] {
            var loop: [PathSegment] = []
            var next: Int? = first
            while let index = next {
                isUsed[index] = true
                let (segment, vertex) = segments[index]
                loop.append(segment)
                leaving[order[index]]?.removeAll { $0 == index }
                if vertex == order[first] { break }
                // Where several go on, the one that turns most to what is inside: what only touches stays apart.
                next = (leaving[vertex] ?? []).max {
                    turn(segment, segments[$0].segment) < turn(segment, segments[$1].segment)
                }
            }
            result.addLoop(loop)
        }
        return result
    }

    private func turn(_ one: PathSegment, _ other: PathSegment) -> CGFloat {
        let (a, b) = (one.reversed.direction, other.direction)
        let (d, e) = (CGVector(dx: -a.dx, dy: -a.dy), b)
        return atan2(d.dx * e.dy - d.dy * e.dx, d.dx * e.dx + d.dy * e.dy)
    }
}

extension PathGeometry {
    /// Appends a closed line. Straight stretches that go on straight become one.
    fileprivate mutating func addLoop(_ loop: [PathSegment]) {
        var merged: [PathSegment] = []
        for segment in loop {
            if case .line(let start, let middle)? = merged.last, case .line(_, let end) = segment,
                isStraight(start, middle, end)
            {
                merged[merged.count - 1] = .line(start, end)
            } else {
                merged.append(segment)
            }
        }
        if merged.count > 2, case .line(let start, let middle)? = merged.last, case .line(_, let end)? = merged.first,
            isStraight(start, middle, end)
        {
            merged.removeLast()
            merged[0] = .line(start, end)
        }
        guard let first = merged.first else { return }
        move(to: first.start)
        for (index, segment) in merged.enumerated() {
            if index == merged.count - 1, case .line(_, let end) = segment, end == first.start { break }
            add(segment)
        }
        close()
    }

    private func isStraight(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
        let (one, two) = (b - a, c - b)
        let cross = one.dx * two.dy - one.dy * two.dx
        let size = hypot(one.dx, one.dy) * hypot(two.dx, two.dy)
        return abs(cross) <= 1e-9 * size && one.dx * two.dx + one.dy * two.dy > 0
    }
}

extension PathSegment {
    /// The same stretch the other way.
    fileprivate var reversed: PathSegment {
        switch self {
        case .line(let a, let b): .line(b, a)
        case .quad(let a, let b, let c): .quad(c, b, a)
        case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
        }
    }

    /// The direction in which it begins.
    fileprivate var direction: CGVector {
        let derivative = derivative(at: 0)
        let chord = end - start
        let isClear = hypot(derivative.dx, derivative.dy) > 1e-6 * hypot(chord.dx, chord.dy)
        return isClear ? derivative : point(at: 0.01) - start
    }
}
