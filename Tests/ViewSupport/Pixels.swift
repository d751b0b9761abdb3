package import CoreGraphics

/// The parts of a pixel 0xAARRGGBB: alpha, red, green, blue, 0...255.
package func parts(_ pixel: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
}

extension Bitmap {
    /// The alpha of the pixel at (`x`, `y`), 0...255.
    package func alpha(_ x: Int, _ y: Int) -> Int { Int(pixel(x: x, y: y) >> 24) }

    /// How many pixels are not `color`.
    package func pixelsOther(than color: UInt32) -> Int {
        var count = 0
        for y in 0..<height { for x in 0..<width where pixel(x: x, y: y) != color { count += 1 } }
        return count
    }

    /// Whether every pixel is transparent.
    package var isEmpty: Bool { (0..<height).allSatisfy { y in (0..<width).allSatisfy { alpha($0, y) == 0 } } }
}
