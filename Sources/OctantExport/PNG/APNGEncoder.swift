public import CoreGraphics
public import OctantRecordings

/// Writes an animated PNG that repeats for ever, each delay exact. The first frame is the default image; every later
/// frame holds the rectangle that changed. The same frames give the same bytes.
public struct APNGEncoder: Sendable {
    /// An encoder.
    public init() {}

    /// The bytes of a file that shows `images`, all of one size, for `delayNumerator`/`delayDenominator` seconds each.
    /// Neighbours that are the same frame become one frame that stays longer.
    public func encode(
        _ images: [CGImage],
        delayNumerator: Int,
        delayDenominator: Int
    ) throws(ExportError) -> [UInt8] {
        let file = MemorySink()
        let writer = APNGWriter(to: file)
        for image in images {
            let frame = TimedFrame(
                bitmap: image.bitmap, delayNumerator: delayNumerator, delayDenominator: delayDenominator)
            try writer.add(frame)
        }
        try writer.finish()
        return file.bytes
    }
}
