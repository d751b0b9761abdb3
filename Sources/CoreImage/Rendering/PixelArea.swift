import OctantBase

// Farther away than any image of memory's size, in pixels, and far from the end of `Int`.
private let farthest = 1 << 40

/// A rectangle of whole pixels, y upwards.
struct PixelArea: Sendable, Equatable {
    /// The columns.
    var x: Range<Int>
    /// The rows, from the bottom on.
    var y: Range<Int>

    /// The rectangle of these columns and rows.
    init(x: Range<Int>, y: Range<Int>) { (self.x, self.y) = (x, y) }

    /// The pixels that `rect` touches.
    init(covering rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else {
            self.init(x: 0..<0, y: 0..<0)
            return
        }
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            value.isNaN ? 0 : Int(min(max(value.rounded(rule), -CGFloat(farthest)), CGFloat(farthest)))
        }
        let (left, bottom) = (whole(rect.minX, .down), whole(rect.minY, .down))
        self.init(
            x: left..<max(left, whole(rect.maxX, .up)), y: bottom..<max(bottom, whole(rect.maxY, .up)))
    }

    /// Whether there is no pixel.
    var isEmpty: Bool { x.isEmpty || y.isEmpty }

    /// The number of pixels; the greatest number for more.
    var count: Int {
        let (product, isTooMuch) = x.count.multipliedReportingOverflow(by: y.count)
        return isTooMuch ? .max : product
    }

    /// The pixels of both.
    func shared(with other: PixelArea) -> PixelArea { PixelArea(x: x.clamped(to: other.x), y: y.clamped(to: other.y)) }

    /// The rectangle with `across` more pixels left and right, and `down` more above and below.
    func grown(_ across: Int, _ down: Int) -> PixelArea {
        PixelArea(x: x.lowerBound - across..<x.upperBound + across, y: y.lowerBound - down..<y.upperBound + down)
    }

    /// The rectangle moved to the right and up.
    func moved(_ right: Int, _ up: Int) -> PixelArea {
        PixelArea(x: x.lowerBound + right..<x.upperBound + right, y: y.lowerBound + up..<y.upperBound + up)
    }

    /// The rectangle as Core Graphics has it.
    var rect: CGRect { CGRect(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count) }
}

/// Whole pixels that are no numbers, or beyond what memory holds, count as the nearest that are.
extension CGRect {
    /// The rectangle moved by `transform`'s inverse or the like, still without end where it had none.
    func mapped(by transform: CGAffineTransform) -> CGRect {
        isInfinite || isNull ? self : applying(transform)
    }

    /// Whether any side lies beyond all pixels.
    var isEndless: Bool {
        isInfinite || width > CGFloat(farthest) || height > CGFloat(farthest)
    }
}
