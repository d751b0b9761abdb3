internal import OctantImageFiles

/// A frame's rectangle as it is written into a WebP file.
struct WebPPart: Sendable {
    // The bits of an ANMF chunk. Source: docs/sources/layers.md, Image files.
    private static let replaces: UInt8 = 2

    /// The rectangle, whose left and top sides are even numbers of pixels from those of the frame.
    let area: PixelArea
    /// Its pixels.
    let pixels: Bitmap
    /// What is seen there before.
    let ground: Bitmap
    /// Milliseconds, of 24 bits.
    let ticks: Int
    /// The quality, 0...100; nil where no pixel may change.
    let quality: Int?

    /// The bytes in the file: an ANMF chunk. The smaller one of all pixels and of those alone that are not as before.
    func bytes() throws(ImageFileError) -> [UInt8] {
        var (chunks, flags) = (try WebPEncoder.chunks(of: pixels, quality: quality), Self.replaces)
        if let rest = changes {
            let other = try WebPEncoder.chunks(of: rest, quality: quality)
            if other.count < chunks.count { (chunks, flags) = (other, 0) }
        }
        let numbers = [area.x / 2, area.y / 2, area.width - 1, area.height - 1, ticks]
        let body = numbers.flatMap { UInt32($0).littleEndianBytes.prefix(3) } + [flags] + chunks
        return Array("ANMF".utf8) + UInt32(body.count).littleEndianBytes + body
    }

    /// The pixels that are not as before, and nothing elsewhere; nil where all are others, or where one would not
    /// replace what lies below it, or without memory for them.
    private var changes: Bitmap? {
        guard let result = pixels.mapped({ $0 }) else { return nil }
        var (isLaid, keeps) = (true, false)
        result.withUnsafeMutableBytes { changed in
            ground.withUnsafeBytes { before in
                for y in 0..<area.height {
                    let (row, beforeRow) = (y * result.bytesPerRow, y * ground.bytesPerRow)
                    for x in 0..<area.width {
                        let pixel = changed.load(fromByteOffset: row + 4 * x, as: UInt32.self)
                        let below = before.load(fromByteOffset: beforeRow + 4 * x, as: UInt32.self)
                        if pixel == below {
                            changed.storeBytes(of: 0, toByteOffset: row + 4 * x, as: UInt32.self)
                            keeps = keeps || pixel != 0
                        } else if pixel >> 24 != 255, below >> 24 != 0 {
                            isLaid = false
                        }
                    }
                }
            }
        }
        return isLaid && keeps ? result : nil
    }
}
