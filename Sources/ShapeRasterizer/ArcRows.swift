import Foundation

/// The most runs in a row of an arc: two parts of a ring, each cut by both ends, and the ends.
private let mostRuns = 8

/// The rows of a line along a circle: where in each the edges are.
struct ArcRows {
    let arc: Arc
    private let ends: ArcEnds?
    private let centerX: Double, centerY: Double
    /// The squares of the radii between which pixels may be covered in part: from the outermost inwards.
    private let squares: Wide
    private let outer: Float, innerSolid: Float
    /// The square of the radius around an end's middle within which the end lies, and of that which is solid.
    private let endReach: Float, endSolid: Float

    /// The rows of `arc`, whose ends, unless it is a ring, are `ends`.
    init(_ arc: Arc, _ ends: ArcEnds?) {
        (self.arc, self.ends) = (arc, ends)
        (centerX, centerY) = (arc.centerX.rounded(.down), arc.centerY.rounded(.down))
        let (outer, inner) = (Float(arc.radius + arc.halfWidth), Float(arc.radius - arc.halfWidth))
        let reach = Float(edgeReach)
        // Where the line is thinner than that nothing is solid.
        let radii = Wide(outer + reach, max(outer - reach, 0), inner + reach, max(inner - reach, 0))
        squares = radii * radii
        (self.outer, innerSolid) = (radii[0], radii[2])
        let (half, core) = (Float(arc.halfWidth) + reach, Float(arc.halfWidth) - reach)
        endReach = half * half
        endSolid = arc.isRound && core > 0 ? core * core : -1
    }

    /// Paints the line, by `ring` where none of its ends is near.
    @inline(__always)
    func paint(_ ring: some Coverage, _ shape: some Coverage, _ target: PixelTarget, _ ink: Ink) {
        let (insetX, insetY) = (Float(arc.centerX - centerX), Float(arc.centerY - centerY))
        let painter = RowPainter(
            target, ink, anchorX: Int(centerX), anchorY: Int(centerY), insetX: insetX)
        let first = max(Int((insetY - outer).rounded(.down)), painter.rows.lowerBound)
        let last = min(Int((insetY + outer).rounded(.up)), painter.rows.upperBound)
        guard first < last, !painter.columns.isEmpty else { return }
        withUnsafeTemporaryAllocation(of: Run.self, capacity: mostRuns) { runs in
            for row in first..<last {
                let y = Float(row) + 0.5 - insetY
                let line = painter.line(row)
                let widths = (squares - y * y).atLeast(Wide()).root
                let right = (insetX + widths).whole, left = (insetX - widths).whole
                var (one, other) = (
                    Run(start: Int(left[0]), solidStart: Int(left[1]), solidEnd: Int(right[1]), end: Int(right[0])),
                    Run(start: 0, solidStart: 0, solidEnd: 0, end: 0)
                )
                let isSplit = abs(y) < innerSolid
                if isSplit {
                    one.solidEnd = Int(left[2])
                    one.end = Int(left[3])
                    other = Run(
                        start: Int(right[3]), solidStart: Int(right[2]), solidEnd: Int(right[1]), end: Int(right[0]))
                }
                guard let ends else {
                    paintRing(ring, painter, line, y, one, isSplit ? other : nil)
                    continue
                }
                let after = endRuns(ends.afterX, ends.afterY, y, insetX)
                let before = endRuns(ends.beforeX, ends.beforeY, y, insetX)
                if after == nil, before == nil {
                    let isOneSeen = ends.contains(Float(one.start + one.end) * 0.5 - insetX, y)
                    let isOtherSeen = isSplit && ends.contains(Float(other.start + other.end) * 0.5 - insetX, y)
                    if isSplit, isOneSeen != isOtherSeen, other.start &- one.end < 4 {
                        // Four columns of one part may reach into the other.
                        _ = painter.run(shape, line, y, isOneSeen ? one : other)
                    } else if isOneSeen {
                        paintRing(ring, painter, line, y, one, isOtherSeen ? other : nil)
                    } else if isOtherSeen {
                        paintRing(ring, painter, line, y, other, nil)
                    }
                    continue
                }
                var count = 0
                @inline(__always) func add(_ run: Run) {
                    if run.start < run.end, count < mostRuns {
                        runs[count] = run
                        count += 1
                    }
                }
                cut(one, after, before, ends, y, insetX, add)
                if isSplit { cut(other, after, before, ends, y, insetX, add) }
                if let after { add(after) }
                if let before { add(before) }
                sort(runs, count)
                var done = Int.min
                for index in 0..<count {
                    var run = runs[index]
                    run.start = max(run.start, done)
                    run.solidStart = max(run.solidStart, done)
                    if run.start < run.end { done = painter.run(shape, line, y, run) }
                }
            }
        }
    }

    /// Lays the colour over one or two runs of a ring, from left to right.
    @inline(__always)
    private func paintRing(
        _ ring: some Coverage, _ painter: RowPainter, _ line: UnsafeMutablePointer<UInt32>, _ y: Float, _ one: Run,
        _ other: Run?
    ) {
        let end = painter.run(ring, line, y, one)
        guard var other else { return }
        other.start = max(other.start, end)
        other.solidStart = max(other.solidStart, end)
        if other.start < other.end { _ = painter.run(ring, line, y, other) }
    }

    /// The run of a row that an end may cover, or nil.
    @inline(__always)
    private func endRuns(_ directionX: Float, _ directionY: Float, _ y: Float, _ insetX: Float) -> Run? {
        let radius = Float(arc.radius)
        let height = y - directionY * radius
        let square = height * height
        guard square < endReach else { return nil }
        let roots = Wide(endReach - square, max(endSolid - square, 0), 0, 0).root
        let middle = directionX * radius + insetX
        let bounds = (Wide(-roots[0], -roots[1], roots[1], roots[0]) + middle).whole
        return Run(
            start: Int(bounds[0]), solidStart: Int(bounds[1]), solidEnd: Int(bounds[2]), end: Int(bounds[3]))
    }

    /// Adds what of `run` is beside both ends, as far as it is along the arc.
    @inline(__always)
    private func cut(
        _ run: Run, _ after: Run?, _ before: Run?, _ ends: ArcEnds, _ y: Float, _ insetX: Float, _ add: (Run) -> Void
    ) {
        var start = run.start
        @inline(__always) func piece(to end: Int) {
            guard start < end, ends.contains(Float(start + end) * 0.5 - insetX, y) else { return }
            add(
                Run(
                    start: start, solidStart: max(run.solidStart, start), solidEnd: min(run.solidEnd, end), end: end))
        }
        @inline(__always) func skip(_ end: Run?) {
            guard let end, end.end > start, end.start < run.end else { return }
            piece(to: end.start)
            start = max(start, end.end)
        }
        let isInOrder = (after?.start ?? Int.min) <= (before?.start ?? Int.min)
        skip(isInOrder ? after : before)
        skip(isInOrder ? before : after)
        piece(to: run.end)
    }

    /// Sorts runs by their begins.
    private func sort(_ runs: UnsafeMutableBufferPointer<Run>, _ count: Int) {
        for index in 1..<max(count, 1) {
            var at = index
            while at > 0, runs[at].start < runs[at - 1].start {
                runs.swapAt(at, at - 1)
                at -= 1
            }
        }
    }
}
