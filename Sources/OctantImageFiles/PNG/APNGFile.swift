internal import OctantBase

/// The frames of an animated PNG file: each is made a PNG file of its own, which libpng reads.
///
/// Source: docs/sources/layers.md, Image files.
package final class APNGFile: AnimatedFile {
    /// One frame.
    private struct Frame: Sendable {
        var area: FrameCanvas.Area
        var delay: Double
        var disposal: FrameCanvas.Disposal
        var replaces: Bool
        var data: [UInt8] = []
    }

    package let width: Int
    package let height: Int
    package let plays: Int?
    package var delays: [Double] { frames.map(\.delay) }
    private let frames: [Frame]
    /// What comes before the pixels in each of the files.
    private let header: [UInt8]
    private let head: [PNGChunk]
    private let state: Locked<(canvas: FrameCanvas, next: Int)>

    /// The frames of `file`; nil for a PNG file of one image.
    init?(_ file: [UInt8], maximum: (side: Int, area: Int)) throws(ImageFileError) {
        let chunks = PNGChunk.chunks(of: file)
        guard let first = chunks.first, first.name == "IHDR", first.data.count == 13,
            let control = chunks.first(where: { $0.name == "acTL" }), control.data.count == 8
        else { return nil }
        (width, height) = (first.data.number(0, 4), first.data.number(4, 4))
        try ImageFileError.check(width: width, height: height, maximum: maximum)
        (header, plays) = (first.data, control.data.number(4, 4))
        let kept: Set<String> = ["PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT"]
        head = Array(chunks.prefix { $0.name != "IDAT" && $0.name != "fdAT" }.filter { kept.contains($0.name) })
        let whole = FrameCanvas.Area(x: 0, y: 0, width: width, height: height)
        frames = Self.frames(chunks.dropFirst(), in: whole)
        guard !frames.isEmpty else { return nil }
        // The canvas has memory when a frame is asked for.
        state = Locked((FrameCanvas(width: 0, height: 0), 0))
    }

    private static func frames(_ chunks: ArraySlice<PNGChunk>, in whole: FrameCanvas.Area) -> [Frame] {
        var frames: [Frame] = []
        for chunk in chunks {
            let data = chunk.data
            switch chunk.name {
            case "fcTL" where data.count == 26 && frames.count < frameLimit:
                let area = FrameCanvas.Area(
                    x: data.number(12, 4), y: data.number(16, 4), width: data.number(4, 4), height: data.number(8, 4))
                guard area.width > 0, area.height > 0, area.x + area.width <= whole.width,
                    area.y + area.height <= whole.height
                else { return frames }
                let (numerator, denominator) = (data.number(20, 2), data.number(22, 2))
                frames.append(
                    Frame(
                        area: area, delay: Double(numerator) / Double(denominator == 0 ? 100 : denominator),
                        disposal: data[24] == 1 ? .clear : data[24] == 2 ? .restore : .keep, replaces: data[25] == 0))
            // What comes before the first frame is shown where animations are not.
            case "IDAT" where !frames.isEmpty: frames[frames.count - 1].data += data
            case "fdAT" where !frames.isEmpty && data.count > 4: frames[frames.count - 1].data += data.dropFirst(4)
            default: break
            }
        }
        return frames.filter { !$0.data.isEmpty }
    }

    package func frame<Pixels: PixelBuffer>(_ index: Int, as _: Pixels.Type) throws(ImageFileError) -> Pixels {
        let words = try state.withLock { state throws(ImageFileError) -> [UInt32] in
            if index < state.next - 1 || state.next == 0 { state = (FrameCanvas(width: width, height: height), 0) }
            while state.next <= index {
                let frame = frames[state.next]
                let pixels = try PNGFile.decode(file(of: frame), as: Pixels.self).words
                state.canvas.draw(pixels, in: frame.area, replaces: frame.replaces, then: frame.disposal)
                state.next += 1
            }
            return state.canvas.words
        }
        return try FrameCanvas.pixels(words, width: width, height: height)
    }

    /// A PNG file of one frame alone.
    private func file(of frame: Frame) -> [UInt8] {
        let size = UInt32(frame.area.width).bigEndianBytes + UInt32(frame.area.height).bigEndianBytes
        return PNGChunk.signature + PNGChunk("IHDR", size + header[8...]).bytes + head.flatMap(\.bytes)
            + PNGChunk("IDAT", frame.data).bytes + PNGChunk("IEND", []).bytes
    }
}

extension [UInt8] {
    /// The number in `count` bytes from `position` on, the most significant first.
    fileprivate func number(_ position: Int, _ count: Int) -> Int {
        self[position..<position + count].reduce(0) { $0 << 8 | Int($1) }
    }
}

extension PixelBuffer {
    /// The pixels, rows without gaps.
    var words: [UInt32] {
        [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
            withUnsafeBytes { pixels in
                for y in 0..<height {
                    for x in 0..<width {
                        words[y * width + x] = pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                    }
                }
            }
            count = width * height
        }
    }
}
