/// The bytes of rows whose bounds are found at once: as many as are on the stack, where more would be allocated.
/// Source: `withUnsafeTemporaryAllocation`, as Swift compiles it.
private let blockBytes = 1024

/// A stretch of a row that a shape may cover: an edge, what is surely covered, and an edge.
struct Run {
    var start: Int, solidStart: Int, solidEnd: Int, end: Int
    /// Whether neither it nor what is drawn beyond it, up to four columns, is near an end of an arc.
    var isPlain = true

    @inline(__always) init(start: Int, solidStart: Int, solidEnd: Int, end: Int) {
        (self.start, self.solidStart, self.solidEnd, self.end) = (start, solidStart, solidEnd, end)
    }

    /// The run whose columns are `bounds`, from left to right.
    @inline(__always) init(_ bounds: SIMD4<Int32>) {
        self.init(
            start: Int(bounds[0]), solidStart: Int(bounds[1]), solidEnd: Int(bounds[2]), end: Int(bounds[3]))
    }

    /// The run of which nothing is surely covered.
    @inline(__always) init(start: Int, end: Int) { self.init(start: start, solidStart: end, solidEnd: end, end: end) }

    /// The same columns, of which nothing is surely covered.
    @inline(__always) var edge: Run { Run(start: start, end: end) }
}

/// Calls `paint` for rows with the `bounds` of each. Those are found beforehand for many rows: branches on a bound that
/// was only just asked for would wait for its root.
@inline(__always)
func forRows<Bounds>(_ rows: Range<Int>, _ bounds: (Int) -> Bounds, _ paint: (Int, Bounds) -> Void) {
    let blockRows = blockBytes / MemoryLayout<Bounds>.stride
    withUnsafeTemporaryAllocation(of: Bounds.self, capacity: blockRows) { block in
        var first = rows.lowerBound
        while first < rows.upperBound {
            let count = min(blockRows, rows.upperBound &- first)
            for index in 0..<count { block.initializeElement(at: index, to: bounds(first &+ index)) }
            for index in 0..<count { paint(first &+ index, block[index]) }
            first &+= count
        }
    }
}

/// Lays one colour over rows of pixels, counted from the whole pixel at which a shape is anchored.
///
/// How a pixel's value is computed follows from the shape and the pixel alone, not from what is asked for nor from the
/// pixels that are computed with it, so that a part of a surface has the very pixels of the whole.
struct RowPainter {
    let ink: Ink
    let columns: Range<Int>, rows: Range<Int>
    /// From a column's number to its middle.
    let middle: Float
    private let base: UnsafeMutablePointer<UInt32>
    private let stride: Int

    /// A painter whose column and row 0 are at the surface's pixel (`anchorX`, `anchorY`); the shape's middle is
    /// (`insetX`) right of that pixel's left border.
    @inline(__always)
    init(_ target: PixelTarget, _ ink: Ink, anchorX: Int, anchorY: Int, insetX: Float) {
        self.ink = ink
        columns = target.columns.lowerBound &- anchorX..<target.columns.upperBound &- anchorX
        rows = target.rows.lowerBound &- anchorY..<target.rows.upperBound &- anchorY
        middle = 0.5 - insetX
        stride = target.stride
        base = target.pixels + ((anchorY &- target.originY) &* stride &+ anchorX &- target.originX)
    }

    /// The place of column 0 of a row.
    @inline(__always) func line(_ row: Int) -> UnsafeMutablePointer<UInt32> { base + row &* stride }

    /// The numbers of four columns.
    @inline(__always) func numbers(_ column: Int) -> Wide { Wide(repeating: Float(column)) + Wide.steps }

    /// Calls `body` for groups of four columns from `start` on, at least as far as `end`, with the shares in 255ths
    /// that the colour has of them; and `rest`, with the first one, for fewer that are left at the border. Returns the
    /// first column after those.
    @inline(__always)
    func groups(
        _ shape: some Coverage, _ y: Float, from start: Int, to end: Int, _ body: (Int, SIMD4<UInt32>) -> Void,
        rest: (Int) -> Void
    ) -> Int {
        var column = max(start, columns.lowerBound)
        let last = columns.upperBound &- 4
        var number = numbers(column)
        while column < end && column <= last {
            body(column, shape.coverage(number + middle, y, ink.parts).nearestByte)
            column &+= 4
            number += 4
        }
        guard column < min(end, columns.upperBound) else { return column }
        rest(column)
        return columns.upperBound
    }

    /// The first of the last four columns, and their shares without those before `column`, which were done already.
    @inline(__always)
    func lastGroup(_ shape: some Coverage, _ y: Float, from column: Int) -> (column: Int, share: SIMD4<UInt32>) {
        let last = columns.upperBound &- 4
        let number = numbers(last)
        let shares = shape.coverage(number + middle, y, ink.parts)
        return (last, Wide().replacing(with: shares, where: number .>= Float(column)).nearestByte)
    }

    /// Lays the colour over the columns from `start` on, at least as far as `end`, as far as `shape` covers them.
    /// Returns the first column after those.
    @inline(__always)
    func edge(
        _ shape: some Coverage, _ line: UnsafeMutablePointer<UInt32>, _ y: Float, from start: Int, to end: Int
    ) -> Int {
        groups(shape, y, from: start, to: end) { column, share in
            ink.lay(on: line + column, share: share)
        } rest: { column in
            border(shape, line, y, from: column)
        }
    }

    /// Lays the colour over the last columns, fewer than four, from `column` on. Never inlined: there is an edge at
    /// dozens of places, and each copy of this would cost the compiler a second.
    @inline(never)
    private func border(_ shape: some Coverage, _ line: UnsafeMutablePointer<UInt32>, _ y: Float, from column: Int) {
        if columns.count >= 4 {
            let group = lastGroup(shape, y, from: column)
            ink.lay(on: line + group.column, share: group.share)
        } else {
            let share = shape.coverage(numbers(column) + middle, y, ink.parts).nearestByte
            ink.lay(on: line + column, share: share, lanes: 0..<columns.upperBound &- column)
        }
    }

    /// Lays the colour over `groups` times four columns from `start` on, as far as `shape` covers them; `columns` are
    /// the numbers of the first four.
    @inline(__always)
    func strip(
        _ shape: some Coverage, _ line: UnsafeMutablePointer<UInt32>, _ y: Float, from start: Int, _ columns: Wide,
        _ groups: Int
    ) {
        let end = start &+ 4 &* groups
        guard start >= self.columns.lowerBound, end <= self.columns.upperBound else {
            return cutStrip(shape, line, y, from: start, to: end)
        }
        var number = columns
        for group in 0..<groups {
            let share = shape.coverage(number + middle, y, ink.parts).nearestByte
            ink.lay(on: line + (start &+ 4 &* group), share: share)
            number += 4
        }
    }

    /// A strip of which not all columns are asked for.
    @inline(never)
    private func cutStrip(
        _ shape: some Coverage, _ line: UnsafeMutablePointer<UInt32>, _ y: Float, from start: Int, to end: Int
    ) { _ = edge(shape, line, y, from: start, to: end) }

    /// Lays the colour over columns, all as far as `coverage`, 0...1.
    @inline(__always)
    func solid(_ line: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int, coverage: Float = 1) {
        let (first, last) = (max(start, columns.lowerBound), min(end, columns.upperBound))
        if first < last { ink.lay(on: line + first, count: last &- first, coverage: coverage) }
    }

    /// Lays the colour over a run between two straight sides.
    @inline(__always)
    func run(_ left: StraightEdge, _ right: StraightEdge, _ line: UnsafeMutablePointer<UInt32>, _ y: Float, _ run: Run)
    {
        let next = edge(left, line, y, from: run.start, to: run.solidStart)
        solid(line, from: next, to: run.solidEnd)
        _ = edge(right, line, y, from: max(next, run.solidEnd), to: run.end)
    }

    /// Lays the colour over a run, both edges by `shape`, and as far as `coverage` over what is between them. Returns
    /// the first column after it. Never inlined: it is called at many places, each copy of it costs the compiler a
    /// second, and the processor memory that is cold when a frame is due.
    @inline(never)
    func run(
        _ shape: some Coverage, _ line: UnsafeMutablePointer<UInt32>, _ y: Float, _ run: Run, coverage: Float = 1
    ) -> Int {
        let isSolid = run.solidStart &+ 4 <= run.solidEnd
        var (start, end) = (run.start, isSolid ? run.solidStart : run.end)
        // Both edges by the same instructions, so that there is one copy of them.
        while true {
            let next = edge(shape, line, y, from: start, to: end)
            if end == run.end { return next }
            solid(line, from: next, to: run.solidEnd, coverage: coverage)
            (start, end) = (max(next, run.solidEnd), run.end)
        }
    }
}
