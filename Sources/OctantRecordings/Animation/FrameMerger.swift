internal import OctantImageFiles

/// Makes one of neighbours that are the same frame, and refuses what no file can hold: frames of several sizes, and
/// delays that are no fraction of a second within a limit above and below the line.
package struct FrameMerger {
    private let delayLimit: Int
    /// The number of frames added.
    private var count = 0
    /// The last one, which the next may still lengthen.
    private var last: TimedFrame?

    /// A merger of delays within `delayLimit`, in lowest terms.
    package init(delayLimit: Int) { self.delayLimit = delayLimit }

    /// Adds the next frame and returns the one before it, once that is known not to continue.
    package mutating func add(_ frame: TimedFrame) throws(ExportError) -> TimedFrame? {
        let (index, bitmap) = (count, frame.bitmap)
        if let first = last?.bitmap, bitmap.width != first.width || bitmap.height != first.height {
            throw .frameSize(
                index: index, width: bitmap.width, height: bitmap.height, expectedWidth: first.width,
                expectedHeight: first.height)
        }
        guard let delay = Delay(frame.delayNumerator, frame.delayDenominator, limit: delayLimit) else {
            throw .frameDelay(index: index, numerator: frame.delayNumerator, denominator: frame.delayDenominator)
        }
        count += 1
        if let last, last.bitmap == bitmap,
            let sum = delay.adding(last.delayNumerator, last.delayDenominator, limit: delayLimit)
        {
            self.last?.delayNumerator = sum.numerator
            self.last?.delayDenominator = sum.denominator
            return nil
        }
        defer {
            last = TimedFrame(
                bitmap: bitmap, delayNumerator: delay.numerator, delayDenominator: delay.denominator)
        }
        return last
    }

    /// The last frame. Throws `noFrames` when none came.
    package func finish() throws(ExportError) -> TimedFrame {
        guard let last else { throw .noFrames }
        return last
    }
}

/// A fraction of a second in lowest terms.
private struct Delay {
    let numerator: Int
    let denominator: Int

    /// nil for a fraction below 0, without a denominator, or beyond `limit` in lowest terms.
    init?(_ numerator: Int, _ denominator: Int, limit: Int) {
        guard numerator >= 0, denominator > 0 else { return nil }
        let divisor = greatestCommonDivisor(numerator, denominator)
        guard numerator / divisor <= limit, denominator / divisor <= limit else { return nil }
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    func adding(_ numerator: Int, _ denominator: Int, limit: Int) -> Delay? {
        Delay(
            self.numerator * denominator + numerator * self.denominator,
            self.denominator * denominator,
            limit: limit
        )
    }
}
