import CoreGraphics

/// Bitmaps of earlier frames, used again once nobody else holds them: a spinner's next step goes where the one before the
/// last stood, and memory is neither asked for nor paged in. Confined to one thread.
struct BitmapPool {
    /// The most that is kept, in bytes: 32 MiB, two whole frames of a large screen among it.
    static let byteLimit = 32 << 20

    private var kept: [Bitmap] = []
    private(set) var byteCount = 0
    /// How often a bitmap was used again.
    private(set) var reuseCount = 0

    /// A transparent bitmap; nil when there is no memory for it. With `keepsPixels` it may hold any pixels instead: for
    /// whoever paints over all of them.
    mutating func bitmap(width: Int, height: Int, keepsPixels: Bool = false) -> Bitmap? {
        for index in kept.indices where kept[index].width == width && kept[index].height == height {
            // Whoever still shows or keeps the frame holds its bitmap.
            guard isKnownUniquelyReferenced(&kept[index]) else { continue }
            reuseCount += 1
            if !keepsPixels { kept[index].clear() }
            return kept[index]
        }
        guard let made = Bitmap(width: width, height: height) else { return nil }
        let bytes = made.bytesPerRow * made.height
        guard bytes <= Self.byteLimit else { return made }
        kept.append(made)
        byteCount += bytes
        // The oldest go first; whoever holds one keeps it all the same.
        while byteCount > Self.byteLimit {
            let oldest = kept.removeFirst()
            byteCount -= oldest.bytesPerRow * oldest.height
        }
        return made
    }
}
