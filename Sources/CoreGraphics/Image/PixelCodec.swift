// The weights of red, green and blue in a grey, in 1/65536. Source: docs/sources/layers.md, Numerical methods.
private let lumaWeights: (red: UInt32, green: UInt32, blue: UInt32) = (13933, 46871, 4732)

/// Reads and writes rows of pixels of a layout as Cairo's 0xAARRGGBB words.
struct PixelCodec: Sendable {
    private let layout: PixelLayout
    private let offsets: ComponentOffsets
    /// The meaning of a stored byte of each colour and of the opacity; nil for the byte itself.
    private let maps: [[UInt8]]?

    /// Pixels of `layout`; `decode`, if it has two numbers for each part, gives the values 0...1 that the least and the
    /// greatest byte of that part mean.
    init(_ layout: PixelLayout, decode: [CGFloat]? = nil) {
        self.layout = layout
        offsets = layout.offsets
        guard let decode, decode.count >= layout.partCount * 2 else {
            maps = nil
            return
        }
        func map(_ part: Int) -> [UInt8] {
            let (low, high) = (Double(decode[part * 2]), Double(decode[part * 2 + 1]))
            return (0...255).map { stored in
                let value = low + (high - low) * Double(stored) / 255
                return UInt8((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())
            }
        }
        let colors = layout.alpha == .alphaOnly ? [0, 0, 0] : layout.model == .rgb ? [0, 1, 2] : [0, 0, 0]
        maps = colors.map(map) + [map(layout.partCount - 1)]
    }

    /// The brightness of the pixel `word`, 0...255.
    static func luma(of word: UInt32) -> UInt32 {
        let red = (word >> 16 & 0xFF) * lumaWeights.red
        let green = (word >> 8 & 0xFF) * lumaWeights.green
        return (red + green + (word & 0xFF) * lumaWeights.blue + 32768) >> 16
    }

    /// The brightness of a colour of these parts, 0...1.
    static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        let sum =
            red * Double(lumaWeights.red) + green * Double(lumaWeights.green) + blue * Double(lumaWeights.blue)
        return sum / 65536
    }

    /// The word of the pixel at `source`.
    func read(_ source: UnsafeRawPointer) -> UInt32 {
        func part(_ offset: Int?, _ map: Int, _ absent: UInt32) -> UInt32 {
            guard let offset else { return absent }
            let stored = source.load(fromByteOffset: offset, as: UInt8.self)
            return UInt32(maps.map { $0[map][Int(stored)] } ?? stored)
        }
        let alpha = part(offsets.alpha, 3, 255)
        func color(_ offset: Int?, _ map: Int) -> UInt32 {
            let value = part(offset, map, 0)
            return layout.isStraight ? (value * alpha + 127) / 255 : min(value, alpha)
        }
        return alpha << 24 | color(offsets.red, 0) << 16 | color(offsets.green, 1) << 8 | color(offsets.blue, 2)
    }

    /// Writes the pixel `word` to `target`; the layout must be one that is drawn in.
    func write(_ word: UInt32, to target: UnsafeMutableRawPointer) {
        func store(_ value: UInt32, at offset: Int) {
            target.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: offset, as: UInt8.self)
        }
        if layout.alpha == .alphaOnly { return store(word >> 24, at: 0) }
        if layout.model == .monochrome { return store(Self.luma(of: word), at: offsets.red ?? 0) }
        if layout.bytesPerPixel == 4 {
            let isAlphaFirst = layout.alpha == .premultipliedFirst || layout.alpha == .noneSkipFirst
            let value = layout.isOpaque ? word | 0xFF00_0000 : word
            let ordered = isAlphaFirst ? value : value << 8 | value >> 24
            let stored = layout.isBigEndian ? ordered.bigEndian : ordered.littleEndian
            target.storeBytes(of: stored, as: UInt32.self)
        }
    }

    /// Copies a row of `count` pixels at `source` to the words at `target`.
    func read(_ source: UnsafeRawPointer, count: Int, into target: UnsafeMutableRawPointer) {
        for index in 0..<count {
            let word = read(source + index * layout.bytesPerPixel)
            target.storeBytes(of: word, toByteOffset: index * 4, as: UInt32.self)
        }
    }

    /// Copies `count` words at `source` to a row of pixels at `target`.
    func write(_ source: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer) {
        for index in 0..<count {
            write(source.load(fromByteOffset: index * 4, as: UInt32.self), to: target + index * layout.bytesPerPixel)
        }
    }
}
