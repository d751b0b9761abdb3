internal import OctantImageFiles

/// Writes frames as PNG files, so many a second, one file after the other: a frame that stays is written again.
package final class PNGSequenceWriter: AnimationWriter {
    private let save: (_ number: Int, _ file: [UInt8]) throws(ExportError) -> Void
    private var frames: TickedFrames
    private var count = 0

    /// A writer of `framesPerSecond`, 1 at least, that gives each file to `save` with its number, from 1 on.
    package init(
        framesPerSecond: Int, save: @escaping (_ number: Int, _ file: [UInt8]) throws(ExportError) -> Void
    ) {
        self.save = save
        frames = TickedFrames(rate: max(framesPerSecond, 1), least: 1)
    }

    package func add(_ frame: TimedFrame) throws(ExportError) {
        if let next = try frames.add(frame) { try write(next) }
    }

    package func finish() throws(ExportError) {
        for frame in try frames.finish() { try write(frame) }
    }

    private func write(_ frame: FrameTicks.Frame) throws(ExportError) {
        let file = try frame.bitmap.pngFile()
        for _ in 0..<frame.ticks {
            count += 1
            try save(count, file)
        }
    }
}
