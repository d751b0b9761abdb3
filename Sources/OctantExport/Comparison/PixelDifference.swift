package import CoreGraphics

// In a picture of a difference: what is equal fades to this share of its grey, and what differs begins at this share of
// red. Ours.
private let fadedShare = 0.25
private let leastRed = 0.4

/// How two pictures of one size differ, in parts of premultiplied pixels, 0...255.
package struct PixelDifference: Sendable, Equatable {
    /// The greatest difference of a part, and the first pixel from the top left that has it.
    package private(set) var worst = 0
    package private(set) var (x, y) = (0, 0)
    /// The number of pixels that differ by more than was tolerated, and of all pixels.
    package private(set) var differing = 0
    package private(set) var count = 0
    /// The sum of the pixels' greatest differences.
    private var sum = 0

    /// No difference in no pixels.
    package init() {}

    /// The difference of `one` and `other`, which have one size; `tolerance` is what a part may differ by.
    package init(_ one: Bitmap, _ other: Bitmap, tolerance: Int) {
        count = one.width * one.height
        if one == other { return }
        Self.forPixels(of: one, other) { x, y, first, second in
            let difference = Self.difference(first, second)
            sum += difference
            if difference > worst { (worst, self.x, self.y) = (difference, x, y) }
            if difference > tolerance { differing += 1 }
        }
    }

    /// The mean of the pixels' greatest differences.
    package var mean: Double { count == 0 ? 0 : Double(sum) / Double(count) }

    /// Adds the pixels of `other`, a later frame. Returns whether its worst is worse than all before.
    package mutating func add(_ other: PixelDifference) -> Bool {
        (differing, count, sum) = (differing + other.differing, count + other.count, sum + other.sum)
        guard other.worst > worst else { return false }
        (worst, x, y) = (other.worst, other.x, other.y)
        return true
    }

    /// A picture of the difference: `one` in faint grey, and in red what differs by more than `tolerance`, the stronger
    /// the more. Nil without memory for it.
    package static func picture(_ one: Bitmap, _ other: Bitmap, tolerance: Int) -> Bitmap? {
        guard let result = Bitmap(width: one.width, height: one.height) else { return nil }
        result.withUnsafeMutableBytes { pixels in
            forPixels(of: one, other) { x, y, first, second in
                let difference = difference(first, second)
                let color: RGBA
                if difference > tolerance {
                    let share = leastRed + (1 - leastRed) * Double(difference) / 255
                    color = RGBA(r: 1, g: 1 - share, b: 1 - share)
                } else {
                    // Laid over white.
                    func part(_ shift: UInt32) -> Double { Double(first >> shift & 0xFF) / 255 }
                    let rest = 1 - part(24)
                    let gray = RGBA(r: part(16) + rest, g: part(8) + rest, b: part(0) + rest).grayed
                    let faded = 1 - (1 - gray.r) * fadedShare
                    color = RGBA(r: faded, g: faded, b: faded)
                }
                pixels.storeBytes(of: color.pixel, toByteOffset: y * result.bytesPerRow + x * 4, as: UInt32.self)
            }
        }
        return result
    }

    private static func forPixels(
        of one: Bitmap, _ other: Bitmap, _ body: (_ x: Int, _ y: Int, _ first: UInt32, _ second: UInt32) -> Void
    ) {
        one.withUnsafeBytes { first in
            other.withUnsafeBytes { second in
                for y in 0..<one.height {
                    for x in 0..<one.width {
                        body(
                            x, y, first.load(fromByteOffset: y * one.bytesPerRow + x * 4, as: UInt32.self),
                            second.load(fromByteOffset: y * other.bytesPerRow + x * 4, as: UInt32.self))
                    }
                }
            }
        }
    }

    /// The greatest difference of a part of two pixels.
    private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
        if one == other { return 0 }
        func part(_ shift: UInt32) -> Int { abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) }
        return max(part(24), part(16), part(8), part(0))
    }
}
