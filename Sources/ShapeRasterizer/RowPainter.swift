/// A stretch of a row that a shape may cover: an edge, what is surely covered, and an edge.
struct Run {
    var start: Int, solidStart: Int, solidEnd: Int, end: Int
}

/// Rows of a few columns, as many in each, that follow a slanted line. Nothing is asked of a row, so that small shapes
/// cost no wrong guesses of the processor.
struct NarrowRows {
    /// The most columns.
    private static let most = 12

    /// The line's columns a row, counted from the shape's middle.
    let slope: Float
    /// How far left of the line a row begins, and how far left of the shape's middle at most.
    let distance: Float, limit: Float
    /// The columns of a row, by four.
    let groups: Int

    /// Nil where there are more columns.
    init?(slope: Float, distance: Float, limit: Float) {
        guard 2 * distance < Float(Self.most) else { return nil }
        (self.slope, self.distance, self.limit) = (slope, distance, limit)
        groups = (Int(2 * distance) + 4) / 4
    }
}

/// Lays one colour over rows of pixels, counted from the whole pixel at which a shape is anchored.
///
/// How a pixel's value is computed follows from the shape alone, not from what of it is asked for, so that a part of a
/// surface has the very pixels of the whole: groups of four are counted from the begin of each run, seen or not.
struct RowPainter {
    let ink: Ink
    let columns: Range<Int>, rows: Range<Int>
    /// From a column's number to its middle.
    let middle: Float
    private let target: PixelTarget
    private let anchorX: Int, anchorY: Int

    /// A painter whose column and row 0 are at the surface's pixel (`anchorX`, `anchorY`); the shape's middle is
    /// (`insetX`) right of that pixel's left border.
    @inline(__always)
    init(_ target: PixelTarget, _ ink: Ink, anchorX: Int, anchorY: Int, insetX: Float) {
        (self.target, self.ink, self.anchorX, self.anchorY) = (target, ink, anchorX, anchorY)
        columns = target.columns.lowerBound - anchorX..<target.columns.upperBound - anchorX
        rows = target.rows.lowerBound - anchorY..<target.rows.upperBound - anchorY
        middle = 0.5 - insetX
    }

    /// The place of column 0 of a row.
    @inline(__always) func line(_ row: Int) -> UnsafeMutablePointer<UInt32> {
        target.pixels + ((row + anchorY - target.originY) * target.stride + anchorX - target.originX)
    }

    /// Lays the colour over the columns from `start` on, at least as far as `end`, as far as `shape` covers them.
    /// Returns the first column after those.
    @inline(__always)
    func edge(
        _ shape: some Coverage, _ line: UnsafeMutablePointer<UInt32>, _ y: Float, from start: Int, to end: Int
    ) -> Int {
        var column = start
        var x = Wide(repeating: Float(start) + middle) + Wide.steps
        if start >= columns.lowerBound && end &+ 3 <= columns.upperBound {
            while column < end {
                ink.lay(on: line + column, coverage: shape.coverage(x, y))
                column &+= 4
                x += 4
            }
            return column
        }
        while column < end {
            let first = max(columns.lowerBound &- column, 0)
            let last = min(columns.upperBound &- column, 4)
            if first < last {
                ink.lay(on: line + column, coverage: shape.coverage(x, y), lanes: first..<last)
            }
            column &+= 4
            x += 4
        }
        return column
    }

    /// Lays the colour over columns, all as far as `coverage`, 0...1.
    @inline(__always)
    func solid(_ line: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int, coverage: Float = 1) {
        let (first, last) = (max(start, columns.lowerBound), min(end, columns.upperBound))
        if first < last { ink.lay(on: line + first, count: last &- first, coverage: coverage) }
    }

    /// Lays the colour over narrow rows.
    @inline(__always)
    func narrow(_ shape: some Coverage, _ narrow: NarrowRows, _ rows: Range<Int>, insetX: Float, insetY: Float) {
        let least = Int((insetX - narrow.limit).rounded(.down)) - 1
        let most = Int((insetX + narrow.limit).rounded(.up)) + 4 * narrow.groups
        let isInside = least >= columns.lowerBound && most <= columns.upperBound
        for row in rows {
            let y = Float(row) + 0.5 - insetY
            let left = max(narrow.slope * y - narrow.distance, -narrow.limit)
            let start = Int(Wide(repeating: left + insetX).whole[0])
            let line = line(row)
            if isInside {
                var x = Wide(repeating: Float(start) + middle) + Wide.steps
                for group in 0..<narrow.groups {
                    ink.lay(on: line + (start &+ group &* 4), coverage: shape.coverage(x, y))
                    x += 4
                }
            } else {
                _ = edge(shape, line, y, from: start, to: start &+ 4 &* narrow.groups)
            }
        }
    }

    /// Lays the colour over a run, both edges by `shape`. Returns the first column after it.
    @inline(__always)
    func run(_ shape: some Coverage, _ line: UnsafeMutablePointer<UInt32>, _ y: Float, _ run: Run) -> Int {
        guard run.solidStart &+ 4 <= run.solidEnd else { return edge(shape, line, y, from: run.start, to: run.end) }
        let inner = edge(shape, line, y, from: run.start, to: run.solidStart)
        solid(line, from: inner, to: run.solidEnd)
        return edge(shape, line, y, from: max(inner, run.solidEnd), to: run.end)
    }
}
