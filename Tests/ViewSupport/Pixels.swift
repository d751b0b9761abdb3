package import CoreGraphics

/// The parts of a pixel 0xAARRGGBB: alpha, red, green, blue, 0...255.
package func parts(_ pixel: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
}

extension Bitmap {
    /// The alpha of the pixel at (`x`, `y`), 0...255.
    package func alpha(_ x: Int, _ y: Int) -> Int { Int(pixel(x: x, y: y) >> 24) }

    /// Whether every pixel is transparent.
    package var isEmpty: Bool { (0..<height).allSatisfy { y in (0..<width).allSatisfy { alpha($0, y) == 0 } } }
}
