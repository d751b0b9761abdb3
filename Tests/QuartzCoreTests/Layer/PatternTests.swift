import CoreGraphics
import QuartzCore
import RenderServer
import Testing

@Suite("Layers painted with patterns")
struct PatternTests {
    /// Columns of 2 points, red and blue.
    private func stripes(_ first: CGColor = .red) throws -> CGColor {
        let size = 4
        let context = try #require(
            CGContext(
                data: nil, width: size, height: size, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        for (index, color) in [first, .blue].enumerated() {
            context.setFillColor(color)
            context.fill(CGRect(x: 2 * index, y: 0, width: 2, height: size))
        }
        let image = try #require(context.makeImage())
        let pattern = try #require(CGPattern(image: image, size: CGSize(width: size, height: size)))
        return CGColor(PatternPaint(pattern, tint: .black))
    }

    @Test("a background repeats from the layer's origin, cut by round corners, and moves with the layer")
    func background() throws {
        let scene = LayerScene()
        let layer = scene.box(CGRect(x: 11, y: 20, width: 40, height: 40), try stripes())
        layer.cornerRadius = 10
        let image = try scene.image()
        #expect(image.parts(11, 20)[3] < 20 && image.parts(11, 40) == [255, 0, 0, 255])
        #expect(image.parts(13, 40) == [0, 0, 255, 255] && image.parts(15, 40) == [255, 0, 0, 255])
        layer.position.x += 1
        #expect(try scene.image().parts(12, 40) == [255, 0, 0, 255])
        #expect(try scene.image().parts(11, 40) == [0, 0, 0, 0])
    }

    @Test("a shape's fill and its line, and a border, are painted with patterns")
    func shapes() throws {
        let scene = LayerScene()
        let shape = scene.sublayer(CAShapeLayer(), CGRect(x: 0, y: 0, width: 40, height: 40))
        shape.path = CGPath(rect: CGRect(x: 4, y: 4, width: 20, height: 20), transform: nil)
        shape.fillColor = try stripes()
        shape.strokeColor = try stripes(.green)
        shape.lineWidth = 4
        let image = try scene.image()
        #expect(image.parts(8, 12) == [255, 0, 0, 255] && image.parts(10, 12) == [0, 0, 255, 255])
        #expect(image.parts(4, 3) == [0, 255, 0, 255])
        let ring = LayerScene()
        let bordered = ring.sublayer(CALayer(), CGRect(x: 0, y: 0, width: 40, height: 40))
        (bordered.borderWidth, bordered.borderColor) = (4, try stripes())
        let border = try ring.image()
        #expect(border.parts(1, 20) == [255, 0, 0, 255] && border.parts(3, 20) == [0, 0, 255, 255])
        #expect(border.parts(20, 20)[3] == 0)
    }

    @Test("it is seen in perspective, turned and faded")
    func placed() throws {
        let scene = LayerScene()
        let layer = scene.box(CGRect(x: 20, y: 20, width: 80, height: 80), try stripes())
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 300
        layer.transform = CATransform3DRotate(transform, 0.6, 0, 1, 0)
        #expect(try scene.image().parts(60, 60)[3] == 255)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let turned = try scene.image()
        #expect(turned.parts(60, 21) == [255, 0, 0, 255] && turned.parts(60, 23) == [0, 0, 255, 255])
        layer.transform = CATransform3DIdentity
        layer.opacity = 0.5
        #expect(try scene.image().parts(20, 60)[3] == 128)
    }

    @Test("a part painted alone has the very pixels of the whole", arguments: [1.0, 1.5, 2])
    func parts(scale: Double) throws {
        let scene = LayerScene()
        _ = scene.box(CGRect(x: 3.3, y: 4.6, width: 90, height: 70), try stripes())
        let turned = scene.box(CGRect(x: 60, y: 50, width: 90, height: 70), try stripes(.green))
        turned.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
        CATransaction.flush()
        let tree = try #require(scene.context.newest)
        let sample = tree.sample(at: scene.clock.now() + 10)
        let whole = try #require(OffscreenRenderer.bitmap(of: tree, at: scene.clock.now() + 10, scale: CGFloat(scale)))
        let surface = PixelRect(x: 0, y: 0, width: whole.width, height: whole.height)
        let painter = TreePainter(cache: RasterCache())
        for rect in [
            PixelRect(x: 13, y: 17, width: 41, height: 29), PixelRect(x: 70, y: 66, width: 33, height: 50),
        ] {
            let same = whole.cropped(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
            for _ in 1...2 {
                #expect(painter.paint(sample, rect, of: surface, scale: CGFloat(scale)) == same)
            }
        }
    }

    @Test("a change to a pattern or from one shows at once, and is damage")
    func changes() throws {
        let scene = LayerScene()
        let layer = scene.box(CGRect(x: 0, y: 0, width: 40, height: 40), .green)
        let before = try #require(scene.context.newest).sample(at: scene.clock.now())
        layer.backgroundColor = try stripes()
        #expect(layer.animation(forKey: "backgroundColor") == nil)
        #expect(try scene.image(at: scene.clock.now()).parts(0, 20) == [255, 0, 0, 255])
        let after = try #require(scene.context.newest).sample(at: scene.clock.now())
        #expect(
            before.layers.first { $0.properties.backgroundColor != nil }?.properties
                != after.layers.first { $0.properties.backgroundColor != nil }?.properties)
        layer.backgroundColor = .green
        #expect(try scene.image(at: scene.clock.now()).parts(2, 20) == [0, 255, 0, 255])
        // The same pattern again asks for nothing.
        let (one, other) = (try stripes(), try stripes())
        #expect(one != other && one == one.copy())
    }

    @Test("a see-through pattern hides nothing beneath it")
    func seeThrough() throws {
        let scene = LayerScene()
        _ = scene.box(CGRect(x: 0, y: 0, width: 40, height: 40), .green)
        let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
        _ = scene.box(CGRect(x: 0, y: 0, width: 40, height: 40), try stripes(clear))
        let image = try scene.image()
        #expect(image.parts(0, 20) == [0, 255, 0, 255] && image.parts(2, 20) == [0, 0, 255, 255])
    }
}

extension LayerScene {
    /// A sublayer of the root, of one colour, committed.
    fileprivate func box(_ frame: CGRect, _ color: CGColor) -> CALayer {
        sublayer(QuartzCoreTests.box(frame, color), frame)
    }
}
