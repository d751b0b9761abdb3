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

    /// By width and height: a thousand things that move have as many sizes.
    private var kept: [SIMD2<Int>: [Entry]] = [:]
    private(set) var byteCount = 0
    /// The number of times that a bitmap was used again.
    private(set) var reuseCount = 0

    /// A transparent bitmap; nil when there is no memory for it. With `keepsPixels` it may hold any pixels instead: for
    /// whoever paints over all of them.
    mutating func bitmap(width: Int, height: Int, keepsPixels: Bool = false) -> Bitmap? {
        let size = SIMD2(width, height)
        if let bitmap = unheld(size) {
            reuseCount += 1
            if !keepsPixels { bitmap.clear() }
            return bitmap
        }
        guard let made = Bitmap(width: width, height: height) else { return nil }
        let entry = Entry(bitmap: made)
        guard entry.byteCount <= Self.byteLimit else { return made }
        // Whoever holds one keeps it all the same.
        if byteCount + entry.byteCount > Self.byteLimit { (kept, byteCount) = ([:], 0) }
        kept[size, default: []].append(entry)
        byteCount += entry.byteCount
        return made
    }

    /// A bitmap of `size` that nobody shows or keeps; nil if there is none.
    private mutating func unheld(_ size: SIMD2<Int>) -> Bitmap? {
        guard let index = kept.index(forKey: size) else { return nil }
        for entry in kept.values[index].indices
        where isKnownUniquelyReferenced(&kept.values[index][entry].bitmap) {
            kept.values[index][entry].isInUse = true
            return kept.values[index][entry].bitmap
        }
        return nil
    }

    /// Lets go of those that were not handed out since the last sweep.
    mutating func sweep() {
        kept = kept.compactMapValues { entries in
            let used = entries.filter(\.isInUse).map { Entry(bitmap: $0.bitmap, isInUse: false) }
            return used.isEmpty ? nil : used
        }
        byteCount = kept.values.joined().reduce(0) { $0 + $1.byteCount }
    }
}
