import Foundation

/// The most runs in a row of an arc: two parts of a ring, each cut by both ends, and the ends.
private let mostRuns = 8

/// The rows of a line along a circle: where in each the edges are.
struct ArcRows {
    let arc: Arc
    private let ends: ArcEnds?
    private let painter: RowPainter
    /// The rows that may be covered and are asked for.
    private let rows: Range<Int>
    /// Where the circle's middle is in the pixel of column and row 0.
    private let insetX: Float, insetY: Float
    /// The squares of the radii between which pixels may be covered in part: from the outermost inwards.
    private let squares: Wide
    private let innerSolid: Float
    /// The square of the radius around an end's middle within which the end lies, and of that which is solid.
    private let endReach: Float, endSolid: Float

    /// The rows of `arc`, whose ends, unless it is a ring, are `ends`; nil where nothing of it is asked for.
    @inline(__always)
    init?(_ arc: Arc, _ ends: ArcEnds?, _ target: PixelTarget, _ ink: Ink) {
        (self.arc, self.ends) = (arc, ends)
        let (anchorX, anchorY) = (arc.centerX.floor, arc.centerY.floor)
        (insetX, insetY) = (Float(arc.centerX - Double(anchorX)), Float(arc.centerY - Double(anchorY)))
        painter = RowPainter(target, ink, anchorX: anchorX, anchorY: anchorY, insetX: insetX)
        let (outer, inner) = (Float(arc.radius + arc.halfWidth), Float(arc.radius - arc.halfWidth))
        let reach = Float(edgeReach)
        // Where the line is thinner than that nothing is solid.
        let radii = Wide(outer + reach, max(outer - reach, 0), inner + reach, max(inner - reach, 0))
        squares = radii * radii
        innerSolid = radii[2]
        let (half, core) = (Float(arc.halfWidth) + reach, Float(arc.halfWidth) - reach)
        endReach = half * half
        endSolid = arc.isRound && core > 0 ? core * core : -1
        let first = max((insetY - radii[0]).floor, painter.rows.lowerBound)
        let last = min((insetY + radii[0]).ceiling, painter.rows.upperBound)
        guard first < last, !painter.columns.isEmpty else { return nil }
        rows = first..<last
    }

    /// Where the middle of a row is, from the circle's middle.
    @inline(__always) private func middle(_ row: Int) -> Float { Float(row) + 0.5 - insetY }

    /// Paints the line, by `ring` where none of its ends is near.
    @inline(__always)
    func paint(_ ring: some Coverage, _ shape: some Coverage) {
        withUnsafeTemporaryAllocation(of: Run.self, capacity: mostRuns) { runs in
            forRows(rows) { row in
                let y = middle(row)
                let widths = (squares - y * y).atLeast(Wide()).root
                return (left: (insetX - widths).whole, right: (insetX + widths).whole)
            } _: { row, bounds in
                let (y, line, left, right) = (middle(row), painter.line(row), bounds.left, bounds.right)
                let isSplit = abs(y) < innerSolid
                let one = isSplit ? Run(left) : Run(SIMD4(left[0], left[1], right[1], right[0]))
                let other = Run(SIMD4(right[3], right[2], right[1], right[0]))
                var (count, isRing) = (0, true)
                @inline(__always) func add(_ run: Run) {
                    if run.start < run.end, count < mostRuns {
                        runs.initializeElement(at: count, to: run)
                        count &+= 1
                    }
                }
                if let ends {
                    isRing = find(one, isSplit ? other : nil, ends, y, add)
                    if !isRing { sort(runs, count) }
                } else {
                    add(one)
                    if isSplit { add(other) }
                }
                var done = Int.min
                for index in 0..<count {
                    var run = runs[index]
                    run.start = max(run.start, done)
                    run.solidStart = max(run.solidStart, done)
                    guard run.start < run.end else { continue }
                    done = isRing ? painter.run(ring, line, y, run) : painter.run(shape, line, y, run)
                }
            }
        }
    }

    /// Adds what is seen of the one or two runs of a row. Returns whether no end is near.
    private func find(_ one: Run, _ other: Run?, _ ends: ArcEnds, _ y: Float, _ add: (Run) -> Void) -> Bool {
        let after = endRuns(ends.afterX, ends.afterY, y, insetX)
        let before = endRuns(ends.beforeX, ends.beforeY, y, insetX)
        if after == nil, before == nil {
            func isSeen(_ run: Run) -> Bool { ends.contains(Float(run.start + run.end) * 0.5 - insetX, y) }
            let (isOneSeen, isOtherSeen) = (isSeen(one), other.map(isSeen) ?? false)
            if isOneSeen { add(one) }
            guard let other else { return true }
            if isOtherSeen { add(other) }
            // Four columns of one part may reach into the other.
            return isOneSeen == isOtherSeen || other.start &- one.end >= 4
        }
        cut(one, after, before, ends, y, insetX, add)
        if let other { cut(other, after, before, ends, y, insetX, add) }
        if let after { add(after) }
        if let before { add(before) }
        return false
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
        _ run: Run, _ after: Run?, _ before: Run?, _ ends: ArcEnds, _ y: Float, _ insetX: Float,
        _ add: (Run) -> Void
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
