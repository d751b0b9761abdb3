/// How far beyond a shape's bounds the middles of pixels lie that it may cover, in pixels: half a side, and space for
/// rounding.
private let sideReach = 0.501
/// The most columns of rows of which all have as many.
private let mostColumns: Float = 15
/// The most groups of a row whose sides are upright.
private let mostGroups = 4

/// The rows of a box: where in each the edges are.
///
/// Bounds of two boxes with rounder corners, one around the edges' pixels and one within them, are found in four lanes:
/// outer and inner left, inner and outer right. A right bound is the left one of the row opposite, from the other side.
struct BoxRows {
    let box: RoundedBox
    let isSharp: Bool
    let painter: RowPainter
    /// The rows that may be covered and are asked for.
    let rows: Range<Int>
    /// Where the box's middle is in the pixel of column and row 0.
    let insetX: Float, insetY: Float
    /// Half the sides without the corners, and the corners' radii, by lane.
    let flatX: Wide, flatY: Wide, radius: Wide
    /// How far right of the middle the middles of pixels are that may be covered, at most.
    let limit: Float
    /// Half the height of the inner box, or -1 if there is none.
    let innerHeight: Float

    /// Nil where nothing of the box is asked for.
    @inline(__always)
    init?(_ box: RoundedBox, isSharp: Bool, _ target: PixelTarget, _ ink: Ink) {
        (self.box, self.isSharp) = (box, isSharp)
        let (anchorX, anchorY) = (box.centerX.floor, box.centerY.floor)
        (insetX, insetY) = (Float(box.centerX - Double(anchorX)), Float(box.centerY - Double(anchorY)))
        painter = RowPainter(target, ink, anchorX: anchorX, anchorY: anchorY, insetX: insetX)
        let (flatX, flatY) = (max(box.halfWidth - box.radius, 0), max(box.halfHeight - box.radius, 0))
        let height = Float(flatX * box.sine + flatY * box.cosine + box.radius + sideReach)
        let first = max((insetY - height + 0.5).floor, painter.rows.lowerBound)
        let last = min((insetY + height - 0.5).ceiling, painter.rows.upperBound)
        guard first < last, !painter.columns.isEmpty else { return nil }
        rows = first..<last
        limit = Float(flatX * box.cosine + flatY * box.sine + box.radius + sideReach)
        let (inset, inner) = isSharp ? (edgeReach, 0) : (0, box.radius - edgeReach)
        let outer = box.radius + edgeReach
        func lanes(_ outer: Double, _ inner: Double) -> Wide {
            Wide(Float(outer), Float(inner), Float(inner), Float(outer))
        }
        self.flatX = lanes(flatX, flatX - inset)
        self.flatY = lanes(flatY, flatY - inset)
        radius = lanes(outer, max(inner, 0))
        let hasInner = inner >= 0 && flatX >= inset && flatY >= inset
        innerHeight =
            hasInner ? Float((flatX - inset) * box.sine + (flatY - inset) * box.cosine + inner) : -1
    }

    /// Where the middle of a row is, from the box's middle.
    @inline(__always) func middle(_ row: Int) -> Float { Float(row) + 0.5 - insetY }

    /// Paints a line, all of whose rows have few columns, without asking anything of a row, so that small shapes cost
    /// no wrong guesses of the processor. Returns false, and paints nothing, if it has more.
    @inline(__always)
    func paintNarrow(_ shape: some Coverage) -> Bool {
        let isAcross = box.halfWidth < box.halfHeight
        let (along, down) = isAcross ? (-box.sine, box.cosine) : (box.cosine, box.sine)
        let distance = Float((box.radius + (box.cosine + box.sine) / 2 + 1e-3) / down)
        guard 2 * distance < mostColumns else { return false }
        let slope = Float(along / down)
        let groups = (Int(2 * distance) + 4) / 4
        forRows(rows) { row in
            let y = middle(row)
            let start = Int(Wide(repeating: max(slope * y - distance, -limit) + insetX).whole[0])
            return NarrowRow(y: y, start: start, columns: painter.numbers(start))
        } _: { row, narrow in
            painter.strip(shape, painter.line(row), narrow.y, from: narrow.start, narrow.columns, groups)
        }
        return true
    }

    /// Paints an upright box.
    @inline(__always)
    func paintUpright(_ shape: some Coverage) {
        // The rows whose edges are upright are all alike.
        let straight = isSharp ? Float(box.halfHeight) - 0.5 : flatY[0]
        let first = min(max((insetY - 0.5 - straight).ceiling, rows.lowerBound), rows.upperBound)
        let last = min(max((insetY - 0.5 + straight).floor &+ 1, first), rows.upperBound)
        if first < last { paintStraight(shape, first..<last) }
        // Those above and those below by the same instructions, so that there is one copy of them.
        var curved = rows.lowerBound..<first
        while true {
            paintCurved(shape, curved)
            if curved.upperBound == rows.upperBound { break }
            curved = last..<rows.upperBound
        }
    }

    /// Paints rows with upright edges.
    @inline(__always)
    private func paintStraight(_ shape: some Coverage, _ rows: Range<Int>) {
        let half = Float(box.halfWidth)
        let start = (insetX - half).floor, end = (insetX + half).floor &+ 1
        let isWide = start &+ 8 < end
        guard isWide || end &- start <= 4 * (mostGroups - 1), painter.columns.count >= 4 else {
            let run = Run(start: start, end: end)
            for row in rows { _ = painter.run(shape, painter.line(row), 0, run) }
            return
        }
        withUnsafeTemporaryAllocation(of: RowGroup.self, capacity: mostGroups) { groups in
            var count = 0
            @inline(__always) func keep(_ column: Int, _ share: SIMD4<UInt32>) {
                guard count < mostGroups else { return }
                groups.initializeElement(at: count, to: RowGroup(column: column, share: share))
                count &+= 1
            }
            var solid = 0..<0
            var (from, to) = (start, isWide ? start &+ 1 : end)
            // Both edges by the same instructions, so that there is one copy of them.
            while true {
                let next = painter.groups(shape, 0, from: from, to: to, keep) { column in
                    let last = painter.lastGroup(shape, 0, from: column)
                    keep(last.column, last.share)
                }
                if to == end { break }
                solid = next..<max(end &- 4, next)
                (from, to) = (solid.upperBound, end)
            }
            for row in rows {
                let line = painter.line(row)
                for index in 0..<count { painter.ink.lay(on: line + groups[index].column, share: groups[index].share) }
                painter.solid(line, from: solid.lowerBound, to: solid.upperBound)
            }
        }
    }

    /// Paints rows with curved edges, and those that an upper or a lower side cuts.
    @inline(__always)
    private func paintCurved(_ shape: some Coverage, _ rows: Range<Int>) {
        if 2 * limit < mostColumns {
            let run = Run(start: (insetX - limit).floor, end: (insetX + limit).ceiling)
            for row in rows { _ = painter.run(shape, painter.line(row), middle(row), run) }
            return
        }
        let half = Float(box.halfHeight)
        let square = radius * radius
        let sides = Wide(-1, -1, 1, 1)
        // Where the row is cut by the upper or lower side, what lies between the corners is covered alike.
        let cut = flatX - Wide(0, 0.5, 0.5, 0)
        forRows(rows) { row in
            let y = middle(row)
            let beyond = (Wide(repeating: abs(y)) - flatY).atLeast(Wide())
            var reach = flatX + (square - beyond * beyond).atLeast(Wide()).root
            if isSharp || abs(y) >= innerHeight {
                let straight = isSharp ? flatX : cut
                (reach[1], reach[2]) = (straight[1], straight[2])
            }
            return (sides * reach + insetX).whole
        } _: { row, bounds in
            let y = middle(row)
            let isInner = !isSharp && abs(y) < innerHeight
            let coverage = isInner ? 1 : min(half - y, 0.5) + min(half + y, 0.5)
            _ = painter.run(shape, painter.line(row), y, Run(bounds), coverage: max(coverage, 0))
        }
    }
}

/// Four columns of a row, and the shares in 255ths that a colour has of them.
private struct RowGroup {
    let column: Int, share: SIMD4<UInt32>
}

/// Where the pixels of a narrow row are: its middle, its first column, and the numbers of the first four.
private struct NarrowRow {
    let y: Float, start: Int, columns: Wide
}
