import CoreGraphics
import RenderServer

/// A change of what a recording display shows.
public struct RecordedFrame: Sendable {
    /// All frames up to this one.
    let frames: ArraySlice<Frame>

    private var frame: Frame? { frames.last }

    /// Seconds from when the test's screen was made.
    public var time: Double { (frame?.time ?? 0) - ManualClock.firstTime }

    /// The rectangles that were painted anew, in points.
    public var changes: [CGRect] {
        guard let frame else { return [] }
        return frame.patches.map { patch in
            CGRect(
                x: CGFloat(patch.rect.x) / frame.scale, y: CGFloat(patch.rect.y) / frame.scale,
                width: CGFloat(patch.rect.width) / frame.scale, height: CGFloat(patch.rect.height) / frame.scale)
        }
    }

    /// Returns all that is shown from then on; nil where it is more than an image can hold.
    public func image() -> CGImage? {
        var shown: Bitmap?
        let first = frames.lastIndex(where: \.isComplete) ?? frames.startIndex
        for frame in frames[first...] { shown = frame.applied(to: shown) }
        return shown.map(CGImage.init(bitmap:))
    }
}
