import QuartzCore
import RenderServer
import Testing

@Suite("Gradient layers")
struct CAGradientLayerTests {
    private func gradient(_ scene: LayerScene, _ change: (CAGradientLayer) -> Void) -> CAGradientLayer {
        let layer = scene.sublayer(CAGradientLayer(), CGRect(x: 0, y: 0, width: 100, height: 100))
        layer.colors = [CGColor.black, CGColor.white]
        change(layer)
        return layer
    }

    @Test("the defaults are Core Animation's")
    func defaults() {
        let layer = CAGradientLayer()
        #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
        #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    }

    @Test("an axial gradient runs evenly from start to end, through the middle of each pixel")
    func axial() throws {
        let scene = LayerScene()
        _ = gradient(scene) { _ in }
        let image = try scene.image()
        for y in [0, 25, 50, 99] {
            let wanted = ((Double(y) + 0.5) / 100 * 255).rounded()
            #expect(image.parts(50, y)[0] == Int(wanted))
        }
        #expect(image.pixel(x: 100, y: 50) == 0)
    }

    @Test("it is flat beyond its ends, and equal locations make a hard edge")
    func hardEdge() throws {
        let scene = LayerScene()
        _ = gradient(scene) {
            $0.colors = [CGColor.red, CGColor.red, CGColor.blue, CGColor.blue]
            $0.locations = [0.2, 0.5, 0.5, 0.8]
            ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.3, y: 0), CGPoint(x: 0.7, y: 0))
        }
        let image = try scene.image()
        #expect(image.pixel(x: 0, y: 10) == 0xFFFF_0000)
        #expect(image.pixel(x: 49, y: 10) == 0xFFFF_0000)
        #expect(image.pixel(x: 50, y: 10) == 0xFF00_00FF)
        #expect(image.pixel(x: 99, y: 10) == 0xFF00_00FF)
    }

    @Test("fewer than two colours, or fewer locations than colours, draw nothing")
    func tooLittle() throws {
        let scene = LayerScene()
        let layer = gradient(scene) { $0.colors = [CGColor.red] }
        #expect(try scene.image().inked == 0)
        layer.colors = nil
        #expect(try scene.image().inked == 0)
        layer.colors = [CGColor.red, CGColor.green, CGColor.blue]
        layer.locations = [0, 1]
        #expect(try scene.image().inked == 0)
        layer.locations = [0, 0.5, 1, 1]
        #expect(try scene.image().inked == 10_000)
        layer.frame = .zero
        #expect(try scene.image().inked == 0)
    }

    @Test("a slanted gradient is laid out in a square and stretched with the bounds")
    func stretched() throws {
        let scene = LayerScene()
        let layer = gradient(scene) { ($0.startPoint, $0.endPoint) = (.zero, CGPoint(x: 1, y: 1)) }
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        let image = try scene.image()
        // The line half way goes through the two other corners.
        for (x, y) in [(199, 0), (0, 49), (100, 24)] { #expect(abs(image.parts(x, y)[0] - 127) <= 3) }
    }

    @Test("a radial gradient ends on the ellipse in the box about its start")
    func radial() throws {
        let scene = LayerScene()
        _ = gradient(scene) {
            $0.type = .radial
            ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.75))
        }
        let image = try scene.image()
        #expect(image.parts(50, 50)[0] <= 6)
        #expect(abs(image.parts(75, 50)[0] - 130) <= 3)
        #expect(abs(image.parts(50, 62)[0] - 128) <= 3)
        #expect(image.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
        #expect(image.pixel(x: 50, y: 90) == 0xFFFF_FFFF)
    }

    @Test("a conic gradient goes round clockwise from its end point")
    func conic() throws {
        let scene = LayerScene()
        _ = gradient(scene) {
            $0.type = .conic
            ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        }
        let image = try scene.image()
        #expect(image.parts(51, 5)[0] < 5)
        #expect(abs(image.parts(95, 50)[0] - 64) <= 2)
        #expect(abs(image.parts(50, 95)[0] - 128) <= 2)
        #expect(abs(image.parts(5, 50)[0] - 191) <= 2)
        #expect(image.parts(48, 5)[0] > 250)
    }

    @Test("it lies over the background, under the contents, follows the corners and fades as one")
    func order() throws {
        let scene = LayerScene()
        let layer = gradient(scene) {
            $0.colors = [CGColor(gray: 1, alpha: 0.5), CGColor(gray: 1, alpha: 0.5)]
            $0.backgroundColor = .red
            $0.cornerRadius = 40
        }
        var image = try scene.image()
        #expect(image.pixel(x: 50, y: 50) == 0xFFFF_8080)
        #expect(image.pixel(x: 2, y: 2) == 0)
        layer.opacity = 0.5
        image = try scene.image()
        #expect(image.parts(50, 50) == [128, 64, 64, 128])
        let bitmap = try #require(Bitmap(width: 1, height: 1))
        try #require(CGContext(bitmap: bitmap, scale: 1)).fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.opacity = 1
        layer.contents = CGImage(bitmap: bitmap)
        #expect(try scene.image().pixel(x: 50, y: 50) == 0xFF00_0000)
    }

    @Test("key-value coding reaches every property")
    func keyed() {
        let layer = CAGradientLayer()
        layer.setValue([CGColor.red, CGColor.blue], forKey: "colors")
        layer.setValue([0.25, 1], forKey: "locations")
        layer.setValue(0.75, forKeyPath: "startPoint.x")
        #expect(layer.colors as? [CGColor] == [.red, .blue])
        #expect(layer.locations == [0.25, 1] && layer.startPoint == CGPoint(x: 0.75, y: 0))
        layer.setValue(nil, forKey: "locations")
        #expect(layer.locations == nil && layer.value(forKey: "locations") == nil)
        layer.startPoint = CGPoint(x: CGFloat.nan, y: 0)
        #expect(layer.startPoint.x == 0.75)
    }

    @Test("changed colours animate by themselves")
    func implicit() throws {
        let scene = LayerScene()
        let layer = gradient(scene) { _ in }
        scene.run(0)
        layer.colors = [CGColor.white, CGColor.white]
        CATransaction.flush()
        #expect(layer.animation(forKey: "colors") != nil)
        #expect(try scene.image(at: 100.25).parts(50, 0)[0] == 255)
        #expect(try scene.image(at: 100.001).parts(50, 0)[0] < 30)
    }
}
