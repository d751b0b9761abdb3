extension BoxRows {
    /// Paints a turned box, in stretches of rows whose edges are of the same kinds.
    @inline(__always)
    func paintTurned(_ shape: some Coverage) {
        let (cosine, sine) = (Float(box.cosine), Float(box.sine))
        let bounds = TurnedBounds(self)
        // The rows in which all pixels of a left edge belong to one straight side: the upper one, then the lower one.
        let (upper, lower) = (bounds.upperRows(isSharp), bounds.lowerRows(isSharp))
        func left(_ range: Range<Float>) -> Range<Int> {
            let first = (range.lowerBound + insetY - 0.5).ceiling
            return first..<max((range.upperBound + insetY - 0.5).ceiling, first)
        }
        func right(_ range: Range<Float>) -> Range<Int> {
            let first = (insetY - 0.5 - range.upperBound).floor &+ 1
            return first..<max((insetY - 0.5 - range.lowerBound).floor &+ 1, first)
        }
        let (leftUpper, leftLower) = (left(upper), left(lower))
        let (rightUpper, rightLower) = (right(lower), right(upper))
        let (width, height) = (Float(box.halfWidth), Float(box.halfHeight))
        let upperLeft = StraightEdge(across: cosine, down: sine, distance: width)
        let lowerLeft = StraightEdge(across: sine, down: -cosine, distance: height)
        let lowerRight = StraightEdge(across: -cosine, down: -sine, distance: width)
        let upperRight = StraightEdge(across: -sine, down: cosine, distance: height)
        var row = rows.lowerBound
        while row < rows.upperBound {
            let sides = StraightSides(leftUpper, leftLower, rightUpper, rightLower, from: row, to: rows.upperBound)
            let left = sides.isLeftUpper ? upperLeft : lowerLeft, right = sides.isRightUpper ? upperRight : lowerRight
            if sides.areBoth {
                paintStraight(row..<sides.end, left, right, shape)
            } else {
                paintCurved(row..<sides.end, shape, bounds)
            }
            row = sides.end
        }
    }

    /// Paints rows between two straight sides.
    @inline(__always)
    private func paintStraight(
        _ rows: Range<Int>, _ left: StraightEdge, _ right: StraightEdge, _ shape: some Coverage
    ) {
        let (leftLine, rightLine) = (left.columns(insetX), right.columns(insetX))
        let slopes = Wide(leftLine.slope, leftLine.slope, rightLine.slope, rightLine.slope)
        let starts = Wide(leftLine.start, leftLine.end, rightLine.start, rightLine.end)
        forRows(rows) {
            (starts + slopes * middle($0)).whole
        } _: { row, bounds in
            let (y, line, run) = (middle(row), painter.line(row), Run(bounds))
            if hasInside(run, y) {
                painter.run(left, right, line, y, run)
            } else {
                _ = painter.run(shape, line, y, run.edge)
            }
        }
    }

    /// Paints rows of which a corner or the outline of two sides is part.
    @inline(__always)
    private func paintCurved(_ rows: Range<Int>, _ shape: some Coverage, _ bounds: TurnedBounds) {
        forRows(rows) {
            bounds.columns(middle($0), insetX)
        } _: { row, bounds in
            let (y, run) = (middle(row), Run(bounds))
            _ = painter.run(shape, painter.line(row), y, hasInside(run, y) ? run : run.edge)
        }
    }

    /// Whether pixels of the row `y` are surely covered.
    @inline(__always)
    private func hasInside(_ run: Run, _ y: Float) -> Bool {
        abs(y) < innerHeight && run.solidStart &+ 4 <= run.solidEnd
    }
}

/// Which straight sides the edges of a stretch of rows belong to.
private struct StraightSides {
    let isLeftUpper: Bool, isRightUpper: Bool
    /// Whether each edge belongs to a straight side.
    let areBoth: Bool
    /// The first row after the stretch.
    let end: Int

    /// The sides of the rows from `row` on, at most as far as `last`. Never inlined: where these conditions were known
    /// to a caller, the compiler wrote each of its ways through them out, which took it ten seconds.
    @inline(never)
    init(
        _ leftUpper: Range<Int>, _ leftLower: Range<Int>, _ rightUpper: Range<Int>, _ rightLower: Range<Int>,
        from row: Int, to last: Int
    ) {
        var end = last
        func isIn(_ range: Range<Int>) -> Bool {
            if row < range.lowerBound { end = min(end, range.lowerBound) }
            guard range.contains(row) else { return false }
            end = min(end, range.upperBound)
            return true
        }
        let (isLeftLower, isRightLower) = (isIn(leftLower), isIn(rightLower))
        (isLeftUpper, isRightUpper) = (isIn(leftUpper), isIn(rightUpper))
        areBoth = (isLeftUpper || isLeftLower) && (isRightUpper || isRightLower)
        self.end = end
    }
}

/// Where a turned box's edges are in a row.
private struct TurnedBounds {
    private let sine: Float, cosine: Float
    private let radius: Wide, square: Wide
    /// The top and left corners' middles, of each lane; the bottom one is opposite to the top.
    private let topY: Wide, leftX: Wide, leftY: Wide

    init(_ rows: BoxRows) {
        (cosine, sine, radius) = (Float(rows.box.cosine), Float(rows.box.sine), rows.radius)
        square = radius * radius
        topY = -(sine * rows.flatX) - cosine * rows.flatY
        leftX = -(cosine * rows.flatX) - sine * rows.flatY
        leftY = cosine * rows.flatY - sine * rows.flatX
    }

    /// Where the upper left straight side begins and ends, from the box's middle.
    func upperRows(_ isSharp: Bool) -> Range<Float> { rows(topY - radius * sine, leftY - radius * sine, isSharp) }

    /// Where the lower left straight side begins and ends.
    func lowerRows(_ isSharp: Bool) -> Range<Float> {
        rows(leftY + radius * cosine, -topY + radius * cosine, isSharp)
    }

    private func rows(_ start: Wide, _ end: Wide, _ isSharp: Bool) -> Range<Float> {
        let margin: Float = isSharp ? Float(edgeReach) : 0
        let first = max(start[0], start[1]) + margin
        return first..<max(min(end[0], end[1]) - margin, first)
    }

    /// The columns of the row `y`: of the outer and the inner left edge, and of the inner and the outer right one.
    @inline(__always) func columns(_ y: Float, _ insetX: Float) -> SIMD4<Int32> {
        let at = Wide(y, y, -y, -y)
        // How far from the left corner the middle of the nearest round corner is, down both sides that meet there.
        let up = (at + radius * sine).atMost(leftY).atLeast(topY) - leftY
        let down = (at - radius * cosine).atMost(-topY).atLeast(leftY) - leftY
        let height = at - leftY - up - down
        let bound =
            leftX - up * (sine / cosine) + down * (cosine / sine) - (square - height * height).atLeast(Wide()).root
        return (bound * Wide(1, 1, -1, -1) + insetX).whole
    }
}
