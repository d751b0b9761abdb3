internal import Glibc

/// The greatest width and height, in pixels: well under Cairo's own limit of 32767, and 1 GiB of pixels.
package let bitmapSideLimit = 16384
/// The most pixels of an image that comes from a file, or is drawn for a layer: 8192 by 8192, more than any screen
/// has, and 256 MiB. A file of a few thousand bytes may have so many.
package let bitmapAreaLimit = 1 << 26

/// A rectangle of pixels: premultiplied 0xAARRGGBB words in the machine's byte order, top row first.
///
/// `@unchecked Sendable`: one thread draws into it before it is shared, and nobody writes to it while it is shared (the
/// render server's pool draws into one again only when it is the last to hold it); Cairo's reference count of `surface`
/// is atomic, and reading a surface as a source changes nothing in it.
package final class Bitmap: Equatable, @unchecked Sendable {
    /// The width, in pixels.
    package let width: Int
    /// The height, in pixels.
    package let height: Int
    /// From one row to the next, in bytes.
    package let bytesPerRow: Int
    /// Whether every pixel counts as opaque; the highest byte of its word then means nothing.
    package let isOpaque: Bool

    /// Cairo's view of the pixels, which also owns them; nil in a program without Cairo.
    package let surface: OpaquePointer?
    /// The pixels of the top row.
    private let base: UnsafeMutableRawPointer
    /// Whether they go with the bitmap: neither Cairo nor someone else owns them.
    private let isOwner: Bool

    /// Transparent pixels; nil unless both sides are 1...`bitmapSideLimit` and there is memory for them.
    package convenience init?(width: Int, height: Int) { self.init(width: width, height: height, isOpaque: false) }

    /// Transparent pixels, or black ones that are always opaque; nil unless both sides are 1...`bitmapSideLimit` and
    /// there is memory for them.
    package convenience init?(width: Int, height: Int, isOpaque: Bool) {
        self.init(width: width, height: height, isOpaque: isOpaque, surfaces: .shared)
    }

    /// A view of pixels that someone else owns and keeps alive; nil when Cairo does not support the layout.
    package convenience init?(
        memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool
    ) {
        self.init(
            memory: memory, width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque,
            surfaces: .shared)
    }

    init?(width: Int, height: Int, isOpaque: Bool, surfaces: CairoSurfaces?) {
        guard 1...bitmapSideLimit ~= width, 1...bitmapSideLimit ~= height else { return nil }
        if let surfaces {
            // Cairo knows of memory that it took itself that nothing is drawn there yet, and draws there faster.
            guard let surface = surfaces.make(width: width, height: height, isOpaque: isOpaque),
                let base = surfaces.data(surface)
            else { return nil }
            (self.surface, self.base, isOwner) = (surface, base, false)
            bytesPerRow = Int(surfaces.stride(surface))
        } else {
            guard let base = calloc(height, width * 4) else {
                MemoryShortage.note()
                return nil
            }
            (surface, self.base, isOwner, bytesPerRow) = (nil, base, true, width * 4)
        }
        (self.width, self.height, self.isOpaque) = (width, height, isOpaque)
    }

    init?(
        memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool,
        surfaces: CairoSurfaces?
    ) {
        guard 1...bitmapSideLimit ~= width, 1...bitmapSideLimit ~= height, bytesPerRow >= width * 4,
            bytesPerRow % 4 == 0, bytesPerRow <= Int(Int32.max)
        else { return nil }
        surface = surfaces?.make(
            of: memory, width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque)
        if surfaces != nil, surface == nil { return nil }
        (base, isOwner) = (memory, false)
        (self.width, self.height, self.bytesPerRow, self.isOpaque) = (width, height, bytesPerRow, isOpaque)
    }

    deinit {
        if let surface { CairoSurfaces.shared?.destroy(surface) }
        if isOwner { free(base) }
    }

    /// The pixels' bytes, `bytesPerRow` times `height` of them.
    package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        if let surface { CairoSurfaces.shared?.flush(surface) }
        return try body(UnsafeRawBufferPointer(start: base, count: bytesPerRow * height))
    }

    /// The pixels' bytes, to be written by the one thread that still owns the bitmap.
    package func withUnsafeMutableBytes<Result>(
        _ body: (UnsafeMutableRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        if let surface { CairoSurfaces.shared?.flush(surface) }
        defer { if let surface { CairoSurfaces.shared?.markDirty(surface) } }
        return try body(UnsafeMutableRawBufferPointer(start: base, count: bytesPerRow * height))
    }

    /// The pixel `x` from the left and `y` from the top, 0xAARRGGBB; transparent outside.
    package func pixel(x: Int, y: Int) -> UInt32 {
        guard 0..<width ~= x, 0..<height ~= y else { return 0 }
        return withUnsafeBytes { $0.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) }
    }

    /// Makes every pixel transparent. Only for the one thread that owns the bitmap.
    package func clear() {
        withUnsafeMutableBytes { bytes in
            if let base = bytes.baseAddress { memset(base, 0, bytes.count) }
        }
    }

    /// Whether every pixel is transparent.
    package var isBlank: Bool {
        withUnsafeBytes { bytes in
            // All zero: the first byte is, and every byte equals the one before.
            guard let base = bytes.baseAddress, bytes.count > 1 else { return true }
            return bytes[0] == 0 && memcmp(base, base + 1, bytes.count - 1) == 0
        }
    }

    /// Whether every pixel in these rows and columns, which the bitmap has, is opaque.
    package func isOpaque(rows: Range<Int>, columns: Range<Int>) -> Bool {
        withUnsafeBytes { bytes in
            rows.allSatisfy { row in
                let line = row * bytesPerRow
                return columns.allSatisfy { bytes[line + $0 * 4 + 3] == 0xFF }
            }
        }
    }

    /// The one value, 0xAARRGGBB, of all pixels in `rows`; nil where there are several, or no such rows.
    package func singleColor(rows: Range<Int>) -> UInt32? {
        guard !rows.isEmpty, rows.lowerBound >= 0, rows.upperBound <= height else { return nil }
        return withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            let first = base + rows.lowerBound * bytesPerRow
            let color = first.load(as: UInt32.self)
            // Every pixel equals the one before it.
            let isEven = rows.allSatisfy { row in
                let start = base + row * bytesPerRow
                return start.load(as: UInt32.self) == color && memcmp(start, start + 4, (width - 1) * 4) == 0
            }
            return isEven ? color : nil
        }
    }

    /// Copies a rectangle of `source`, whose top left pixel is (`fromX`, `fromY`), so that it lands at (`toX`, `toY`).
    /// What lies outside either bitmap is left alone.
    package func copy(from source: Bitmap, fromX: Int, fromY: Int, width: Int, height: Int, toX: Int, toY: Int) {
        let (left, top) = (max(0, -fromX, -toX), max(0, -fromY, -toY))
        let right = min(width, source.width - fromX, self.width - toX)
        let bottom = min(height, source.height - fromY, self.height - toY)
        guard left < right, top < bottom else { return }
        source.withUnsafeBytes { from in
            withUnsafeMutableBytes { to in
                guard let fromBase = from.baseAddress, let toBase = to.baseAddress else { return }
                for row in top..<bottom {
                    memmove(
                        toBase + (toY + row) * bytesPerRow + (toX + left) * 4,
                        fromBase + (fromY + row) * source.bytesPerRow + (fromX + left) * 4,
                        (right - left) * 4
                    )
                }
            }
        }
    }

    /// The pixels of the rectangle from (`x`, `y`) on, which must lie inside; nil otherwise.
    package func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap? {
        guard x >= 0, y >= 0, width > 0, height > 0, width <= self.width - x, height <= self.height - y else {
            return nil
        }
        let result = Bitmap(width: width, height: height)
        result?.copy(from: self, fromX: x, fromY: y, width: width, height: height, toX: 0, toY: 0)
        return result
    }

    /// Whether size and pixels are the same.
    package static func == (one: Bitmap, other: Bitmap) -> Bool {
        if one === other { return true }
        guard one.width == other.width, one.height == other.height else { return false }
        return one.withUnsafeBytes { first in
            other.withUnsafeBytes { second in
                guard let firstBase = first.baseAddress, let secondBase = second.baseAddress else { return false }
                return (0..<one.height).allSatisfy { row in
                    memcmp(firstBase + row * one.bytesPerRow, secondBase + row * other.bytesPerRow, one.width * 4) == 0
                }
            }
        }
    }
}
