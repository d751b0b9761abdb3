import CoreGraphics
import RenderServer

/// Layers as a program committed them to a recording display.
public struct RecordedCommit: Sendable {
    let tree: RenderTree
    let mediaTime: Double
    let scale: CGFloat

    /// Seconds from when the test's screen was made.
    public var time: Double { mediaTime - ManualClock.firstTime }

    /// Returns what the layers show so many seconds after they were committed, whatever came later; nil where that is
    /// more than an image can hold.
    public func image(after seconds: Double = 0) -> CGImage? {
        OffscreenRenderer.bitmap(of: tree, at: mediaTime + max(0, seconds), scale: scale).map(CGImage.init(bitmap:))
    }
}
