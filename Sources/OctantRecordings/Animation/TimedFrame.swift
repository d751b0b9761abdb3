package import OctantImageFiles

/// A frame of an animation and how long it stays: `delayNumerator`/`delayDenominator` seconds.
package struct TimedFrame: Sendable, Equatable {
    /// The frame.
    package var bitmap: Bitmap
    /// The numerator of its duration in seconds.
    package var delayNumerator: Int
    /// The denominator of its duration.
    package var delayDenominator: Int

    /// `bitmap` for `delayNumerator`/`delayDenominator` seconds.
    package init(bitmap: Bitmap, delayNumerator: Int, delayDenominator: Int) {
        self.bitmap = bitmap
        self.delayNumerator = delayNumerator
        self.delayDenominator = delayDenominator
    }
}
