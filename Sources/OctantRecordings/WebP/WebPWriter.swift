internal import OctantImageFiles

// Delays are milliseconds of 24 bits. Source: docs/sources/layers.md, Image files.
private let ticksPerSecond = 1000
// Frames that stay less are as good as none: ours.
private let leastTicks = 1
private let delayLimit = (1 << 24) - 1

/// Writes frames as an animated WebP file by libwebp, which keeps the compressed ones until the end.
package final class WebPWriter: AnimationWriter {
    private let sink: any ByteSink
    private let options: AnimationOptions
    private var frames = TickedFrames(rate: ticksPerSecond, least: leastTicks)
    private var encoder: WebPEncoder?
    private var time = 0

    /// A writer of a file by `options`.
    package init(to sink: any ByteSink, _ options: AnimationOptions) { (self.sink, self.options) = (sink, options) }

    package func add(_ frame: TimedFrame) throws(ExportError) {
        if let next = try frames.add(frame) { try write(next) }
    }

    package func finish() throws(ExportError) {
        for frame in try frames.finish() { try write(frame) }
        guard let encoder else { throw .noFrames }
        let bytes: [UInt8]
        do throws(ImageFileError) {
            bytes = try encoder.finish(at: time)
        } catch {
            throw .encoding(error.reason)
        }
        try sink.append(bytes)
    }

    private func write(_ frame: FrameTicks.Frame) throws(ExportError) {
        do throws(ImageFileError) {
            let encoder: WebPEncoder
            if let open = self.encoder {
                encoder = open
            } else {
                encoder = try WebPEncoder(
                    width: frame.bitmap.width, height: frame.bitmap.height, plays: options.plays,
                    quality: options.quality)
                self.encoder = encoder
            }
            var rest = frame.ticks
            while rest > 0 {
                try encoder.add(frame.bitmap, at: time)
                time += min(rest, delayLimit)
                rest -= delayLimit
            }
        } catch {
            throw .encoding(error.reason)
        }
    }
}
