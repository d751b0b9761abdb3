internal import OctantImageFiles

// Delays are two 16-bit numbers (11.3.6.2, fcTL). Source: docs/sources/layers.md, Image files.
private let delayLimit = 65535
// The number of frames and of plays, and the chunks that are counted, end here (same, 4.8 and 11.3.6).
private let countLimit = Int(Int32.max)
// Bytes of compressed frames that wait while all colours so far fit a palette: what is larger is written in colour.
private let heldLimit = 1 << 22

/// Writes frames as an animated PNG while they come. The first is the default image; every later one holds the
/// rectangle that changed.
///
/// A file has one palette, in front of its frames, or none. As long as 256 colours are enough, the compressed frames
/// wait; when they are not, or at 4 MiB, all go into a file in colour. Its number of frames is overwritten at the end.
package final class APNGWriter: AnimationWriter {
    private let sink: any ByteSink
    private let plays: Int
    private var merger = FrameMerger(delayLimit: delayLimit)
    /// The last frame in the file.
    private var shown: Bitmap?
    /// The size of the first one.
    private var size: (width: Int, height: Int)?
    /// The colours of the palette, the first of them transparent; nil for a file in colour.
    private var colors: ColorTable?
    private let work = OrderedWork<APNGPart>()
    private var held: [APNGPart] = []
    private var heldCount = 0
    private var frameCount = 0
    private var sequence = 0
    /// The number of bytes written.
    private var written = 0
    /// The offset of the number of frames.
    private var countOffset = 0

    /// A writer of a file that plays `plays` times; 0 is for ever, which is also what less or too much comes to.
    package init(to sink: any ByteSink, plays: Int = 0) {
        self.sink = sink
        self.plays = 0...countLimit ~= plays ? plays : 0
        var colors = ColorTable(capacity: 256)
        _ = colors.add(0)
        self.colors = colors
    }

    package func add(_ frame: TimedFrame) throws(ExportError) {
        if let done = try merger.add(frame) { try compress(done) }
    }

    package func finish() throws(ExportError) {
        try compress(merger.finish())
        let rest = work.finish()
        if let colors { try writeHead(palette: colors.colors) }
        for part in held + rest { try write(part) }
        try put(PNGChunk("IEND", []).bytes)
        try sink.overwrite(count(frameCount).bytes, at: countOffset)
    }

    // MARK: Frames

    private func compress(_ frame: TimedFrame) throws(ExportError) {
        let bitmap = frame.bitmap
        size = size ?? (bitmap.width, bitmap.height)
        let area = shown.map { bitmap.changes(since: $0) ?? PixelArea() } ?? bitmap.wholeArea
        let place = APNGPart.Place(
            area: area, delayNumerator: frame.delayNumerator, delayDenominator: frame.delayDenominator)
        let words = bitmap.words(in: area)
        let stays = shown.flatMap { $0.staying(words, in: area) }
        shown = bitmap
        if var table = colors {
            if let indices = Self.indices(of: words, &table) {
                colors = table
                let rest = stays.map { Self.leavingOut($0, of: indices) }
                return try run(size: 2 * indices.count) { APNGPart.palette(indices, rest: rest, at: place) }
            }
            try giveUpPalette()
        }
        let rest = stays.map { Self.leavingOut($0, of: words) }
        try run(size: 8 * words.count) { APNGPart.color(words, rest: rest, at: place) }
    }

    /// The pixels, those that stay as nothing: 0 is the transparent colour, and its number.
    private static func leavingOut<Pixel: BinaryInteger>(_ stays: [Bool], of pixels: [Pixel]) -> [Pixel] {
        [Pixel](unsafeUninitializedCapacity: pixels.count) { rest, count in
            for at in pixels.indices { rest[at] = stays[at] ? 0 : pixels[at] }
            count = pixels.count
        }
    }

    /// The numbers of the colours of `words` in `table`, where they are from now on; nil where they are too many.
    private static func indices(of words: [UInt32], _ table: inout ColorTable) -> [UInt8]? {
        var isFull = false
        let indices = [UInt8](unsafeUninitializedCapacity: words.count) { indices, count in
            var (last, index): (UInt32, UInt8) = (0, 0)
            for at in words.indices {
                if words[at] != last {
                    guard let found = table.add(words[at]) else {
                        isFull = true
                        return
                    }
                    (last, index) = (words[at], found)
                }
                indices[at] = index
            }
            count = words.count
        }
        return isFull ? nil : indices
    }

    private func run(size: Int, _ body: @escaping @Sendable () -> APNGPart) throws(ExportError) {
        let done = work.add(size: size, body)
        guard colors != nil else {
            for part in done { try write(part) }
            return
        }
        held += done
        heldCount += done.reduce(0) { $0 + $1.size }
        if heldCount > heldLimit { try giveUpPalette() }
    }

    /// Makes the file one in colour, with all frames so far.
    private func giveUpPalette() throws(ExportError) {
        guard let table = colors else { return }
        colors = nil
        let parts = held + work.finish()
        held = []
        try writeHead(palette: nil)
        for part in parts {
            let size = 4 * part.place.area.width * part.place.area.height
            for part in work.add(size: size, { part.inColor(table.colors) }) { try write(part) }
        }
    }

    // MARK: Chunks

    private func write(_ part: APNGPart) throws(ExportError) {
        let data: [UInt8]
        switch part.pixels {
        case .palette(let bytes), .color(let bytes): data = bytes
        case .none: throw .noMemory(width: part.place.area.width, height: part.place.area.height)
        }
        guard sequence < countLimit - 2 else { throw .encoding("an APNG file holds no more frames") }
        try put(frameControl(part).bytes)
        if frameCount == 0 {
            try put(PNGChunk("IDAT", data).bytes)
        } else {
            try put(PNGChunk("fdAT", nextNumber() + data).bytes)
        }
        frameCount += 1
    }

    /// Writes what is said about all frames: size, colours, their number.
    private func writeHead(palette: [UInt32]?) throws(ExportError) {
        guard let size else { throw .noFrames }
        try put(PNGChunk.signature)
        let sides = UInt32(size.width).bigEndianBytes + UInt32(size.height).bigEndianBytes
        // Eight bits a part; numbers of a palette are kind 3, colours with opacity 6.
        try put(PNGChunk("IHDR", sides + [8, palette == nil ? 6 : 3, 0, 0, 0]).bytes)
        countOffset = written
        try put(count(0).bytes)
        try put(PNGChunk("sRGB", [0]).bytes)
        guard let palette else { return }
        let parts = palette.map { StraightPixels.parts(of: $0) }
        try put(PNGChunk("PLTE", parts.flatMap { [$0.red, $0.green, $0.blue] }).bytes)
        let opacities = parts.map(\.alpha)
        if let last = opacities.lastIndex(where: { $0 != 255 }) {
            try put(PNGChunk("tRNS", Array(opacities[...last])).bytes)
        }
    }

    private func put(_ bytes: [UInt8]) throws(ExportError) {
        try sink.append(bytes)
        written += bytes.count
    }

    /// The chunk with the number of frames, and how often they are shown.
    private func count(_ frames: Int) -> PNGChunk {
        PNGChunk("acTL", UInt32(frames).bigEndianBytes + UInt32(plays).bigEndianBytes)
    }

    /// The chunk before a frame: its position and delay; its pixels stay.
    private func frameControl(_ part: APNGPart) -> PNGChunk {
        var data = nextNumber()
        let (area, place) = (part.place.area, part.place)
        for value in [area.width, area.height, area.x, area.y] { data += UInt32(value).bigEndianBytes }
        for value in [place.delayNumerator, place.delayDenominator] {
            data += UInt32(value).bigEndianBytes.dropFirst(2)
        }
        // APNG_DISPOSE_OP_NONE; APNG_BLEND_OP_OVER or APNG_BLEND_OP_SOURCE.
        data += [0, part.isLaidOver ? 1 : 0]
        return PNGChunk("fcTL", data)
    }

    /// The number of the next chunk that is counted.
    private func nextNumber() -> [UInt8] {
        defer { sequence += 1 }
        return UInt32(sequence).bigEndianBytes
    }
}
