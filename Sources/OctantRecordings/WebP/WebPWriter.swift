internal import OctantImageFiles

// Delays are milliseconds of 24 bits. Source: docs/sources/layers.md, Image files.
private let ticksPerSecond = 1000
// Frames that stay less are as good as none: ours.
private let leastTicks = 1
private let delayLimit = (1 << 24) - 1
// The bits of a VP8X chunk that say that there are frames, and transparent pixels (same).
private let (moves, isTransparent): (UInt8, UInt8) = (2, 16)
// The colour behind the frames, which nothing shows: libwebp's.
private let backgroundColor = UInt32.max
private let playsLimit = 65535
// Bytes that a pixel keeps until it is compressed: its own, those before it, and libwebp's.
private let bytesPerPixel = 16

/// Writes frames as an animated WebP file, whose rectangles that changed libwebp compresses, on all cores. The
/// compressed ones are kept until the end: a file begins with its size.
package final class WebPWriter: AnimationWriter {
    private let sink: any ByteSink
    private let options: AnimationOptions
    private var frames = TickedFrames(rate: ticksPerSecond, least: leastTicks)
    /// What is seen before the next frame.
    private var ground: Bitmap?
    private let work = OrderedWork<Result<[UInt8], ImageFileError>>()
    /// The compressed frames.
    private var body: [UInt8] = []

    /// A writer of a file by `options`.
    package init(to sink: any ByteSink, _ options: AnimationOptions) { (self.sink, self.options) = (sink, options) }

    package func add(_ frame: TimedFrame) throws(ExportError) {
        if let next = try frames.add(frame) { try write(next) }
    }

    package func finish() throws(ExportError) {
        for frame in try frames.finish() { try write(frame) }
        guard let ground else { throw .noFrames }
        try take(work.finish())
        var chunks = Array("WEBPVP8X".utf8) + UInt32(10).littleEndianBytes + [moves | isTransparent, 0, 0, 0]
        for side in [ground.width, ground.height] { chunks += UInt32(side - 1).littleEndianBytes.prefix(3) }
        chunks += Array("ANIM".utf8) + UInt32(6).littleEndianBytes + backgroundColor.littleEndianBytes
        chunks += UInt16(min(max(options.plays, 0), playsLimit)).littleEndianBytes
        guard let size = UInt32(exactly: chunks.count + body.count) else {
            throw .encoding("a WebP file has 4 GiB at most")
        }
        try sink.append(Array("RIFF".utf8) + size.littleEndianBytes + chunks)
        try sink.append(body)
    }

    private func write(_ frame: FrameTicks.Frame) throws(ExportError) {
        let bitmap = frame.bitmap
        guard max(bitmap.width, bitmap.height) <= WebPEncoder.sideLimit else {
            throw .encoding(
                "a WebP file has \(WebPEncoder.sideLimit) pixels a side at most, not \(bitmap.width)x\(bitmap.height)")
        }
        // A file begins on nothing.
        guard var before = ground ?? Bitmap(width: bitmap.width, height: bitmap.height) else {
            throw .noMemory(width: bitmap.width, height: bitmap.height)
        }
        var rest = frame.ticks
        // A frame that stays longer than a file can say is written more than once.
        while rest > 0 {
            var area = bitmap.changes(since: before) ?? PixelArea()
            (area.width, area.height) = (area.width + area.x % 2, area.height + area.y % 2)
            (area.x, area.y) = (area.x - area.x % 2, area.y - area.y % 2)
            guard let pixels = bitmap.cropped(to: area), let below = before.cropped(to: area) else {
                throw .noMemory(width: area.width, height: area.height)
            }
            let part = WebPPart(
                area: area, pixels: pixels, ground: below, ticks: min(rest, delayLimit), quality: options.quality)
            try take(
                work.add(size: bytesPerPixel * area.width * area.height) {
                    Result { () throws(ImageFileError) in try part.bytes() }
                })
            rest -= delayLimit
            before = bitmap
        }
        ground = bitmap
    }

    private func take(_ results: [Result<[UInt8], ImageFileError>]) throws(ExportError) {
        for result in results {
            switch result {
            case .success(let bytes): body += bytes
            case .failure(let error): throw .encoding(error.reason)
            }
        }
    }
}
