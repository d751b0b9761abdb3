import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Painting")
struct TreePainterTests {
    private let red = RGBA(r: 1, g: 0, b: 0)

    private func bitmap(_ layers: [RenderLayer], _ width: CGFloat = 80, _ height: CGFloat = 60, scale: CGFloat = 1)
        throws -> Bitmap
    {
        try #require(OffscreenRenderer.bitmap(of: Layers.tree(width, height, layers), at: 0, scale: scale))
    }

    private func shape(_ rect: CGRect, masks: Bool = false, change: (inout ShapeProperties) -> Void) -> RenderLayer {
        var shape = ShapeProperties()
        shape.path = PathGeometry(rect: rect)
        change(&shape)
        return Layers.layer(CGRect(x: 0, y: 0, width: 80, height: 60)) {
            $0.shape = shape
            $0.masksToBounds = masks
        }
    }

    private func solid(_ bitmap: Bitmap) -> Int { bitmap.count { $0 >> 24 == 255 } }

    @Test("shapes cover the pixel counts measured on Apple's own")
    func pixelCounts() throws {
        let rect = CGRect(x: 10, y: 10, width: 40, height: 30)
        #expect(solid(try bitmap([shape(rect) { _ in }])) == 1200)
        let stroke: (inout ShapeProperties) -> Void = {
            $0.fillColor = nil
            $0.strokeColor = .black
            $0.lineWidth = 4
        }
        #expect(solid(try bitmap([shape(rect, change: stroke)])) == 560)
        let both: (inout ShapeProperties) -> Void = {
            $0.strokeColor = .black
            $0.lineWidth = 4
        }
        #expect(solid(try bitmap([shape(rect, change: both)])) == 1496)
        let half: (inout ShapeProperties) -> Void = {
            stroke(&$0)
            $0.strokeEnd = 0.5
        }
        #expect(solid(try bitmap([shape(rect, change: half)])) == 280)
    }

    @Test("a shape is cut by the bounds only when they mask")
    func masksToBounds() throws {
        let rect = CGRect(x: 60, y: 40, width: 30, height: 30)
        #expect(solid(try bitmap([shape(rect) { _ in }], 200, 200)) == 900)
        #expect(solid(try bitmap([shape(rect, masks: true) { _ in }], 200, 200)) == 400)
    }

    @Test("an animated shape covers the same pixels as a still one")
    func animatedShape() throws {
        var properties = ShapeProperties()
        properties.path = PathGeometry(rect: CGRect(x: 10, y: 10, width: 40, height: 30))
        let grow = Layers.basic(.strokeEnd, from: .scalar(1), to: .scalar(1))
        let layer = Layers.layer(CGRect(x: 0, y: 0, width: 80, height: 60), animations: [grow]) {
            $0.shape = properties
        }
        #expect(solid(try bitmap([layer])) == 1200)
    }

    @Test("a translucent layer fades together with its sublayers")
    func groupOpacity() throws {
        let inner = Layers.layer(CGRect(x: 10, y: 10, width: 20, height: 20), color: red)
        let outer = Layers.layer(
            CGRect(x: 0, y: 0, width: 40, height: 40), color: .black, opacity: 0.5, sublayers: [inner])
        let rendered = try bitmap([outer])
        #expect(rendered.pixel(x: 15, y: 15) == 0x8080_0000)
        #expect(rendered.pixel(x: 5, y: 5) == 0x8000_0000)
    }

    @Test("layers that lie side by side in one that draws nothing fade by themselves, others as one image")
    func handsOpacityOn() throws {
        func fading(_ xs: [CGFloat], color: RGBA? = nil) -> RenderLayer {
            let inner = xs.map { Layers.layer(CGRect(x: $0, y: 10, width: 20, height: 20), color: red) }
            return Layers.layer(
                CGRect(x: 0, y: 0, width: 80, height: 40), color: color, opacity: 0.5, sublayers: inner)
        }
        func hands(_ layer: RenderLayer) -> Bool {
            Layers.tree(80, 40, [layer]).sample(at: 0).layers
                .first { $0.source === layer }?.handsOpacityOn == true
        }
        #expect(hands(fading([10, 40])))
        #expect(!hands(fading([10, 20])) && !hands(fading([10, 31])) && !hands(fading([10], color: .black)))
        for xs: [CGFloat] in [[10], [10, 40], [10, 20]] {
            let rendered = try bitmap([fading(xs)])
            #expect(rendered.pixel(x: 15, y: 15) == 0x8080_0000 && rendered.pixel(x: 25, y: 15) == 0x8080_0000)
        }
    }

    @Test("without group opacity each layer fades by itself, and the one behind shows through")
    func noGroupOpacity() throws {
        let inner = Layers.layer(CGRect(x: 10, y: 10, width: 20, height: 20), color: red)
        let outer = Layers.layer(
            CGRect(x: 0, y: 0, width: 40, height: 40), color: .black, opacity: 0.5, sublayers: [inner]
        ) { $0.allowsGroupOpacity = false }
        let rendered = try bitmap([outer])
        #expect(rendered.pixel(x: 5, y: 5) == 0x8000_0000)
        // Half red over half black: an alpha of three quarters.
        #expect(rendered.pixel(x: 15, y: 15) == 0xC080_0000)
    }

    @Test("a mask cuts by its alpha")
    func mask() throws {
        let mask = Layers.layer(CGRect(x: 0, y: 0, width: 10, height: 40), color: RGBA(r: 0, g: 1, b: 0, a: 0.5))
        let layer = Layers.layer(CGRect(x: 10, y: 10, width: 40, height: 40), color: red, mask: mask)
        let rendered = try bitmap([layer])
        #expect(rendered.pixel(x: 15, y: 15) == 0x8080_0000)
        #expect(rendered.pixel(x: 25, y: 15) == 0)
        let hiding = Layers.layer(CGRect(x: 0, y: 0, width: 9, height: 9), color: red, mask: Layers.layer(.zero))
        #expect(try bitmap([hiding]).count { $0 != 0 } == 0)
    }

    @Test("the border lies inside the bounds and over the sublayers")
    func border() throws {
        let inner = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), color: .black)
        let layer = Layers.layer(CGRect(x: 10, y: 10, width: 20, height: 20), sublayers: [inner]) {
            $0.borderWidth = 3
            $0.borderColor = CGColor(rgba: red)
        }
        let rendered = try bitmap([layer])
        #expect(rendered.count { $0 == 0xFFFF_0000 } == 400 - 14 * 14)
        #expect(rendered.pixel(x: 9, y: 20) == 0)
        #expect(rendered.pixel(x: 20, y: 20) == 0xFF00_0000)
    }

    @Test("zPosition decides who is in front, and equal ones keep their order")
    func zPosition() throws {
        let box = CGRect(x: 0, y: 0, width: 10, height: 10)
        let back = Layers.layer(box, color: red)
        let front = Layers.layer(box, color: .black)
        #expect(try bitmap([back, front]).pixel(x: 5, y: 5) == 0xFF00_0000)
        let raised = Layers.layer(box, color: red) { $0.zPosition = 1 }
        #expect(try bitmap([raised, front]).pixel(x: 5, y: 5) == 0xFFFF_0000)
    }

    @Test("contents show pixel by pixel at their own scale, and by gravity")
    func contents() throws {
        let image = try #require(Layers.image(10, red))
        let layer = Layers.layer(CGRect(x: 20, y: 20, width: 10, height: 10)) { $0.contents = image }
        #expect(try bitmap([layer]).count { $0 == 0xFFFF_0000 } == 100)
        #expect(try bitmap([layer], scale: 2).count { $0 == 0xFFFF_0000 } == 400)
        let centred = Layers.layer(CGRect(x: 20, y: 20, width: 20, height: 20)) {
            $0.contents = image
            $0.contentsScale = 2
            $0.contentsGravity = .bottomRight
        }
        let rendered = try bitmap([centred])
        #expect(rendered.count { $0 == 0xFFFF_0000 } == 25)
        #expect(rendered.pixel(x: 39, y: 39) == 0xFFFF_0000)
    }

    @Test("a part painted alone has the very pixels of the whole", arguments: [1.0, 1.5, 2, 3])
    func parts(scale: Double) throws {
        let layers = [
            shape(CGRect(x: 3.3, y: 4.7, width: 30, height: 21)) {
                $0.strokeColor = CGColor(rgba: red)
                $0.lineWidth = 2.5
            },
            Layers.layer(CGRect(x: 21.2, y: 13.4, width: 30, height: 30), color: red, opacity: 0.6) {
                $0.cornerRadius = 7.3
                $0.borderWidth = 1.7
                $0.transform = .rotation(0.4, 0, 0, 1)
            },
        ]
        let tree = Layers.tree(80, 60, layers)
        let sample = tree.sample(at: 0)
        let whole = try bitmap(layers, scale: CGFloat(scale))
        let rect = PixelRect(x: 13, y: 17, width: 41, height: 29)
        let surface = PixelRect(x: 0, y: 0, width: whole.width, height: whole.height)
        let painter = TreePainter(cache: RasterCache())
        let part = try #require(painter.paint(sample, rect, of: surface, scale: CGFloat(scale)))
        let same = try #require(whole.cropped(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
        #expect(part == same)
        // And once more from the cache.
        #expect(painter.paint(sample, rect, of: surface, scale: CGFloat(scale)) == same)
    }

    @Test("layers of no size, and transforms that flatten everything, draw nothing and do not crash")
    func degenerate() throws {
        let flat = Layers.layer(CGRect(x: 0, y: 0, width: 10, height: 10), color: red) {
            $0.transform = .scale(0, 1, 1)
        }
        let empty = Layers.layer(.zero, color: red)
        let huge = Layers.layer(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12), color: red)
        #expect(try bitmap([flat, empty]).count { $0 != 0 } == 0)
        #expect(try bitmap([huge]).count { $0 == 0xFFFF_0000 } == 80 * 60)
        #expect(OffscreenRenderer.bitmap(of: Layers.tree(0, 0, []), at: 0, scale: 1) == nil)
        #expect(OffscreenRenderer.bitmap(of: Layers.tree(10, 10, []), at: 0, scale: .nan) == nil)
        #expect(OffscreenRenderer.bitmap(of: Layers.tree(1e9, 10, []), at: 0, scale: 1) == nil)
    }
}
