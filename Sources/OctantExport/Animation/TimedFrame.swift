package import CoreGraphics

/// A frame of an animation and how long it stays: `delayNumerator`/`delayDenominator` seconds.
package struct TimedFrame: Sendable, Equatable {
    /// The frame.
    package var bitmap: Bitmap
    /// How long it stays, above the line; seconds.
    package var delayNumerator: Int
    /// How long it stays, below the line.
    package var delayDenominator: Int

    /// `bitmap` for `delayNumerator`/`delayDenominator` seconds.
    package init(bitmap: Bitmap, delayNumerator: Int, delayDenominator: Int) {
        self.bitmap = bitmap
        self.delayNumerator = delayNumerator
        self.delayDenominator = delayDenominator
    }
}
