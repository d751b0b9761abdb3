import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Shapes that are drawn without a path")
struct SimpleShapeTests {
    private let side = 48

    /// A layer of the whole surface with one shape, moved and turned about its middle.
    private func image(
        _ transform: CATransform3D = .identity, root: (inout LayerProperties) -> Void = { _ in },
        shape change: (inout ShapeProperties) -> Void
    ) throws -> Bitmap {
        let box = CGRect(x: 0, y: 0, width: side, height: side)
        var shape = ShapeProperties()
        change(&shape)
        let layer = Layers.layer(box) { ($0.shape, $0.transform) = (shape, transform) }
        let group = Layers.layer(box, sublayers: [layer], change: root)
        return try #require(
            OffscreenRenderer.bitmap(
                of: Layers.tree(CGFloat(side), CGFloat(side), [group]), at: 0, scale: 1))
    }

    private func alphas(_ bitmap: Bitmap) -> Double {
        bitmap.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt32.self).reduce(0) { $0 + Double($1 >> 24) / 255 }
        }
    }

    private func arc(_ shape: inout ShapeProperties) {
        shape.path = PathGeometry(ellipseIn: CGRect(x: 8, y: 8, width: 32, height: 32))
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, .black, 4)
        (shape.strokeStart, shape.strokeEnd) = (0.1, 0.6)
    }

    @Test("a trimmed circle covers its share of the ring, whichever way it is turned", arguments: [0, 0.3, 2, 4.5])
    func trimmed(angle: Double) throws {
        let turned = try image(.rotation(angle, 0, 0, 1), shape: arc)
        #expect(abs(alphas(turned) - .pi * 32 * 4 / 2) < 0.6)
        let mirrored = try image(.scale(-1, 1, 1), shape: arc)
        let plain = try image(shape: arc)
        for y in 0..<side {
            for x in 0..<side {
                let (one, other) = (plain.pixel(x: x, y: y) >> 24, mirrored.pixel(x: side - 1 - x, y: y) >> 24)
                #expect(abs(Int(one) - Int(other)) <= 1)
            }
        }
    }

    /// A rounded rectangle that is turned, a part of a circle, a line, an ellipse that is turned, or a box with
    /// continuous corners, none the same as another.
    private func path(_ kind: Int, _ numbers: inout SeededGenerator) -> PathGeometry {
        func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat { .random(in: low...high, using: &numbers) }
        let (x, y) = (number(20, 28), number(20, 28))
        var path = PathGeometry()
        switch kind {
        case 0:
            let (width, height, angle) = (number(10, 30), number(10, 30), number(0, 7))
            let radius = number(2, min(width, height) / 2)
            let rect = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
            let turn = CGAffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: x, ty: y)
            path = PathGeometry(roundedRect: rect, cornerWidth: radius, cornerHeight: radius).applying(turn)
        case 1:
            let start = number(0, 7)
            path.addArc(
                center: CGPoint(x: x, y: y), radius: number(8, 14), startAngle: start, endAngle: start + number(0.5, 5),
                clockwise: false)
        case 3:
            let (width, height, angle) = (number(4, 40), number(4, 40), number(0, 7))
            let turn = CGAffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: x, ty: y)
            path = PathGeometry(ellipseIn: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
                .applying(turn)
        case 4:
            let (width, height) = (number(10, 36), number(10, 36))
            path = PathGeometry(
                continuousRect: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height),
                radius: number(2, min(width, height) / 2))
        default:
            path.move(to: CGPoint(x: x, y: y))
            path.line(to: CGPoint(x: number(6, 42), y: number(6, 42)))
        }
        return path
    }

    @Test("it looks as its path does that Cairo draws", arguments: 0...4)
    func paths(kind: Int) throws {
        var numbers = SeededGenerator(seed: UInt64(40 + kind))
        for _ in 0..<30 {
            let (path, width) = (path(kind, &numbers), CGFloat.random(in: 1.5...5, using: &numbers))
            let fills = kind == 0 || kind > 2
            let simple = try image { shape in
                (shape.path, shape.fillColor, shape.strokeColor) = (
                    path, fills ? .black : nil, fills ? nil : .black
                )
                (shape.lineWidth, shape.lineCap) = (width, .round)
            }
            let bitmap = try #require(Bitmap(width: side, height: side))
            let context = try #require(CGContext(bitmap: bitmap, scale: 1))
            context.setLineWidth(width)
            context.setLineCap(.round)
            context.addGeometry(path)
            if fills { context.fillPath() } else { context.strokePath() }
            var (most, sum, count) = (0, 0, 0)
            for y in 0..<side {
                for x in 0..<side {
                    let (one, other) = (simple.pixel(x: x, y: y) >> 24, bitmap.pixel(x: x, y: y) >> 24)
                    guard one != other else { continue }
                    most = max(most, abs(Int(one) - Int(other)))
                    sum += abs(Int(one) - Int(other))
                    count += 1
                }
            }
            // Cairo has fifteen rows a pixel, and curves of straight lines up to a tenth of a pixel off.
            #expect(most <= (kind == 3 ? 40 : 32) && sum <= 10 * count, "\(most) of 255, \(sum) in \(count) pixels")
        }
    }

    @Test("opaque backgrounds on whole pixels have the very pixels of the rectangles that Cairo fills")
    func backgrounds() throws {
        var numbers = SeededGenerator(seed: 7)
        for _ in 0..<50 {
            let bitmap = try #require(Bitmap(width: side, height: side))
            let context = try #require(CGContext(bitmap: bitmap, scale: 1))
            let layers = (0..<3).map { _ in
                let (x, y) = (Int.random(in: -9..<side, using: &numbers), Int.random(in: -9..<side, using: &numbers))
                let box = CGRect(
                    x: x, y: y, width: Int.random(in: 1...side, using: &numbers),
                    height: Int.random(in: 1...side, using: &numbers))
                // 255ths: of what is between them Cairo cuts off a part.
                func part() -> CGFloat { CGFloat(Int.random(in: 0...255, using: &numbers)) / 255 }
                let color = CGColor(red: part(), green: part(), blue: part(), alpha: 1)
                context.setFillColor(color)
                context.fill([box])
                return Layers.layer(box) { $0.backgroundColor = color }
            }
            let tree = Layers.tree(CGFloat(side), CGFloat(side), layers)
            #expect(try #require(OffscreenRenderer.bitmap(of: tree, at: 0, scale: 1)) == bitmap)
        }
    }

    @Test("in a group, under a mask and cut by bounds it is the same as alone")
    func groups() throws {
        let plain = try image(shape: arc)
        // Nothing but full opacity needs no group; this is one all the same.
        #expect(try image(root: { $0.isolatesBlending = true }, shape: arc) == plain)
        #expect(try image(root: { $0.masksToBounds = true }, shape: arc) == plain)
        let half = try image(
            root: {
                $0.bounds.size.width = 24; $0.position.x = 12; $0.masksToBounds = true
            }, shape: arc)
        for y in 0..<side {
            for x in 0..<side { #expect(half.pixel(x: x, y: y) == (x < 24 ? plain.pixel(x: x, y: y) : 0)) }
        }
        let round = try image(
            root: {
                $0.cornerRadius = 24; $0.masksToBounds = true
            }, shape: arc)
        #expect(abs(alphas(round) - alphas(plain)) < 0.1)
    }

    @Test("a shape with hard edges has no pixel covered in part")
    func hard() throws {
        let image = try image(shape: { shape in
            arc(&shape)
            shape.isAntialiased = false
        })
        #expect(image.count { $0 >> 24 != 0 && $0 >> 24 != 255 } == 0)
    }

    @Test("fill and stroke fade as one")
    func fading() throws {
        func both(_ opacity: Float) throws -> Bitmap {
            try image(
                root: { $0.opacity = opacity },
                shape: { shape in
                    arc(&shape)
                    (shape.fillColor, shape.strokeColor) = (.white, .black)
                    (shape.strokeStart, shape.strokeEnd) = (0, 1)
                })
        }
        let (whole, faded) = (try both(1), try both(0.5))
        for (x, y) in [(24, 24), (24, 8), (24, 9), (10, 24)] {
            let (one, half) = (whole.pixel(x: x, y: y) & 0xFF, faded.pixel(x: x, y: y) & 0xFF)
            #expect(abs(Int(one) - 2 * Int(half)) <= 2)
        }
    }
}
