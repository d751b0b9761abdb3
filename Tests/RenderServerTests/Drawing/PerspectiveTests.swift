import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Perspective")
struct PerspectiveTests {
    private let red = RGBA(r: 1, g: 0, b: 0)

    /// A layer of 100 x 100 points at the origin that sees what is in it from `distance` points above.
    private func room(_ distance: Double, _ sublayers: [RenderLayer]) -> RenderLayer {
        Layers.layer(CGRect(x: 0, y: 0, width: 100, height: 100), sublayers: sublayers) {
            $0.sublayerTransform.m34 = -1 / distance
        }
    }

    private func rendered(_ layers: [RenderLayer], scale: CGFloat = 1) throws -> Bitmap {
        try #require(OffscreenRenderer.bitmap(of: Layers.tree(100, 100, layers), at: 0, scale: scale))
    }

    @Test("a sublayer transform of 2 sends (50, 0) of a sublayer at (5, 6) to (60, -38)")
    func sublayerTransform() throws {
        let leaf = Layers.layer(CGRect(x: 5, y: 6, width: 10, height: 10), color: red)
        let root = Layers.layer(CGRect(x: 0, y: 0, width: 100, height: 100), sublayers: [leaf]) {
            $0.sublayerTransform = .scale(2, 2, 1)
        }
        let sample = Layers.tree(100, 100, [root]).sample(at: 0)
        let transform = try #require(sample.layers.last).transform
        #expect(transform.map(CGPoint(x: 50, y: 0)) == CGPoint(x: 60, y: -38))
        #expect(transform.map(.zero) == CGPoint(x: -40, y: -38))
    }

    @Test("what stands nearer is seen larger, exactly as much as the distance says", arguments: [1.0, 2, 3])
    func nearer(scale: Double) throws {
        // 50 points before a viewer 100 away: twice as large, about the middle.
        let leaf = Layers.layer(CGRect(x: 40, y: 40, width: 20, height: 20), color: red) { $0.zPosition = 50 }
        let bitmap = try rendered([room(100, [leaf])], scale: scale)
        #expect(bitmap.count { $0 == 0xFFFF_0000 } == Int(40 * 40 * scale * scale))
        #expect(bitmap.pixel(x: Int(30 * scale), y: Int(30 * scale)) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: Int(30 * scale) - 1, y: Int(50 * scale)) == 0)
    }

    @Test("a plane turned about y is a trapezoid whose corners are where projection puts them")
    func trapezoid() throws {
        let leaf = Layers.layer(CGRect(x: 10, y: 10, width: 80, height: 80), color: red) {
            $0.transform = .rotation(.pi / 3, 0, 1, 0)
        }
        let bitmap = try rendered([room(200, [leaf])])
        // The half width of 40 becomes 20, 40 sin 60° = 34.64 nearer or farther: z of the right edge is -34.64.
        let depth = 40 * sin(Double.pi / 3)
        let (far, near) = (200 / (200 + depth), 200 / (200 - depth))
        let (left, right) = (50 - 20 * near, 50 + 20 * far)
        #expect(bitmap.pixel(x: Int(left.rounded(.up)), y: 50) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: Int(left.rounded(.down)) - 1, y: 50) == 0)
        #expect(bitmap.pixel(x: Int(right.rounded(.down)) - 1, y: 50) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: Int(right.rounded(.up)), y: 50) == 0)
        let area = bitmap.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt32.self).reduce(0) { $0 + Double($1 >> 24) / 255 }
        }
        let wanted = (right - left) * 40 * (near + far)
        #expect(abs(area - wanted) < wanted / 1000)
    }

    @Test("contents are resampled in perspective: a chequer's middle line is not in the middle")
    func contents() throws {
        let image = try #require(Bitmap(width: 64, height: 64))
        image.withUnsafeMutableBytes { bytes in
            for y in 0..<64 {
                for x in 0..<64 {
                    let color: UInt32 = x < 32 ? 0xFFFF_0000 : 0xFF00_00FF
                    bytes.storeBytes(of: color, toByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        let leaf = Layers.layer(CGRect(x: 10, y: 10, width: 80, height: 80)) {
            $0.contents = CGImage(bitmap: image)
            $0.transform = .rotation(.pi / 3, 0, 1, 0)
            $0.anchorPoint = CGPoint(x: 0, y: 0.5)
            $0.position = CGPoint(x: 10, y: 50)
        }
        let bitmap = try rendered([room(200, [leaf])])
        // The middle of the image, 40 along the plane: x = 10 - 50 + 20 seen from 200 + 34.64, about x = 50.
        let middle = 50 - 20 * 200 / (200 + 40 * sin(Double.pi / 3))
        #expect(bitmap.pixel(x: Int(middle) - 2, y: 50) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: Int(middle) + 2, y: 50) == 0xFF00_00FF)
    }

    @Test("a one-sided layer turned away is not drawn, with all in it; a mirrored one is")
    func doubleSided() throws {
        let inner = Layers.layer(CGRect(x: 0, y: 0, width: 50, height: 50), color: .black)
        func card(_ transform: CATransform3D, _ isDoubleSided: Bool) throws -> Int {
            let card = Layers.layer(CGRect(x: 20, y: 20, width: 60, height: 60), color: red, sublayers: [inner]) {
                ($0.transform, $0.isDoubleSided) = (transform, isDoubleSided)
            }
            return try rendered([room(500, [card])]).count { $0 != 0 }
        }
        #expect(try card(.rotation(3, 0, 1, 0), true) > 3000)
        #expect(try card(.rotation(3, 0, 1, 0), false) == 0)
        #expect(try card(.rotation(1, 0, 1, 0), false) > 1000)
        #expect(try card(.rotation(2, 1, 0, 0), false) == 0)
        #expect(try card(.scale(-1, 1, 1), false) == 3600)
        #expect(try card(.rotation(3, 0, 0, 1), false) > 3000)
    }

    @Test("what is behind the viewer is cut off, and neither hangs nor crashes")
    func behind() throws {
        let through = Layers.layer(CGRect(x: 0, y: 0, width: 100, height: 100), color: red) {
            $0.transform = .rotation(1.4, 1, 0, 0)
        }
        #expect(try rendered([room(20, [through])]).count { $0 != 0 } > 0)
        let behind = Layers.layer(CGRect(x: 0, y: 0, width: 100, height: 100), color: red) { $0.zPosition = 300 }
        #expect(try rendered([room(20, [behind])]).count { $0 != 0 } == 0)
        let at = Layers.layer(CGRect(x: 0, y: 0, width: 100, height: 100), color: red) { $0.zPosition = 20 }
        #expect(try rendered([room(20, [at])]).count { $0 != 0 } == 0)
    }

    @Test("a layer's own perspective is drawn too, and a stroke is seen thicker where it is nearer")
    func strokes() throws {
        var shape = ShapeProperties()
        shape.path = PathGeometry(rect: CGRect(x: 10, y: 10, width: 60, height: 60))
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, .black, 6)
        let leaf = Layers.layer(CGRect(x: 10, y: 10, width: 80, height: 80)) {
            $0.shape = shape
            var seen = CATransform3D.identity
            seen.m34 = -1 / 100
            $0.transform = CATransform3D.rotation(0.9, 1, 0, 0).concatenating(seen)
        }
        let bitmap = try rendered([leaf])
        func thickness(_ rows: Range<Int>) -> Double {
            rows.reduce(0) { $0 + Double(bitmap.pixel(x: 50, y: $1) >> 24) / 255 }
        }
        #expect(thickness(50..<100) > 1.5 * thickness(0..<50))
        #expect(thickness(0..<50) > 1)
    }

    @Test("a part of a scene in perspective painted alone has the very pixels of the whole", arguments: [1.0, 1.5, 2])
    func parts(scale: Double) throws {
        var random = RandomTrees(seed: 4711)
        for _ in 0..<12 {
            let sample = random.tree().sample(at: 0.4)
            let side = Int(RandomTrees.side * scale)
            let whole = PixelRect(x: 0, y: 0, width: side, height: side)
            let painter = TreePainter(cache: RasterCache())
            let all = try #require(painter.paint(sample, whole, of: whole, scale: scale))
            let rect = PixelRect(x: side / 4, y: side / 3, width: side / 3, height: side / 2)
            let part = try #require(painter.paint(sample, rect, of: whole, scale: scale))
            #expect(all.cropped(x: rect.x, y: rect.y, width: rect.width, height: rect.height) == part)
        }
    }
}
