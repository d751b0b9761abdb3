internal import OctantImageFiles

/// Writes frames as a video by ffmpeg, so many a second: one that stays is repeated.
package final class VideoWriter: AnimationWriter {
    private let sink: any ByteSink
    private let format: VideoFormat
    private let options: AnimationOptions
    private var frames: TickedFrames
    private var program: FFmpeg?

    init(to sink: any ByteSink, _ format: VideoFormat, _ options: AnimationOptions) {
        (self.sink, self.format, self.options) = (sink, format, options)
        frames = TickedFrames(rate: max(options.framesPerSecond, 1), least: 1)
    }

    package func add(_ frame: TimedFrame) throws(ExportError) {
        if let next = try frames.add(frame) { try write(next) }
    }

    package func finish() throws(ExportError) {
        for frame in try frames.finish() { try write(frame) }
        guard let program else { throw .noFrames }
        try program.finish(into: sink)
    }

    private func write(_ frame: FrameTicks.Frame) throws(ExportError) {
        let program = try started(for: frame.bitmap)
        let ground = (options.matte ?? .white).opaquePixel
        guard let bitmap = format.hasOpacity ? frame.bitmap : frame.bitmap.mapped({ $0.laid(over: ground) }) else {
            throw .noMemory(width: frame.bitmap.width, height: frame.bitmap.height)
        }
        let bytes = StraightPixels.bytes(of: bitmap)
        for _ in 0..<frame.ticks { try program.write(bytes) }
    }

    /// The program, which begins with the first frame.
    private func started(for bitmap: Bitmap) throws(ExportError) -> FFmpeg {
        if let program { return program }
        let program = try FFmpeg(
            [
                "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgba", "-video_size",
                "\(bitmap.width)x\(bitmap.height)", "-framerate", "\(max(options.framesPerSecond, 1))", "-i", "pipe:0",
                "-crf", "\(format.factor(options.quality))",
            ] + format.options + (options.isQuick ? format.quickOptions : []) + [
                "-fflags", "+bitexact", "-flags", "+bitexact",
            ])
        self.program = program
        return program
    }
}
