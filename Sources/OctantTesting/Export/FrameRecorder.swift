import OctantRecordings

/// A writer that keeps the frames it is given and writes no frame, for tests of what records.
package final class FrameRecorder: AnimationWriter {
    private var merger = FrameMerger(delayLimit: .max)
    /// The frames so far, equal neighbours made one; the last is there after `finish`.
    package private(set) var frames: [TimedFrame] = []

    /// A recorder of nothing yet.
    package init() {}

    package func add(_ frame: TimedFrame) throws(ExportError) {
        if let done = try merger.add(frame) { frames.append(done) }
    }

    package func finish() throws(ExportError) { frames.append(try merger.finish()) }
}
