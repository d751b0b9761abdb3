internal import OctantImageFiles

/// A table of colours as a GIF file has it: two of them at least, as many as a power of two.
struct GIFTable {
    /// The number of bits of a colour's number, 1...8.
    let bits: Int
    /// Red, green and blue of each.
    let bytes: [UInt8]

    /// The table of `colors`, 0xRRGGBB, with room for `count` of them.
    init(_ colors: [UInt32], count: Int = 0) {
        let count = max(colors.count, count, 2)
        bits = (1...8).first { 1 << $0 >= count } ?? 8
        let filled = colors + [UInt32](repeating: 0, count: (1 << bits) - colors.count)
        bytes = filled.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
    }
}

/// A frame's rectangle as it is written into a GIF file.
struct GIFPart: Sendable {
    let area: PixelArea
    /// The numbers of its colours, and which pixels may be left as they are.
    private(set) var pixels: [LZWEncoder.Choice]
    /// The colours of a table of its own; nil for the common one.
    let table: [UInt32]?
    /// Hundredths of a second, 0...65535.
    var ticks = 0
    /// Whether the rectangle is transparent afterwards.
    var isCleared = false

    init(_ area: PixelArea, _ pixels: [LZWEncoder.Choice], table: [UInt32]?) {
        (self.area, self.pixels, self.table) = (area, pixels, table)
    }

    /// The same part, if it has the common table, with the numbers that are in `numbers` instead of its own.
    func renumbered(_ numbers: [UInt8]) -> GIFPart {
        if table != nil { return self }
        var part = self
        for at in pixels.indices { part.pixels[at] = pixels[at] & ~0xFF | UInt16(numbers[Int(pixels[at] & 0xFF)]) }
        return part
    }

    /// The bytes in the file: what is said of the frame, its rectangle, its colours, its pixels.
    var bytes: [UInt8] {
        let data = smallestData()
        var bytes: [UInt8] = [0x21, 0xF9, 4, UInt8(isCleared ? 2 << 2 : 1 << 2) | 1]
        bytes += UInt16(clamping: ticks).littleEndianBytes
        bytes += [UInt8(LZWEncoder.transparent), 0, 0x2C]
        for value in [area.x, area.y, area.width, area.height] { bytes += UInt16(clamping: value).littleEndianBytes }
        if let table {
            let table = GIFTable(table)
            bytes += [0x80 | UInt8(table.bits - 1)] + table.bytes
        } else {
            bytes.append(0)
        }
        bytes.append(UInt8(data.symbolBits))
        var rest = data.bytes[...]
        while !rest.isEmpty {
            let block = rest.prefix(255)
            bytes.append(UInt8(block.count))
            bytes += block
            rest = rest.dropFirst(255)
        }
        return bytes + [0]
    }

    /// The smallest of what may be written: with the choice, with all left that may be, with all written.
    private func smallestData() -> (symbolBits: Int, bytes: [UInt8]) {
        var ways = [pixels]
        if pixels.contains(where: { $0 >= LZWEncoder.free }) {
            ways.append(pixels.map { $0 >= LZWEncoder.free ? LZWEncoder.transparent : $0 })
            // Without what is left as it was there is a number less, and often a bit.
            ways.append(pixels.map { $0 & 0xFF })
        }
        let results = ways.map { pixels in
            let greatest = Int(pixels.lazy.map { $0 & 0xFF }.max() ?? 0)
            let symbolBits = max(2, (1...8).first { greatest >> $0 == 0 } ?? 8)
            let bytes = LZWEncoder.encode(pixels, symbolBits: symbolBits, looksAhead: false)
            return (pixels: pixels, symbolBits: symbolBits, bytes: bytes)
        }
        guard let best = results.min(by: { $0.bytes.count < $1.bytes.count }) else { return (2, []) }
        let other = LZWEncoder.encode(best.pixels, symbolBits: best.symbolBits, looksAhead: true)
        return (best.symbolBits, other.count < best.bytes.count ? other : best.bytes)
    }
}
