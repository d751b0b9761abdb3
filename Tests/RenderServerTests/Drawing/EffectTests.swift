import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Shadows, corners and contents")
struct EffectTests {
    private let red = RGBA(r: 1, g: 0, b: 0)

    private func rendered(_ layers: [RenderLayer], _ side: CGFloat = 100, scale: CGFloat = 1) throws -> Bitmap {
        try #require(OffscreenRenderer.bitmap(of: Layers.tree(side, side, layers), at: 0, scale: scale))
    }

    private func box(_ frame: CGRect, change: (inout LayerProperties) -> Void) -> RenderLayer {
        Layers.layer(frame, color: red, change: change)
    }

    private func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Double { Double(bitmap.pixel(x: x, y: y) >> 24) / 255 }

    @Test("the shadow's edge falls off as a bell curve whose deviation is the radius", arguments: [1.0, 2])
    func radius(scale: Double) throws {
        let layer = box(CGRect(x: 30, y: 20, width: 40, height: 60)) {
            ($0.shadow.opacity, $0.shadow.radius, $0.shadow.offset) = (1, 5, .zero)
        }
        let bitmap = try rendered([layer], scale: scale)
        for distance in [0.5, 2.5, 5.5, 8.5, 12.5] {
            // The middle of a long straight edge: the integral of the bell curve.
            let x = Int((30 - distance) * scale)
            let centre = 30 - (Double(x) + 0.5) / scale
            let wanted = 0.5 * erfc(centre / 5 / 2.0.squareRoot())
            #expect(abs(alpha(bitmap, x, Int(50 * scale)) - wanted) < 0.02, "at \(distance)")
        }
        #expect(bitmap.pixel(x: Int(50 * scale), y: Int(50 * scale)) == 0xFFFF_0000)
    }

    @Test("a shadow is moved by its offset, takes its colour, and turns and grows with its layer")
    func offset() throws {
        let layer = box(CGRect(x: 20, y: 20, width: 20, height: 20)) {
            ($0.shadow.opacity, $0.shadow.radius) = (0.5, 0)
            $0.shadow.offset = CGSize(width: 30, height: 10)
            $0.shadow.color = CGColor(rgba: RGBA(r: 0, g: 0, b: 1))
        }
        let bitmap = try rendered([layer])
        #expect(bitmap.count { $0 == 0x8000_0080 } == 400)
        #expect(bitmap.pixel(x: 50, y: 30) == 0x8000_0080 && bitmap.pixel(x: 69, y: 49) == 0x8000_0080)
        #expect(bitmap.pixel(x: 49, y: 35) == 0 && bitmap.pixel(x: 55, y: 29) == 0)
        let turned = box(CGRect(x: 40, y: 40, width: 20, height: 20)) {
            ($0.shadow.opacity, $0.shadow.radius) = (1, 0)
            $0.shadow.offset = CGSize(width: 0, height: 30)
            $0.transform = .rotation(.pi, 0, 0, 1)
        }
        #expect(alpha(try rendered([turned]), 50, 15) == 1)
    }

    @Test("a shadow is that of all the layer draws, or of its path, and none when it masks to its bounds")
    func casters() throws {
        func cast(_ change: (inout LayerProperties) -> Void) throws -> Bitmap {
            let inner = Layers.layer(CGRect(x: 10, y: 0, width: 10, height: 10), color: red)
            let layer = Layers.layer(CGRect(x: 10, y: 10, width: 10, height: 10), sublayers: [inner]) {
                ($0.shadow.opacity, $0.shadow.radius) = (1, 0)
                $0.shadow.offset = CGSize(width: 0, height: 40)
                change(&$0)
            }
            return try rendered([layer])
        }
        let all = try cast { _ in }
        #expect(all.count { $0 == 0xFF00_0000 } == 100 && all.pixel(x: 20, y: 50) == 0xFF00_0000)
        let path = try cast { $0.shadow.path = PathGeometry(rect: CGRect(x: 0, y: 0, width: 30, height: 4)) }
        #expect(path.count { $0 == 0xFF00_0000 } == 120 && path.pixel(x: 10, y: 50) == 0xFF00_0000)
        #expect(try cast { $0.masksToBounds = true }.count { $0 != 0 } == 0)
        #expect(try cast { $0.shadow.color = nil }.count { $0 == 0xFF00_0000 } == 0)
        #expect(try cast { $0.shadow.path = PathGeometry() }.count { $0 == 0xFF00_0000 } == 0)
    }

    @Test("a layer out of sight throws its shadow into it")
    func outOfSight() throws {
        let layer = box(CGRect(x: -50, y: 20, width: 30, height: 30)) {
            ($0.shadow.opacity, $0.shadow.radius) = (1, 0)
            $0.shadow.offset = CGSize(width: 60, height: 0)
        }
        #expect(try rendered([layer]).count { $0 == 0xFF00_0000 } == 900)
    }

    @Test("a shadow of a still layer is drawn once, and that never shows")
    func kept() {
        let layer = box(CGRect(x: 20, y: 20, width: 30, height: 30)) {
            ($0.shadow.opacity, $0.shadow.radius) = (0.7, 4)
        }
        let (cache, rect) = (RasterCache(), PixelRect(x: 0, y: 0, width: 100, height: 100))
        let sample = Layers.tree(100, 100, [layer]).sample(at: 0)
        let first = TreePainter(cache: cache).paint(sample, rect, of: rect, scale: 1)
        #expect(TreePainter(cache: cache).paint(sample, rect, of: rect, scale: 1) == first)
        #expect((cache.misses, cache.hits) == (1, 1))
    }

    @Test("only the corners named are rounded")
    func maskedCorners() throws {
        let layer = box(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            $0.cornerRadius = 30
            $0.roundedCorners = [.maxXMinY, .minXMaxY]
        }
        let bitmap = try rendered([layer])
        #expect(bitmap.pixel(x: 0, y: 0) == 0xFFFF_0000 && bitmap.pixel(x: 99, y: 99) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: 99, y: 0) == 0 && bitmap.pixel(x: 0, y: 99) == 0)
        // Each round corner removes (1 - π/4) r².
        let area = bitmap.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt32.self).reduce(0) { $0 + Double($1 >> 24) / 255 }
        }
        #expect(abs(area - (10_000 - 2 * (1 - .pi / 4) * 900)) < 3)
    }

    @Test("a continuous corner begins 1.528665 radii away, and becomes a circle where there is no room")
    func continuousCorner() throws {
        func outline(_ side: CGFloat, _ radius: CGFloat, _ curve: CornerCurve) -> PathGeometry {
            var properties = LayerProperties()
            properties.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            (properties.cornerRadius, properties.cornerCurve) = (radius, curve)
            return LayerOutline(properties).path
        }
        let smooth = outline(200, 40, .continuous)
        #expect(smooth.contains(CGPoint(x: 40 * 1.6, y: 0.001)))
        #expect(!smooth.contains(CGPoint(x: 40 * 1.1, y: 0.05)))
        #expect(outline(200, 40, .circular).contains(CGPoint(x: 40 * 1.1, y: 0.05)))
        let circle = outline(100, 50, .continuous)
        for step in 0..<100 {
            let angle = Double(step) / 100 * 2 * .pi
            func point(_ radius: Double) -> CGPoint {
                CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
            }
            #expect(circle.contains(point(49.95)) && !circle.contains(point(50.05)))
        }
    }

    /// An image of 4 x 4 pixels, each of another colour.
    private func chequer() throws -> CGImage {
        let bitmap = try #require(Bitmap(width: 4, height: 4))
        bitmap.withUnsafeMutableBytes { bytes in
            for y in 0..<4 {
                for x in 0..<4 {
                    let color = 0xFF00_0000 | UInt32(x * 60) << 16 | UInt32(y * 60)
                    bytes.storeBytes(of: color, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        return CGImage(bitmap: bitmap)
    }

    @Test("contentsRect shows a part, pixel by pixel where it fits, and goes on with the edge beyond")
    func contentsRect() throws {
        let image = try chequer()
        let part = Layers.layer(CGRect(x: 10, y: 10, width: 2, height: 2)) {
            ($0.contents, $0.contentsRect) = (image, CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5))
        }
        let bitmap = try rendered([part], 20)
        for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            #expect(bitmap.pixel(x: 10 + x, y: 10 + y) == image.bitmap.pixel(x: 1 + x, y: 2 + y))
        }
        #expect(bitmap.count { $0 != 0 } == 4)
        let beyond = Layers.layer(CGRect(x: 0, y: 0, width: 8, height: 4)) {
            ($0.contents, $0.contentsRect) = (image, CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        let wide = try rendered([beyond], 20)
        #expect(wide.pixel(x: 2, y: 1) == image.bitmap.pixel(x: 2, y: 1))
        #expect(wide.pixel(x: 7, y: 3) == image.bitmap.pixel(x: 3, y: 3))
    }

    @Test("contentsCenter stretches the middle and keeps the corners as they are")
    func contentsCenter() throws {
        let image = try chequer()
        let layer = Layers.layer(CGRect(x: 0, y: 0, width: 12, height: 8)) {
            ($0.contents, $0.contentsCenter) = (image, CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
            ($0.magnifiesByNearest, $0.minifiesByNearest) = (true, true)
        }
        let bitmap = try rendered([layer], 20)
        let source = image.bitmap
        #expect(bitmap.pixel(x: 0, y: 0) == source.pixel(x: 0, y: 0))
        #expect(bitmap.pixel(x: 11, y: 7) == source.pixel(x: 3, y: 3))
        #expect((1...5).allSatisfy { bitmap.pixel(x: $0, y: 0) == source.pixel(x: 1, y: 0) })
        #expect((6...10).allSatisfy { bitmap.pixel(x: $0, y: 0) == source.pixel(x: 2, y: 0) })
        #expect((1...3).allSatisfy { bitmap.pixel(x: 0, y: $0) == source.pixel(x: 0, y: 1) })
        #expect(bitmap.pixel(x: 3, y: 5) == source.pixel(x: 1, y: 2))
    }

    @Test("the ends beside a stretched middle stay exact: neither runs into the other, smoothed or not")
    func exactEnds() throws {
        // Six columns: two red, two green, two blue; twice the size on screen for what does not stretch.
        let bitmap = try #require(Bitmap(width: 6, height: 1))
        bitmap.withUnsafeMutableBytes { bytes in
            for (x, pixel) in [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF].enumerated() {
                for column in 0..<2 {
                    bytes.storeBytes(of: UInt32(pixel), toByteOffset: (2 * x + column) * 4, as: UInt32.self)
                }
            }
        }
        for isNearest in [false, true] {
            let layer = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 1)) {
                $0.contents = CGImage(bitmap: bitmap)
                ($0.contentsCenter, $0.contentsScale) = (CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1), 0.5)
                $0.magnifiesByNearest = isNearest
            }
            let drawn = try rendered([layer], 20)
            let row = (0..<20).map { drawn.pixel(x: $0, y: 0) }
            #expect(row[0..<4].allSatisfy { $0 == 0xFFFF_0000 })
            #expect(row[4..<16].allSatisfy { $0 == 0xFF00_FF00 })
            #expect(row[16..<20].allSatisfy { $0 == 0xFF00_00FF })
        }
    }

    @Test("every gravity puts contents where its name says", arguments: ContentsGravity.allCases)
    func gravity(gravity: ContentsGravity) throws {
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
        (properties.contentsGravity, properties.contentsScale) = (gravity, 2)
        let image = CGImage(bitmap: try #require(Bitmap(width: 20, height: 10)))
        let frame = properties.contentsFrame(for: image)
        let wanted: CGRect =
            switch gravity {
            case .center: CGRect(x: 25, y: 17.5, width: 10, height: 5)
            case .top: CGRect(x: 25, y: 0, width: 10, height: 5)
            case .bottom: CGRect(x: 25, y: 35, width: 10, height: 5)
            case .left: CGRect(x: 0, y: 17.5, width: 10, height: 5)
            case .right: CGRect(x: 50, y: 17.5, width: 10, height: 5)
            case .topLeft: CGRect(x: 0, y: 0, width: 10, height: 5)
            case .topRight: CGRect(x: 50, y: 0, width: 10, height: 5)
            case .bottomLeft: CGRect(x: 0, y: 35, width: 10, height: 5)
            case .bottomRight: CGRect(x: 50, y: 35, width: 10, height: 5)
            case .resize: CGRect(x: 0, y: 0, width: 60, height: 40)
            case .resizeAspect: CGRect(x: 0, y: 5, width: 60, height: 30)
            case .resizeAspectFill: CGRect(x: -10, y: 0, width: 80, height: 40)
            }
        #expect(frame == wanted)
    }

    @Test("flipped geometry mirrors shapes and sublayers and leaves contents upright")
    func flipped() throws {
        let image = try chequer()
        let inner = Layers.layer(CGRect(x: 0, y: 0, width: 10, height: 5), color: red)
        let layer = Layers.layer(CGRect(x: 4, y: 4, width: 4, height: 4), sublayers: [inner]) {
            ($0.contents, $0.isGeometryFlipped) = (image, true)
            $0.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        }
        let bitmap = try rendered([layer], 20)
        // The sublayer's five rows end at the bottom edge of the bounds and begin a row above them.
        #expect(bitmap.pixel(x: 5, y: 3) == 0xFFFF_0000 && bitmap.pixel(x: 13, y: 7) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: 5, y: 8) == 0)
        let alone = Layers.layer(CGRect(x: 4, y: 4, width: 4, height: 4)) {
            ($0.contents, $0.isGeometryFlipped) = (image, true)
        }
        #expect(try rendered([alone], 20).pixel(x: 5, y: 4) == image.bitmap.pixel(x: 1, y: 0))
    }

    @Test("a rasterized layer is drawn at its own scale, and kept while only its place changes")
    func rasterized() throws {
        let image = try chequer()
        func layer(_ scale: CGFloat, _ angle: Double = 0) -> RenderLayer {
            let inner = Layers.layer(CGRect(x: 0, y: 0, width: 16, height: 16)) {
                ($0.contents, $0.magnifiesByNearest) = (image, true)
            }
            return Layers.layer(CGRect(x: 2, y: 2, width: 16, height: 16), sublayers: [inner]) {
                ($0.rasterizes, $0.rasterizationScale) = (true, scale)
                $0.transform = .rotation(angle, 0, 0, 1)
            }
        }
        let plain = try rendered([layer(1)], 20)
        #expect(plain.pixel(x: 3, y: 3) == image.bitmap.pixel(x: 0, y: 0))
        // A quarter of a pixel a point: each of its pixels covers four, and no edge within is sharp any more.
        let coarse = try rendered([layer(0.25)], 20)
        let edge = (coarse.pixel(x: 5, y: 4) >> 16 & 0xFF, coarse.pixel(x: 6, y: 4) >> 16 & 0xFF)
        #expect(edge.0 > 0 && edge.0 < 60 && edge.1 > edge.0 && edge.1 < 60)
        let turn = Layers.basic(.rotationZ, from: .scalar(0), to: .scalar(6))
        let source = layer(1)
        let turning = RenderLayer(
            id: source.id, properties: source.properties, animations: [turn], sublayers: source.sublayers)
        let (cache, rect) = (RasterCache(), PixelRect(x: 0, y: 0, width: 20, height: 20))
        for step in 0..<5 {
            let sample = Layers.tree(20, 20, [turning]).sample(at: Double(step) / 10)
            _ = TreePainter(cache: cache).paint(sample, rect, of: rect, scale: 1)
        }
        #expect(cache.misses == 1 && cache.hits == 4)
    }

    @Test("the sheet of effects looks as it did when it was looked at")
    func sheet() throws {
        let white = RGBA(r: 1, g: 1, b: 1)
        func card(_ x: CGFloat, _ y: CGFloat, _ change: (inout LayerProperties) -> Void) -> RenderLayer {
            let stripe = Layers.layer(
                CGRect(x: 10, y: 18, width: 40, height: 8), color: RGBA(r: 0.1, g: 0.4, b: 0.9))
            return Layers.layer(CGRect(x: x, y: y, width: 60, height: 60), color: white, sublayers: [stripe]) {
                ($0.cornerRadius, $0.borderWidth) = (14, 2)
                $0.borderColor = CGColor(rgba: RGBA(r: 0.9, g: 0.3, b: 0.1))
                change(&$0)
            }
        }
        let cards = [
            card(20, 20) {
                ($0.shadow.opacity, $0.shadow.radius, $0.shadow.offset) = (0.5, 6, .init(width: 0, height: 4))
            },
            card(120, 20) { $0.cornerCurve = .continuous },
            card(220, 20) { $0.roundedCorners = [.minXMinY, .maxXMaxY] },
            card(20, 120) { $0.transform = .rotation(0.9, 0, 1, 0) },
            card(120, 120) {
                $0.transform = .rotation(-0.9, 1, 0, 0)
                ($0.shadow.opacity, $0.shadow.radius, $0.shadow.offset) = (0.5, 4, .init(width: 4, height: 8))
            },
            card(220, 120) {
                ($0.rasterizes, $0.rasterizationScale) = (true, 0.5)
                $0.transform = .rotation(0.3, 0, 0, 1)
            },
        ]
        let room = Layers.layer(
            CGRect(x: 0, y: 0, width: 300, height: 200), color: RGBA(r: 0.95, g: 0.95, b: 0.93), sublayers: cards
        ) { $0.sublayerTransform.m34 = -1 / 300 }
        let tree = Layers.tree(300, 200, [room])
        try expectGolden(
            try #require(OffscreenRenderer.bitmap(of: tree, at: 0, scale: 2)), named: "layer-effects", tolerance: 2)
    }
}
