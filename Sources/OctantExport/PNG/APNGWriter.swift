internal import CoreGraphics
internal import OctantImageFiles

// Delays are two 16-bit numbers (11.3.6.2, fcTL). Source: docs/sources/layers.md, Image files.
private let delayLimit = 65535
// The number of frames and of plays, and the chunks that are counted, end here (same, 4.8 and 11.3.6).
private let countLimit = Int(Int32.max)

/// Writes frames as an animated PNG while they come. The first is the default image; every later one holds the
/// rectangle that changed.
///
/// Their number is before them in the file: it is overwritten at the end.
package final class APNGWriter: AnimationWriter {
    private let sink: any ByteSink
    private let plays: Int
    private var merger = FrameMerger(delayLimit: delayLimit)
    /// The last frame in the file.
    private var shown: Bitmap?
    private var frameCount = 0
    private var sequence = 0
    /// The number of bytes written.
    private var size = 0
    /// The offset of the number of frames.
    private var countOffset = 0

    /// A writer of a file that plays `plays` times; 0 is for ever, which is also what less or too much comes to.
    package init(to sink: any ByteSink, plays: Int = 0) {
        self.sink = sink
        self.plays = 0...countLimit ~= plays ? plays : 0
    }

    package func add(_ frame: TimedFrame) throws(ExportError) {
        if let done = try merger.add(frame) { try write(done) }
    }

    package func finish() throws(ExportError) {
        try write(merger.finish())
        try put(PNGChunk("IEND", []).bytes)
        try sink.overwrite(count(frameCount).bytes, at: countOffset)
    }

    private func write(_ frame: TimedFrame) throws(ExportError) {
        let area = shown.map { frame.bitmap.changes(since: $0) } ?? frame.bitmap.wholeArea
        guard let part = area.isWhole(of: frame.bitmap) ? frame.bitmap : frame.bitmap.cropped(to: area) else {
            throw .encoding("no memory for a frame of \(area.width)x\(area.height) pixels")
        }
        let chunks = PNGChunk.chunks(of: try PNGEncoder().encode(part))
        if shown == nil { try writeHead(chunks) }
        let data = chunks.filter { $0.name == "IDAT" }
        guard sequence < countLimit - data.count else { throw .encoding("an APNG file holds no more frames") }
        try put(frameControl(frame, area).bytes)
        for chunk in data {
            if shown == nil {
                try put(chunk.bytes)
            } else {
                try put(PNGChunk("fdAT", nextNumber() + chunk.data).bytes)
            }
        }
        frameCount += 1
        shown = frame.bitmap
    }

    /// Writes libpng's chunks about the whole frame, size and colours, and the number of frames.
    private func writeHead(_ chunks: [PNGChunk]) throws(ExportError) {
        try put(PNGChunk.signature)
        for chunk in chunks where chunk.name != "IDAT" && chunk.name != "IEND" {
            try put(chunk.bytes)
            if chunk.name == "IHDR" {
                countOffset = size
                try put(count(0).bytes)
            }
        }
    }

    private func put(_ bytes: [UInt8]) throws(ExportError) {
        try sink.append(bytes)
        size += bytes.count
    }

    /// The chunk with the number of frames, and how often they are shown.
    private func count(_ frames: Int) -> PNGChunk {
        PNGChunk("acTL", UInt32(frames).bigEndianBytes + UInt32(plays).bigEndianBytes)
    }

    /// The chunk before a frame: its position and delay; it replaces the pixels of its rectangle, and they stay.
    private func frameControl(_ frame: TimedFrame, _ area: PixelArea) -> PNGChunk {
        var data = nextNumber()
        for value in [area.width, area.height, area.x, area.y] { data += UInt32(value).bigEndianBytes }
        for value in [frame.delayNumerator, frame.delayDenominator] {
            data += UInt32(value).bigEndianBytes.dropFirst(2)
        }
        // APNG_DISPOSE_OP_NONE, APNG_BLEND_OP_SOURCE.
        data += [0, 0]
        return PNGChunk("fcTL", data)
    }

    /// The number of the next chunk that is counted.
    private func nextNumber() -> [UInt8] {
        defer { sequence += 1 }
        return UInt32(sequence).bigEndianBytes
    }
}

/// A rectangle of whole pixels.
private struct PixelArea {
    var (x, y, width, height) = (0, 0, 1, 1)

    func isWhole(of bitmap: Bitmap) -> Bool { width == bitmap.width && height == bitmap.height }
}

extension Bitmap {
    fileprivate var wholeArea: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }

    fileprivate func cropped(to area: PixelArea) -> Bitmap? {
        cropped(x: area.x, y: area.y, width: area.width, height: area.height)
    }

    /// The smallest rectangle around the pixels that are not those of `other`, of the same size; one pixel if none.
    fileprivate func changes(since other: Bitmap) -> PixelArea {
        var (left, top, right, bottom) = (width, height, -1, -1)
        withUnsafeBytes { mine in
            other.withUnsafeBytes { theirs in
                guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return }
                for y in 0..<height {
                    let (now, before) = (mine + y * bytesPerRow, theirs + y * other.bytesPerRow)
                    if memcmp(now, before, width * 4) == 0 { continue }
                    func differs(_ x: Int) -> Bool {
                        now.load(fromByteOffset: x * 4, as: UInt32.self)
                            != before.load(fromByteOffset: x * 4, as: UInt32.self)
                    }
                    left = (0..<left).first(where: differs) ?? left
                    right = (right + 1..<width).last(where: differs) ?? right
                    (top, bottom) = (min(top, y), y)
                }
            }
        }
        if right < 0 { return PixelArea() }
        return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
