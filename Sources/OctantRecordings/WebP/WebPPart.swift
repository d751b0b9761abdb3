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

    /// The pixels that are not as before, and nothing elsewhere; nil where nothing stays, or where they would not
    /// replace what lies below them, or without memory for them.
    private var changes: Bitmap? {
        let words = pixels.words(in: pixels.wholeArea)
        guard let stays = ground.staying(words, in: ground.wholeArea),
            let result = Bitmap(width: pixels.width, height: pixels.height)
        else { return nil }
        result.withUnsafeMutableBytes { bytes in
            for at in words.indices where !stays[at] {
                let (y, x) = at.quotientAndRemainder(dividingBy: pixels.width)
                bytes.storeBytes(of: words[at], toByteOffset: y * result.bytesPerRow + 4 * x, as: UInt32.self)
            }
        }
        return result
    }
}
