internal import CoreGraphics

/// Writes frames as one file of a format that moves.
package protocol AnimationEncoder: Sendable {
    /// How the format's files end, without the dot.
    static var fileExtension: String { get }

    /// The bytes of a file that shows `frames` for their delays, over and over.
    func encode(frames: [TimedFrame]) throws(ExportError) -> [UInt8]
}

extension AnimationEncoder {
    /// Frames that can be written: some, all of one size, delays in lowest terms and within `limit` above and below
    /// the line, and neighbours of equal pixels made one.
    package static func checked(_ frames: [TimedFrame], delayLimit limit: Int) throws(ExportError) -> [TimedFrame] {
        guard let first = frames.first else { throw .noFrames }
        var result: [TimedFrame] = []
        for (index, frame) in frames.enumerated() {
            let bitmap = frame.bitmap
            guard bitmap.width == first.bitmap.width, bitmap.height == first.bitmap.height else {
                throw .frameSize(
                    index: index,
                    width: bitmap.width,
                    height: bitmap.height,
                    expectedWidth: first.bitmap.width,
                    expectedHeight: first.bitmap.height
                )
            }
            guard let delay = Delay(frame.delayNumerator, frame.delayDenominator, limit: limit) else {
                throw .frameDelay(
                    index: index,
                    numerator: frame.delayNumerator,
                    denominator: frame.delayDenominator
                )
            }
            if let last = result.last, last.bitmap == bitmap,
                let sum = delay.adding(last.delayNumerator, last.delayDenominator, limit: limit)
            {
                result[result.count - 1].delayNumerator = sum.numerator
                result[result.count - 1].delayDenominator = sum.denominator
            } else {
                result.append(
                    TimedFrame(
                        bitmap: bitmap,
                        delayNumerator: delay.numerator,
                        delayDenominator: delay.denominator
                    )
                )
            }
        }
        return result
    }
}

/// A fraction of a second in lowest terms.
private struct Delay {
    let numerator: Int
    let denominator: Int

    /// nil for a fraction below 0, without a denominator, or beyond `limit` in lowest terms.
    init?(_ numerator: Int, _ denominator: Int, limit: Int) {
        guard numerator >= 0, denominator > 0 else { return nil }
        var (divisor, rest) = (denominator, numerator)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
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
