internal import CoreGraphics

/// An encoder that keeps the frames it is given and writes no picture, for tests of what calls encoders.
package final class FrameRecorder: AnimationEncoder {
    package static let fileExtension = "frames"

    private let kept = Locked<[TimedFrame]>([])

    /// A recorder of nothing yet.
    package init() {}

    /// The frames of the last call, equal neighbours made one.
    package var frames: [TimedFrame] { kept.withLock { $0 } }

    package func encode(frames: [TimedFrame]) throws(ExportError) -> [UInt8] {
        let checked = try Self.checked(frames, delayLimit: .max)
        kept.withLock { $0 = checked }
        return []
    }
}
