import OctantImageFiles
import Testing

@Suite("Straight pixels")
struct StraightPixelsTests {
    /// The bytes of a file in a buffer of `width`, and what they are to become: each part by its opacity, rounded.
    private func check(width: Int, height: Int, _ parts: (_ x: Int, _ y: Int) -> [UInt8]) throws {
        let buffer = try #require(PixelArray(width: width, height: height))
        let wanted = try #require(PixelArray(width: width, height: height))
        for y in 0..<height {
            for x in 0..<width {
                let bytes = parts(x, y)
                buffer[x, y] = bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
                let alpha = UInt32(bytes[3])
                let (red, green, blue) = (UInt32(bytes[0]), UInt32(bytes[1]), UInt32(bytes[2]))
                func multiplied(_ part: UInt32) -> UInt32 { (part * alpha + 127) / 255 }
                wanted[x, y] = alpha << 24 | multiplied(red) << 16 | multiplied(green) << 8 | multiplied(blue)
            }
        }
        StraightPixels.multiply(buffer)
        #expect(buffer.text == wanted.text)
    }

    @Test("every part is multiplied by every opacity, rounded to the nearest, and the rows' gaps are left alone")
    func everyValue() throws {
        try check(width: 256, height: 256) { x, y in [UInt8(x), UInt8(255 - x), UInt8((x + y) % 256), UInt8(y)] }
    }

    @Test("rows of any length are turned, of nothing, of opaque pixels and of both beside others")
    func rows() throws {
        for width in 1...35 {
            try check(width: width, height: 5) { x, y in
                let alpha: UInt8 = [0, 255, x % 2 == 0 ? 0 : 255, UInt8(x * 7), x == width - 1 ? 9 : 255][y]
                return [alpha == 0 ? 0 : UInt8(x), 200, 3, alpha]
            }
        }
    }

    @Test("pixels of no opacity become nothing, whatever their colour")
    func colored() throws {
        try check(width: 20, height: 1) { x, _ in [UInt8(x), 255, 1, 0] }
    }
}
