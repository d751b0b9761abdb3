import OctantRecordings

/// Gives each frame to several writers.
final class FrameDistributor: AnimationWriter {
    private let writers: [BackgroundWriter]

    init(_ writers: [BackgroundWriter]) { self.writers = writers }

    func add(_ frame: TimedFrame) { for writer in writers { writer.add(frame) } }

    func finish() { for writer in writers { writer.finish() } }
}
