import Testing

@testable import CoreGraphics

@Suite("Shadows and softened images of odd numbers")
struct BitmapBlurTests {
    private func square() throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: 8, height: 8))
        bitmap.withUnsafeMutableBytes { bytes in
            for index in bytes.indices { bytes[index] = 0xFF }
        }
        return bitmap
    }

    @Test("a shadow's colour has what a pixel can have of it, and nothing of what is no number")
    func shadowColor() throws {
        for (color, pixel) in [
            (RGBA(r: 2, g: -1, b: 0.2), 0xFFFF_0033), (RGBA(r: .nan, g: 1, b: 0), 0xFF00_FF00),
            (RGBA(r: 1, g: 1, b: 1, a: -3), 0), (RGBA(r: 1, g: 0, b: 0, a: .nan), 0),
        ] as [(RGBA, UInt32)] {
            let bitmap = try square()
            bitmap.makeShadow(deviation: 0, shiftX: 0, shiftY: 0, color: color)
            #expect(bitmap.pixel(x: 4, y: 4) == pixel)
        }
    }

    @Test("whatever the deviation is, one colour stays", arguments: [-1, 0.1, 3, 1e6, 1e18, 1e300, .infinity, .nan])
    func deviation(_ deviation: Double) throws {
        let bitmap = try #require(try square().softened(deviation: deviation))
        #expect(bitmap.singleColor(rows: 0..<8) == 0xFFFF_FFFF)
    }
}
