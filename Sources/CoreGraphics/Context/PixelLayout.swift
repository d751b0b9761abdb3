/// A layout of 32-bit premultiplied pixels.
struct PixelLayout: Equatable {
    /// Whether the opacity stands last.
    let isAlphaLast: Bool
    /// Whether the most significant byte comes first.
    let isBigEndian: Bool

    /// Cairo's own: opacity first, in the machine's byte order.
    static let native = PixelLayout(isAlphaLast: false, isBigEndian: UInt32(1).bigEndian == 1)

    private init(isAlphaLast: Bool, isBigEndian: Bool) {
        self.isAlphaLast = isAlphaLast
        self.isBigEndian = isBigEndian
    }

    /// The layout that Apple's bits describe; nil if it is not one of premultiplied 32-bit pixels.
    init?(bitmapInfo: UInt32) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        switch info.intersection(.byteOrderMask) {
        case [], .byteOrder32Big: isBigEndian = true
        case .byteOrder32Little: isBigEndian = false
        default: return nil
        }
        switch CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) {
        case .premultipliedFirst: isAlphaLast = false
        case .premultipliedLast: isAlphaLast = true
        default: return nil
        }
        guard bitmapInfo & ~(CGBitmapInfo.byteOrderMask.rawValue | CGBitmapInfo.alphaInfoMask.rawValue) == 0 else {
            return nil
        }
    }

    /// Whether it is Cairo's own.
    var isNative: Bool { self == .native }

    /// Where the opacity stands, in Apple's words.
    var alpha: CGImageAlphaInfo { isAlphaLast ? .premultipliedLast : .premultipliedFirst }

    /// The layout in Apple's bits.
    var info: CGBitmapInfo {
        CGBitmapInfo(rawValue: alpha.rawValue).union(isBigEndian ? .byteOrder32Big : .byteOrder32Little)
    }

    /// The word to store for the pixel 0xAARRGGBB.
    func encode(_ pixel: UInt32) -> UInt32 {
        let word = isAlphaLast ? pixel << 8 | pixel >> 24 : pixel
        return isBigEndian ? word.bigEndian : word.littleEndian
    }

    /// The pixel 0xAARRGGBB of a stored word.
    func decode(_ stored: UInt32) -> UInt32 {
        let word = isBigEndian ? UInt32(bigEndian: stored) : UInt32(littleEndian: stored)
        return isAlphaLast ? word >> 8 | word << 24 : word
    }
}

/// Memory of another layout than Cairo's, kept the same as a bitmap.
final class PixelMirror {
    let memory: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let layout: PixelLayout
    private let isOwn: Bool

    /// A mirror in `memory`, or in zeroed memory of its own.
    init(memory: UnsafeMutableRawPointer?, bytesPerRow: Int, height: Int, layout: PixelLayout) {
        self.bytesPerRow = bytesPerRow
        self.layout = layout
        isOwn = memory == nil
        if let memory {
            self.memory = memory
        } else {
            self.memory = .allocate(byteCount: bytesPerRow * height, alignment: 16)
            self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
        }
    }

    deinit { if isOwn { memory.deallocate() } }

    /// Copies the mirror's pixels to `bitmap`.
    func read(into bitmap: Bitmap) {
        bitmap.withUnsafeMutableBytes { pixels in
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width {
                    let stored = memory.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                    let offset = y * bitmap.bytesPerRow + x * 4
                    pixels.storeBytes(of: layout.decode(stored), toByteOffset: offset, as: UInt32.self)
                }
            }
        }
    }

    /// Copies the pixels of `bitmap` to the mirror.
    func write(from bitmap: Bitmap) {
        bitmap.withUnsafeBytes { pixels in
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width {
                    let pixel = pixels.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
                    let offset = y * bytesPerRow + x * 4
                    memory.storeBytes(of: layout.encode(pixel), toByteOffset: offset, as: UInt32.self)
                }
            }
        }
    }
}
