/// The most chords of a row on one side: there are some fourteen in a row at the top of a curve, however large it is.
private let mostChords = 30
/// The least distance from left to right that a chord counts as, in pixels: less than a 255th of a pixel's share.
private let leastSpan: Float = 1.0 / 512

/// A stretch of an outline within a row: its columns from left to right, and how it rises.
struct Chord {
    let left: Float, span: Float
    /// The share of the height a column.
    let slope: Float

    @inline(__always) init(from: Float, to: Float, share: Float) {
        span = max(abs(to - from), leastSpan)
        left = (from + to - span) / 2
        slope = share / span
    }
}

/// The coverage of a row between chords on its left and such on its right.
struct ChordCoverage: Coverage {
    let left: UnsafeBufferPointer<Chord>, right: UnsafeBufferPointer<Chord>

    @inline(__always) func coverage(_ x: Wide, _ y: Float, _ parts: Parts) -> Wide {
        let end = x + 0.5
        var share = Wide()
        for chord in left { share += Self.beyond(chord, end) }
        for chord in right { share -= Self.beyond(chord, end) }
        return (share + nudge).atLeast(Wide()).atMost(Wide(repeating: 1)) * parts.whole
    }

    /// The parts of pixels that end at the columns `end` and lie right of a chord, within its height.
    @inline(__always) private static func beyond(_ chord: Chord, _ end: Wide) -> Wide {
        // The integral of what a pixel has right of a point, from where the point is at the chord's right end to
        // where it is at its left.
        let far = (end - chord.left).atLeast(Wide()).atMost(Wide(repeating: chord.span + 1))
        let near = (far - chord.span).atLeast(Wide())
        let within = far.atMost(Wide(repeating: 1))
        return (within * within * 0.5 + (far - within) - near * near * 0.5) * chord.slope
    }
}

/// The rows of an outline that turns one way only: its left side and its right side, from the top to the bottom.
struct ConvexRows {
    private let parts: UnsafeBufferPointer<ConvexOutline.Part>
    private let isClockwise: Bool
    private let painter: RowPainter
    /// The points between two chords, by their part and their number there.
    private struct Place: Equatable {
        var part: Int32, index: Int32
    }

    init(_ parts: UnsafeBufferPointer<ConvexOutline.Part>, isClockwise: Bool, _ painter: RowPainter) {
        (self.parts, self.isClockwise, self.painter) = (parts, isClockwise, painter)
    }

    @inline(__always) private func point(_ place: Place) -> SIMD2<Float> {
        parts[Int(place.part)].point(place.index)
    }

    /// The next point along the outline, or the one before.
    @inline(__always) private func next(_ place: Place, forward: Bool) -> Place {
        var place = place
        if forward {
            place.index &+= 1
            if Float(place.index) >= parts[Int(place.part)].chords {
                place = Place(part: Int(place.part) &+ 1 < parts.count ? place.part &+ 1 : 0, index: 0)
            }
        } else if place.index > 0 {
            place.index &-= 1
        } else {
            let part = place.part > 0 ? Int(place.part) &- 1 : parts.count &- 1
            place = Place(part: Int32(part), index: Int32(parts[part].chords) &- 1)
        }
        return place
    }

    /// The highest and the lowest point.
    private var ends: (top: Place, bottom: Place) {
        var (top, bottom) = (Place(part: 0, index: 0), Place(part: 0, index: 0))
        var (least, most) = (Float.infinity, -Float.infinity)
        for part in parts.indices {
            let it = parts[part]
            // Where a curve only falls, or only rises, its begin and that of the next one are enough.
            let (begin, middle) = (it.first.y, it.first.y + it.second.y)
            let end = middle + it.second.y + 3 * it.third.y
            let isPlain = (begin >= 0 && middle >= 0 && end >= 0) || (begin <= 0 && middle <= 0 && end <= 0)
            for index in 0..<(isPlain ? 1 : Int32(it.chords)) {
                let y = it.point(index).y
                if y < least { (least, top) = (y, Place(part: Int32(part), index: index)) }
                if y > most { (most, bottom) = (y, Place(part: Int32(part), index: index)) }
            }
        }
        return (top, bottom)
    }

    /// One side, as far as it was followed.
    private struct Side {
        let forward: Bool
        var place: Place
        /// The last point that was passed, the next one, and how far down it was followed.
        var from: SIMD2<Float>, to: SIMD2<Float>
        var y: Float
        var isDone = false
    }

    private func side(from top: Place, to bottom: Place, forward: Bool) -> Side {
        let start = point(top)
        var side = Side(forward: forward, place: top, from: start, to: start, y: start.y)
        advance(&side, to: bottom)
        return side
    }

    @inline(__always) private func advance(_ side: inout Side, to bottom: Place) {
        repeat {
            guard side.place != bottom else {
                side.isDone = true
                return
            }
            side.place = next(side.place, forward: side.forward)
            (side.from, side.to) = (side.to, point(side.place))
            // Level, or by rounding a little up: nothing of a row is beside it.
        } while side.to.y <= side.y
    }

    /// Follows `side` to the end of a row, and writes the chords of the row to `chords`. Returns their number, the
    /// columns between which they are, and their share of the row.
    @inline(__always)
    private func follow(
        _ side: inout Side, to end: Float, bottom: Place, _ chords: UnsafeMutableBufferPointer<Chord>
    ) -> (count: Int, least: Float, most: Float, share: Float) {
        var (count, least, most, share) = (0, Float.infinity, -Float.infinity, Float(0))
        var (firstX, firstY) = (Float(0), Float(0))
        while !side.isDone, side.y < end {
            let slope = (side.to.x - side.from.x) / (side.to.y - side.from.y)
            let begin = side.y
            side.y = min(side.to.y, end)
            let x = (side.from.x + (begin - side.from.y) * slope, side.from.x + (side.y - side.from.y) * slope)
            if count < mostChords {
                (firstX, firstY) = (x.0, begin)
                count &+= 1
            }
            // With more of them the last one is from where it began to where they end.
            chords.initializeElement(at: count &- 1, to: Chord(from: firstX, to: x.1, share: side.y - firstY))
            (least, most) = (min(least, x.0, x.1), max(most, x.0, x.1))
            share += side.y - begin
            if side.to.y <= side.y { advance(&side, to: bottom) }
        }
        return (count, least, most, share)
    }

    /// Paints the rows, `height` of them.
    func paint(height: Int) {
        let (top, bottom) = ends
        var (one, other) = (
            side(from: top, to: bottom, forward: !isClockwise), side(from: top, to: bottom, forward: isClockwise)
        )
        let last = min(height, painter.rows.upperBound)
        withUnsafeTemporaryAllocation(of: Chord.self, capacity: 2 * mostChords) { chords in
            let lefts = UnsafeMutableBufferPointer(rebasing: chords[..<mostChords])
            let rights = UnsafeMutableBufferPointer(rebasing: chords[mostChords...])
            for row in 0..<max(last, 0) {
                let left = follow(&one, to: Float(row &+ 1), bottom: bottom, lefts)
                let right = follow(&other, to: Float(row &+ 1), bottom: bottom, rights)
                guard painter.rows.contains(row), left.count > 0, right.count > 0 else { continue }
                let coverage = ChordCoverage(
                    left: UnsafeBufferPointer(rebasing: lefts[..<left.count]),
                    right: UnsafeBufferPointer(rebasing: rights[..<right.count]))
                let (start, solidStart) = (left.least.floor, left.most.ceiling)
                let (solidEnd, end) = (right.least.floor, right.most.ceiling)
                let run =
                    solidStart < solidEnd
                    ? Run(start: start, solidStart: solidStart, solidEnd: solidEnd, end: end)
                    : Run(start: min(start, solidEnd), end: max(end, solidStart))
                _ = painter.run(coverage, painter.line(row), 0, run, coverage: min(left.share, 1))
            }
        }
    }
}
