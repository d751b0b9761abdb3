internal import OctantImageFiles

// What a file can say of its size, its delays and its plays. Source: docs/sources/layers.md, Image files.
private let numberLimit = 65535
// Delays are hundredths of a second (same). Players take less than two for ten: ours, from ImageIO's heading there.
private let ticksPerSecond = 100
private let leastTicks = 2
// Pixels of frames that wait until it is known what colours the table in front of them needs, and which are in most
// frames; then it has room for all that may come. Ours: 8 MiB of them.
private let waitingLimit = 1 << 22
// What a frame counts for beside its pixels, so that there are some thousands at most.
private let partCost = 1024

/// Writes frames as a GIF file while they come. Each has the rectangle that changed, in colours of a table that all
/// share, or of its own where that is measured to be nearer.
package final class GIFAnimationWriter: AnimationWriter {
    private let sink: any ByteSink
    private let options: AnimationOptions
    private var frames = TickedFrames(rate: ticksPerSecond, least: leastTicks)
    /// The last frame: what goes behind it depends on the next.
    private var open: FrameTicks.Frame?
    /// What is seen when it is drawn; nil for nothing.
    private var ground: Bitmap?
    private var colors: GIFColors
    private let work = OrderedWork<[UInt8]>()
    private var head: (width: Int, height: Int)?
    /// The frames that wait for the table of colours; nil once that is written.
    private var waiting: [GIFPart]? = []
    private var waitingCount = 0

    /// A writer of a file by `options`.
    package init(to sink: any ByteSink, _ options: AnimationOptions) {
        (self.sink, self.options) = (sink, options)
        // One colour of a palette is what leaves a pixel as it was.
        let count = options.quality.map { max(2, Int((2.56 * Double(min(max($0, 1), 100))).rounded())) } ?? 256
        colors = GIFColors(capacity: count, options.dithering)
    }

    package func add(_ frame: TimedFrame) throws(ExportError) {
        guard frame.bitmap.width <= numberLimit, frame.bitmap.height <= numberLimit else {
            throw .encoding("a GIF file has \(numberLimit) pixels a side at most")
        }
        guard let flat = frame.bitmap.gifPixels(on: options.matte) else {
            throw .noMemory(width: frame.bitmap.width, height: frame.bitmap.height)
        }
        var frame = frame
        frame.bitmap = flat
        head = head ?? (flat.width, flat.height)
        if let next = try frames.add(frame) { try take(next) }
    }

    package func finish() throws(ExportError) {
        for frame in try frames.finish() { try take(frame) }
        if let open { try write(open, next: nil) }
        try begin(isOpenEnded: false)
        for bytes in work.finish() { try sink.append(bytes) }
        try sink.append([0x3B])
    }

    private func take(_ frame: FrameTicks.Frame) throws(ExportError) {
        if let open { try write(open, next: frame.bitmap) }
        open = frame
    }

    /// Writes `frame`, which `next` follows.
    private func write(_ frame: FrameTicks.Frame, next: Bitmap?) throws(ExportError) {
        var area = ground.map { frame.bitmap.changes(since: $0) } ?? frame.bitmap.wholeArea
        // What is gone in the next frame goes with this frame's rectangle.
        let gone = next.flatMap { frame.bitmap.pixels(goneIn: $0) }
        if let gone { area = area?.union(gone) ?? gone }
        let shown = area ?? PixelArea()
        var part = colors.part(of: frame.bitmap, on: ground, in: shown)
        var rest = frame.ticks
        // A frame that stays longer than a file can say is written more than once.
        while rest > numberLimit {
            part.ticks = numberLimit
            rest -= numberLimit
            try enqueue(part)
            part = colors.part(of: frame.bitmap, on: frame.bitmap, in: gone == nil ? PixelArea() : shown)
        }
        (part.ticks, part.isCleared) = (rest, gone != nil)
        try enqueue(part)
        ground = frame.bitmap
        if gone != nil {
            guard let left = frame.bitmap.cleared(in: shown) else {
                throw .noMemory(width: shown.width, height: shown.height)
            }
            ground = left
        }
    }

    private func enqueue(_ part: GIFPart) throws(ExportError) {
        guard waiting != nil else { return try compress(part) }
        waiting?.append(part)
        waitingCount += part.pixels.count + partCost
        if waitingCount > waitingLimit { try begin(isOpenEnded: true) }
    }

    private func compress(_ part: GIFPart) throws(ExportError) {
        for bytes in work.add(size: 2 * part.pixels.count, { part.bytes }) { try sink.append(bytes) }
    }

    /// Writes all before the frames, and those that wait; with `isOpenEnded` there may be colours to come, and the
    /// table has room for them.
    private func begin(isOpenEnded: Bool) throws(ExportError) {
        guard let head, let waiting else { return }
        self.waiting = nil
        let numbers = colors.sortCommon(by: waiting)
        let table = GIFTable(colors.common.colors, count: isOpenEnded ? colors.common.capacity : 0)
        var bytes = Array("GIF89a".utf8)
        bytes += UInt16(clamping: head.width).littleEndianBytes + UInt16(clamping: head.height).littleEndianBytes
        bytes += [0x80 | 0x70 | UInt8(table.bits - 1), 0, 0] + table.bytes
        if options.plays != 1 {
            // Netscape counts the times that it begins anew.
            let again = options.plays == 0 ? 0 : min(options.plays - 1, numberLimit)
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
            bytes += [3, 1] + UInt16(clamping: again).littleEndianBytes + [0]
        }
        try sink.append(bytes)
        for part in waiting { try compress(part.renumbered(numbers)) }
    }
}
