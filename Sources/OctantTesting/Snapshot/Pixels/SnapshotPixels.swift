import CoreGraphics
import Foundation

/// The most pixels that a side of an image may have, and points that one of a screen may have.
let longestSide = 16_384

/// A picture: premultiplied 0xAARRGGBB words of sRGB, top row first.
struct SnapshotPixels: Equatable {
    let width: Int
    let height: Int
    /// `width` times `height` of them.
    var words: [UInt32]

    /// Pixels of one colour, transparent unless said otherwise; nil unless both sides are 1...16,384.
    init?(width: Int, height: Int, color: UInt32 = 0) {
        guard 1...longestSide ~= width, 1...longestSide ~= height else { return nil }
        (self.width, self.height) = (width, height)
        words = [UInt32](repeating: color, count: width * height)
    }

    /// The pixel `x` from the left and `y` from the top, which must lie inside.
    subscript(x: Int, y: Int) -> UInt32 {
        get { words[y * width + x] }
        set { words[y * width + x] = newValue }
    }

    /// Copies `other` so that its top left pixel lands at (`x`, `y`); all of it must lie inside.
    mutating func place(_ other: SnapshotPixels, x: Int, y: Int) {
        for row in 0..<other.height {
            let (to, from) = ((y + row) * width + x, row * other.width)
            words.replaceSubrange(to..<to + other.width, with: other.words[from..<from + other.width])
        }
    }

    /// The part that begins at (`x`, `y`), as far as it lies inside; nil for nothing.
    func cropped(x: Int, y: Int, width: Int, height: Int) -> SnapshotPixels? {
        let (left, top) = (max(0, x), max(0, y))
        let (right, bottom) = (min(self.width, x + width), min(self.height, y + height))
        guard left < right, top < bottom,
            var result = SnapshotPixels(width: right - left, height: bottom - top)
        else { return nil }
        for row in top..<bottom {
            let from = row * self.width + left
            let to = (row - top) * result.width
            result.words.replaceSubrange(to..<to + result.width, with: words[from..<from + result.width])
        }
        return result
    }

    /// Whether size and pixels are the same.
    static func == (one: SnapshotPixels, other: SnapshotPixels) -> Bool {
        guard one.width == other.width, one.height == other.height else { return false }
        return one.words.withUnsafeBytes { first in
            other.words.withUnsafeBytes { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return true }
                return memcmp(first, second, one.words.count * 4) == 0
            }
        }
    }
}
