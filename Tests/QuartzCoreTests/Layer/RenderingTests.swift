import QuartzCore
import Testing

@Suite("Images of layers")
struct RenderingTests {
    /// A shape layer of the rectangle whose pixel counts are known, on a bitmap of 80 x 60.
    /// Source: docs/sources/layers.md, Shapes, replicators and gradients.
    private func count(_ setUp: (CAShapeLayer) -> Void) throws -> Int {
        let layer = CAShapeLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
        layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 30), transform: nil)
        setUp(layer)
        let bitmap = try #require(Bitmap(width: 120, height: 90))
        layer.render(in: try #require(CGContext(bitmap: bitmap, scale: 1)))
        return bitmap.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt32.self).reduce(0) { $0 + ($1 >> 24 == 255 ? 1 : 0) }
        }
    }

    @Test("fills and strokes cover as many pixels as on Apple's systems")
    func pixelCounts() throws {
        #expect(try count { _ in } == 1200)
        let stroke: (CAShapeLayer) -> Void = {
            $0.fillColor = nil
            $0.strokeColor = .black
            $0.lineWidth = 4
        }
        #expect(try count(stroke) == 560)
        #expect(
            try count {
                $0.strokeColor = .white
                $0.lineWidth = 4
            } == 1496)
        #expect(
            try count {
                stroke($0)
                $0.strokeEnd = 0.5
            } == 280)
        let outside = CGPath(rect: CGRect(x: 60, y: 40, width: 30, height: 30), transform: nil)
        #expect(try count { $0.path = outside } == 900)
        #expect(
            try count {
                $0.path = outside
                $0.masksToBounds = true
            } == 400)
    }

    @Test("a layer is drawn in its own space, sublayers and bounds origin included, whatever its place in the tree")
    func ownSpace() throws {
        let (layer, inner) = (CALayer(), CALayer())
        layer.frame = CGRect(x: 500, y: 500, width: 20, height: 20)
        layer.bounds.origin = CGPoint(x: 2, y: 0)
        layer.transform = CATransform3DMakeScale(3, 3, 1)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        inner.frame = CGRect(x: 4, y: 5, width: 2, height: 2)
        inner.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        layer.addSublayer(inner)
        let bitmap = try #require(Bitmap(width: 60, height: 60))
        let ctx = try #require(CGContext(bitmap: bitmap, scale: 2))
        ctx.translateBy(x: 1, y: 0)
        layer.render(in: ctx)
        #expect(bitmap.pixel(x: 5, y: 0) == 0)
        #expect(bitmap.pixel(x: 6, y: 0) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: 9, y: 10) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: 10, y: 10) == 0xFF00_00FF)
        #expect(bitmap.pixel(x: 45, y: 39) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: 46, y: 39) == 0)
        #expect(bitmap.pixel(x: 45, y: 40) == 0)
    }

    @Test("a layer of no size, or a context that flattens all, draws nothing")
    func nothing() throws {
        let layer = CALayer()
        layer.backgroundColor = .black
        let bitmap = try #require(Bitmap(width: 4, height: 4))
        let ctx = try #require(CGContext(bitmap: bitmap, scale: 1))
        layer.render(in: ctx)
        layer.bounds.size = CGSize(width: 4, height: 4)
        ctx.saveGState()
        ctx.scaleBy(x: 0, y: 1)
        layer.render(in: ctx)
        ctx.restoreGState()
        #expect(bitmap.pixel(x: 1, y: 1) == 0)
        layer.render(in: ctx)
        #expect(bitmap.pixel(x: 1, y: 1) == 0xFF00_0000)
    }
}
