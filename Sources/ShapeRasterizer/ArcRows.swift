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
                var count = 0
                @inline(__always) func add(_ run: Run) {
                    if run.start < run.end, count < mostRuns {
                        runs.initializeElement(at: count, to: run)
                        count &+= 1
                    }
                }
                if let ends {
                    let after = endRun(ends.afterX, ends.afterY, y), before = endRun(ends.beforeX, ends.beforeY, y)
                    if after == nil, before == nil {
                        @inline(__always) func isSeen(_ run: Run) -> Bool {
                            ends.contains(Float(run.start &+ run.end) * 0.5 - insetX, y)
                        }
                        let (isOneSeen, isOtherSeen) = (isSeen(one), isSplit && isSeen(other))
                        if isOneSeen { add(one) }
                        if isOtherSeen { add(other) }
                        // Four columns of one part may reach into the other.
                        if isSplit, isOneSeen != isOtherSeen, other.start &- one.end < 4 {
                            for index in 0..<count { runs[index].isPlain = false }
                        }
                    } else {
                        cut(one, after, before, ends, y, next: isSplit ? other.start : Int.max, add)
                        if isSplit { cut(other, after, before, ends, y, next: Int.max, add) }
                        if let after { add(after) }
                        if let before { add(before) }
                        sort(runs, count)
                    }
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
                    done = run.isPlain ? painter.run(ring, line, y, run) : painter.run(shape, line, y, run)
                }
            }
        }
    }

    /// The run of a row that an end may cover, or nil.
    @inline(__always)
    private func endRun(_ directionX: Float, _ directionY: Float, _ y: Float) -> Run? {
        let radius = Float(arc.radius)
        let height = y - directionY * radius
        let square = height * height
        guard square < endReach else { return nil }
        let roots = Wide(endReach - square, max(endSolid - square, 0), 0, 0).root
        let middle = directionX * radius + insetX
        var run = Run((Wide(-roots[0], -roots[1], roots[1], roots[0]) + middle).whole)
        run.isPlain = false
        return run
    }

    /// Adds what of `run` is beside both ends, as far as it is along the arc; what comes after it begins at `next`.
    private func cut(
        _ run: Run, _ after: Run?, _ before: Run?, _ ends: ArcEnds, _ y: Float, next: Int, _ add: (Run) -> Void
    ) {
        var start = run.start
        @inline(__always) func piece(to end: Int, next: Int) {
            guard start < end, ends.contains(Float(start + end) * 0.5 - insetX, y) else { return }
            var piece = Run(
                start: start, solidStart: max(run.solidStart, start), solidEnd: min(run.solidEnd, end), end: end)
            piece.isPlain = next &- end >= 4
            add(piece)
        }
        @inline(__always) func skip(_ end: Run?) {
            guard let end, end.end > start, end.start < run.end else { return }
            piece(to: end.start, next: end.start)
            start = max(start, end.end)
        }
        let isInOrder = (after?.start ?? Int.min) <= (before?.start ?? Int.min)
        skip(isInOrder ? after : before)
        skip(isInOrder ? before : after)
        @inline(__always) func begin(_ end: Run?) -> Int {
            if let end, end.start >= run.end { end.start } else { Int.max }
        }
        piece(to: run.end, next: min(next, begin(after), begin(before)))
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
