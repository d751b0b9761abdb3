import CoreGraphics

/// Bitmaps of earlier frames, used again once nobody else holds them: a spinner's next step uses the memory of the one
/// before the last, and none is allocated or paged in. Confined to one thread.
struct BitmapPool {
    /// The most that is kept, in bytes: 32 MiB, two whole frames of a large screen among it.
    static let byteLimit = 32 << 20

    private struct Entry {
        var bitmap: Bitmap
        /// Whether it was handed out since the last sweep.
        var isInUse = true
        var byteCount: Int { bitmap.bytesPerRow * bitmap.height }
    }

    private var kept: [Entry] = []
    private(set) var byteCount = 0
    /// The number of times that a bitmap was used again.
    private(set) var reuseCount = 0

    /// A transparent bitmap; nil when there is no memory for it. With `keepsPixels` it may hold any pixels instead: for
    /// whoever paints over all of them.
    mutating func bitmap(width: Int, height: Int, keepsPixels: Bool = false) -> Bitmap? {
        for index in kept.indices where kept[index].bitmap.width == width && kept[index].bitmap.height == height {
            // Whoever still shows or keeps the frame holds its bitmap.
            guard isKnownUniquelyReferenced(&kept[index].bitmap) else { continue }
            reuseCount += 1
            kept[index].isInUse = true
            if !keepsPixels { kept[index].bitmap.clear() }
            return kept[index].bitmap
        }
        guard let made = Bitmap(width: width, height: height) else { return nil }
        let entry = Entry(bitmap: made)
        guard entry.byteCount <= Self.byteLimit else { return made }
        kept.append(entry)
        byteCount += entry.byteCount
        // The oldest go first; whoever holds one keeps it all the same.
        while byteCount > Self.byteLimit { byteCount -= kept.removeFirst().byteCount }
        return made
    }

    /// Lets go of those that were not handed out since the last sweep.
    mutating func sweep() {
        kept.removeAll { !$0.isInUse }
        byteCount = kept.reduce(0) { $0 + $1.byteCount }
        for index in kept.indices { kept[index].isInUse = false }
    }
}
