import CoreGraphics
import Testing

@Suite("CGLayer")
struct CGLayerTests {
    private func context(_ side: Int) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    @Test("a layer is drawn where it is wanted, as often as it is wanted")
    func drawing() throws {
        let (drawn, expected) = (try context(20), try context(20))
        let layer = try #require(CGLayer(drawn, size: CGSize(width: 4, height: 2), auxiliaryInfo: nil))
        layer.context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        drawn.draw(layer, at: CGPoint(x: 3, y: 5))
        drawn.draw(layer, in: CGRect(x: 10, y: 10, width: 8, height: 4))

        expected.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        expected.fill(CGRect(x: 3, y: 5, width: 2, height: 1))
        #expect(try pixel(drawn, 3, 5) == pixel(expected, 3, 5) && pixel(drawn, 4, 5) == [255, 0, 0, 255])
        #expect(try pixel(drawn, 5, 5) == [0, 0, 0, 0] && pixel(drawn, 3, 6) == [0, 0, 0, 0])
        #expect(try pixel(drawn, 11, 10) == [255, 0, 0, 255] && pixel(drawn, 11, 13) == [0, 0, 0, 0])
    }

    @Test("a layer has the pixels of the context it is for, and sizes without any are refused")
    func sizes() throws {
        let large = try context(10)
        large.scaleBy(x: 2, y: 3)
        let layer = CGLayer(large, size: CGSize(width: 5, height: 2), auxiliaryInfo: nil)
        #expect(layer?.context?.width == 10 && layer?.context?.height == 6)
        for side in [0, -1, CGFloat.nan, .infinity, 1e9] {
            #expect(CGLayer(large, size: CGSize(width: side, height: 2), auxiliaryInfo: nil) == nil)
        }
    }

    /// The four bytes of the pixel at (`x`, `y`), y upwards.
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
        let start = (context.height - 1 - y) * context.bytesPerRow + x * 4
        let data = try #require(context.data)
        return (start..<start + 4).map { data.load(fromByteOffset: $0, as: UInt8.self) }
    }
}
