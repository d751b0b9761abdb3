/// The most parts of an outline: as many as are on the stack, where more would be allocated. Source:
/// `withUnsafeTemporaryAllocation`, as Swift compiles it.
private let mostParts = 24
/// How far a chord may be from its curve, in pixels: a pixel's share is off by less than one and a half 255ths of it.
private let flatness: Float = 0.005
/// The most chords of one curve.
private let mostChords: Float = 512
/// The longest side, in pixels: beyond, single precision cannot tell 255ths of a pixel apart.
private let longestSide = 4096.0
/// The shortest side, in pixels.
private let shortestSide = 0.5

/// A filled outline of lines and cubic curves that turns one way only, once around. Coordinates are pixels of the
/// surface, y down.
package struct ConvexOutline {
    package typealias Point = SIMD2<Double>

    /// A line, or a curve, by the powers of how far along it is, from 0 to 1; from the outline's anchor.
    struct Part {
        var start: SIMD2<Float>, first: SIMD2<Float>, second: SIMD2<Float>, third: SIMD2<Float>
        var chords: Float

        /// The point after so many chords.
        @inline(__always) func point(_ index: Int32) -> SIMD2<Float> {
            let share = Float(index) / chords
            return ((third * share + second) * share + first) * share + start
        }
    }

    /// Adds parts to an outline, one after the other.
    package struct Pen {
        private let parts: UnsafeMutableBufferPointer<Part>
        private let anchor: Point
        private var begin = Point(), last = Point()
        fileprivate private(set) var count = 0
        /// Whether there were more parts than there is room for, or one that is too far away.
        fileprivate private(set) var isBroken = false

        fileprivate init(_ parts: UnsafeMutableBufferPointer<Part>, anchor: Point) {
            (self.parts, self.anchor) = (parts, anchor)
        }

        package mutating func move(to point: Point) {
            begin = point - anchor
            last = begin
        }

        package mutating func line(to point: Point) {
            let point = point - anchor
            if point != last {
                add(
                    Part(start: .init(last), first: .init(point - last), second: .zero, third: .zero, chords: 1),
                    max(Self.reach(last), Self.reach(point)))
            }
            last = point
        }

        package mutating func curve(to point: Point, _ control1: Point, _ control2: Point) {
            let (one, two, end) = (control1 - anchor, control2 - anchor, point - anchor)
            let bend1 = last - 2 * one + two, bend2 = one - 2 * two + end
            // The second derivative is six times the greater bend at most, and a chord an eighth of that, times the
            // square of its share of the curve, from the curve.
            let most = Float(max((bend1 * bend1).sum(), (bend2 * bend2).sum()).squareRoot())
            let chords = (0.75 * most / flatness).squareRoot().rounded(.up)
            let (first, second) = (3 * (one - last), 3 * bend1)
            add(
                Part(
                    start: .init(last), first: .init(first), second: .init(second),
                    third: .init(end - last - first - second), chords: min(max(chords, 1), mostChords)),
                max(max(Self.reach(last), Self.reach(one)), max(Self.reach(two), Self.reach(end))))
            last = end
        }

        /// How far a point is from the anchor; infinity where it is none.
        private static func reach(_ point: Point) -> Double {
            let reach = max(abs(point.x), abs(point.y))
            return reach.isNaN || point.x.isNaN || point.y.isNaN ? .infinity : reach
        }

        fileprivate mutating func close() { line(to: begin + anchor) }

        private mutating func add(_ part: Part, _ reach: Double) {
            guard count < parts.count, reach <= longestSide else {
                isBroken = true
                return
            }
            parts.initializeElement(at: count, to: part)
            count += 1
        }
    }

    /// The rectangle in which it lies.
    private let minimum: Point, maximum: Point
    /// Whether it runs with growing angles, from the x axis towards the y axis.
    private let isClockwise: Bool

    package init(minimum: Point, maximum: Point, isClockwise: Bool) {
        (self.minimum, self.maximum, self.isClockwise) = (minimum, maximum, isClockwise)
    }

    /// Draws the outline that `draw` makes in the colour 0xRRGGBB. Returns false, and draws nothing, where that would
    /// not come out well: it is too small, too large, or has too many parts.
    package func fill(
        _ target: PixelTarget, color: UInt32, opacity: Float = 1, _ draw: (inout Pen) -> Void
    ) -> Bool {
        let size = maximum - minimum
        guard abs(minimum.x) < farthest, abs(minimum.y) < farthest, size.x <= longestSide, size.y <= longestSide,
            size.x >= shortestSide, size.y >= shortestSide
        else { return false }
        let (anchorX, anchorY) = (minimum.x.floor, minimum.y.floor)
        return withUnsafeTemporaryAllocation(of: Part.self, capacity: mostParts) { parts in
            var pen = Pen(parts, anchor: Point(Double(anchorX), Double(anchorY)))
            draw(&pen)
            pen.close()
            guard !pen.isBroken, pen.count > 1 else { return pen.count == 0 }
            guard opacity > 0 else { return true }
            Ink.with(color, opacity: opacity, width: size.x) { ink in
                let painter = RowPainter(target, ink, anchorX: anchorX, anchorY: anchorY, insetX: 0)
                ConvexRows(UnsafeBufferPointer(rebasing: parts[..<pen.count]), isClockwise: isClockwise, painter)
                    .paint(height: (maximum.y - Double(anchorY)).floor + 1)
            }
            return true
        }
    }
}
