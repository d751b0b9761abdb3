// How an image of differences shows what is the same: this part of 256 of its colour on white.
private let sameStrength: UInt32 = 80

/// What two pictures of one size differ in.
struct PixelComparison {
    /// The pixel that differs most.
    struct Worst: Equatable {
        var x: Int, y: Int
        var reference: UInt32, result: UInt32
        /// By CIEDE2000.
        var difference: Double
    }

    /// Nil where the pictures are the same to the byte.
    let worst: Worst?
    /// The number of pixels that differ by more than the tolerance; by anything, where that is 0.
    let count: Int

    /// Compares pictures of one size.
    init(_ reference: SnapshotPixels, _ result: SnapshotPixels, tolerance: Double) {
        var (worst, count) = (Worst?.none, 0)
        // Neighbours are often changed in the same way.
        var last = (one: UInt32(0), other: UInt32(0), difference: 0.0)
        let width = reference.width
        reference.words.withUnsafeBufferPointer { ones in
            result.words.withUnsafeBufferPointer { others in
                for index in 0..<ones.count where ones[index] != others[index] {
                    if last.one != ones[index] || last.other != others[index] {
                        let difference = visibleDifference(ones[index], others[index])
                        last = (ones[index], others[index], difference)
                    }
                    if last.difference > tolerance || tolerance <= 0 { count += 1 }
                    if worst == nil || last.difference > worst?.difference ?? 0 {
                        worst = Worst(
                            x: index % width, y: index / width, reference: ones[index], result: others[index],
                            difference: last.difference)
                    }
                }
            }
        }
        (self.worst, self.count) = (worst, count)
    }

    /// A picture in which what is the same is pale, and what differs is red, the stronger the more; what only one of
    /// the two has is blue. Nil where it would be too large.
    static func picture(_ one: SnapshotPixels, _ other: SnapshotPixels) -> SnapshotPixels? {
        let (width, height) = (max(one.width, other.width), max(one.height, other.height))
        guard var picture = SnapshotPixels(width: width, height: height, color: 0xFF30_60FF) else { return nil }
        for y in 0..<min(one.height, other.height) {
            for x in 0..<min(one.width, other.width) {
                let (a, b) = (one[x, y], other[x, y])
                picture[x, y] = a == b ? pale(a) : red(visibleDifference(a, b))
            }
        }
        return picture
    }

    /// Even the least difference is to be seen.
    private static func red(_ difference: Double) -> UInt32 {
        let rest = UInt32(max(0, 160 - difference * 8))
        return 0xFFFF_0000 | rest << 8 | rest
    }

    private static func pale(_ word: UInt32) -> UInt32 {
        var result: UInt32 = 0xFF00_0000
        for shift: UInt32 in [0, 8, 16] {
            // Over white first: premultiplied words need no more than what is behind.
            let part = min(255, (word >> shift & 0xFF) + 255 - (word >> 24))
            result |= (255 - ((255 - part) * sameStrength) / 256) << shift
        }
        return result
    }
}
