import CoreGraphics
import Dispatch
import OctantBase
import TestSupport
import Testing

private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

@Suite("CGContext")
struct CGContextTests {
    private func context(_ width: Int = 20, _ height: Int = 20, scale: CGFloat = 1) throws -> CGContext {
        let bitmap = try #require(Bitmap(width: width, height: height))
        return try #require(CGContext(bitmap: bitmap, scale: scale))
    }

    private func publicContext(_ width: Int = 20, _ height: Int = 20) throws -> CGContext {
        try #require(
            CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: rgba
            )
        )
    }

    @Test("a public bitmap context has y going up, a package one down")
    func direction() throws {
        let up = try publicContext()
        up.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(up.bitmap.pixel(x: 0, y: 19) == 0xFF00_0000 && up.bitmap.pixel(x: 0, y: 0) == 0)
        #expect(up.ctm.isIdentity)
        let down = try context(scale: 2)
        down.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(down.bitmap.pixel(x: 9, y: 9) == 0xFF00_0000 && down.bitmap.pixel(x: 10, y: 9) == 0)
        #expect(down.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
    }

    @Test("the caller's memory shows every drawing at once in the layout asked for")
    func memory() throws {
        var bytes = [UInt8](repeating: 0, count: 4)
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try #require(
                CGContext(
                    data: buffer.baseAddress,
                    width: 1,
                    height: 1,
                    bitsPerComponent: 8,
                    bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: rgba
                )
            )
            context.setFillColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(bytes == [255, 128, 64, 255])
    }

    @Test("layouts that are not drawn in give no context")
    func layouts() {
        func make(_ info: UInt32, bits: Int = 8, width: Int = 4, row: Int = 0) -> CGContext? {
            CGContext(
                data: nil,
                width: width,
                height: 4,
                bitsPerComponent: bits,
                bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info
            )
        }
        #expect(make(rgba) != nil)
        #expect(make(CGImageAlphaInfo.last.rawValue) == nil)
        #expect(make(rgba, bits: 16) == nil)
        #expect(make(rgba, width: 0) == nil)
        #expect(make(rgba, width: -4) == nil)
        #expect(make(rgba, row: 3) == nil)
        #expect(make(rgba, width: .max) == nil)
        #expect(make(rgba, width: .max, row: 16) == nil)
        #expect(make(rgba, row: .max - 3) == nil)
    }

    @Test("restoring more than was saved is left out, and a flattened space draws nothing and is survived")
    func robustness() throws {
        let context = try context()
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) {
            context.restoreGState()
            context.endTransparencyLayer()
            context.setLineWidth(.nan)
            context.setLineDash(phase: 0, lengths: [0, 0])
            context.setLineDash(phase: 0, lengths: [-1])
            context.translateBy(x: .infinity, y: 0)
        }
        #expect(lines.all.count == 6)
        context.saveGState()
        context.scaleBy(x: 0, y: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.stroke(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.restoreGState()
        #expect(context.bitmap.pixel(x: 5, y: 5) == 0)
        context.fill(CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30))
        #expect(context.bitmap.pixel(x: 5, y: 5) == 0xFF00_0000)
    }

    @Test("an image on the pixel grid is laid down as it is, at 1, 2 and 3 pixels a point", arguments: [1, 2, 3])
    func exactBlit(scale: Int) throws {
        var random = SeededGenerator(seed: 7)
        let image = try #require(Bitmap(width: 12, height: 6))
        image.withUnsafeMutableBytes { bytes in
            for index in stride(from: 0, to: bytes.count, by: 4) {
                let color = RGBA(r: random.unit(), g: random.unit(), b: random.unit(), a: random.unit())
                bytes.storeBytes(of: color.pixel, toByteOffset: index, as: UInt32.self)
            }
        }
        let context = try context(40, 40, scale: CGFloat(scale))
        let size = CGSize(width: 12 / CGFloat(scale), height: 6 / CGFloat(scale))
        context.translateBy(x: 3 / CGFloat(scale), y: 4 / CGFloat(scale))
        context.drawImage(image, in: CGRect(origin: .zero, size: size), opacity: 1, nearest: false)
        #expect(context.bitmap.cropped(x: 3, y: 4, width: 12, height: 6) == image)
        #expect(context.bitmap.pixel(x: 2, y: 4) == 0 && context.bitmap.pixel(x: 15, y: 4) == 0)
    }

    @Test("draw(_:in:) is upright where y goes up and upside down where it goes down")
    func drawImage() throws {
        let image = try #require(Bitmap(width: 2, height: 2))
        image.withUnsafeMutableBytes { $0.storeBytes(of: 0xFFFF_0000, toByteOffset: 0, as: UInt32.self) }
        let up = try publicContext(2, 2)
        up.draw(CGImage(bitmap: image), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(up.bitmap == image)
        let down = try context(2, 2)
        down.draw(CGImage(bitmap: image), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(down.bitmap.pixel(x: 0, y: 1) == 0xFFFF_0000 && down.bitmap.pixel(x: 0, y: 0) == 0)
    }

    @Test("a shift of everything by whole pixels gives the same pixels", arguments: 0..<20)
    func translation(seed: Int) throws {
        func sheet(shift: Int) throws -> Bitmap {
            var random = SeededGenerator(seed: UInt64(seed))
            let context = try context(200, 200, scale: 1)
            context.translateBy(x: CGFloat(shift), y: CGFloat(shift))
            context.scaleBy(x: 2, y: 2)
            context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
            context.translateBy(x: 25.3, y: 24.7)
            context.scaleBy(x: 0.2, y: 0.2)
            context.rotate(by: CGFloat(random.unit()))
            context.setFill(RGBA(r: random.unit(), g: random.unit(), b: random.unit(), a: 0.7))
            context.addGeometry(random.path())
            context.fillPath()
            context.setLineWidth(CGFloat(random.unit() * 10))
            context.addGeometry(random.path())
            context.strokePath()
            let image = try #require(Bitmap(width: 16, height: 16))
            image.withUnsafeMutableBytes {
                for index in $0.indices { $0[index] = UInt8(index % 4 == 3 ? 255 : index % 200) }
            }
            context.drawImage(image, in: CGRect(x: 3, y: 5, width: 71, height: 37), opacity: 0.6, nearest: false)
            let gradient = try #require(
                CGGradient(stops: [.init(location: 0, color: .black), .init(location: 1, color: .clear)])
            )
            context.drawLinearGradient(gradient, start: random.point(), end: random.point(), options: [])
            return try #require(context.bitmap.cropped(x: shift, y: shift, width: 100, height: 100))
        }
        let (there, here) = (try sheet(shift: 57), try sheet(shift: 0))
        #expect(there == here, "off by \(greatestDifference(there, here) ?? -1)")
    }

    @Test("a group is laid down as one, times its opacity, and only where the mask is")
    func groups() throws {
        let context = try context()
        context.beginGroup()
        context.setFill(RGBA(r: 1, g: 0, b: 0))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setFill(RGBA(r: 0, g: 0, b: 1))
        context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
        context.saveGState()
        context.endGroup(opacity: 0.5)
        #expect(context.bitmap.pixel(x: 2, y: 2) == 0x8080_0000)
        #expect(context.bitmap.pixel(x: 7, y: 2) == 0x8000_0080)
        context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.beginGroup()
        context.setFill(RGBA(r: 0, g: 1, b: 0))
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.endGroup(
            maskedBy: {
                $0.setFill(.black)
                $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            },
            opacity: 1
        )
        #expect(context.bitmap.pixel(x: 9, y: 9) == 0xFF00_FF00)
        #expect(context.bitmap.pixel(x: 10, y: 9) == 0)
    }

    @Test("modes that Cairo does not bound leave what lies beside the shape alone")
    func boundedModes() throws {
        for mode in [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear] {
            let context = try context()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setBlendMode(mode)
            context.setFill(RGBA(r: 1, g: 0, b: 0))
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
            context.setLineWidth(2)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 15), CGPoint(x: 20, y: 15)])
            #expect(context.bitmap.pixel(x: 1, y: 1) == 0xFF00_0000, "\(mode)")
            let inside = context.bitmap.pixel(x: 7, y: 7)
            let wanted: UInt32 =
                switch mode {
                case .sourceIn, .copy: 0xFFFF_0000
                case .sourceOut, .clear: 0
                default: 0xFF00_0000
                }
            #expect(inside == wanted, "\(mode)")
        }
    }

    @Test("a path keeps the places its points had when they were added")
    func pathAcrossTransforms() throws {
        let context = try context()
        context.move(to: CGPoint(x: 1, y: 1))
        context.translateBy(x: 10, y: 0)
        context.addLine(to: CGPoint(x: 0, y: 1))
        #expect(context.path?.geometry.points == [CGPoint(x: -9, y: 1), CGPoint(x: 0, y: 1)])
        #expect(context.currentPointOfPath == CGPoint(x: 0, y: 1))
        #expect(context.boundingBoxOfPath == CGRect(x: -9, y: 1, width: 9, height: 0))
        context.beginPath()
        #expect(context.isPathEmpty && context.path == nil)
    }

    @Test("no rectangles to clip to clip everything away")
    func emptyClip() throws {
        let context = try context()
        context.clip(toRects: [])
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.beginGroup()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.endGroup(opacity: 1)
        #expect(context.bitmap.pixel(x: 3, y: 3) == 0)
    }

    @Test("many threads may draw one image at once")
    func sharedImage() throws {
        let image = try #require(Bitmap(width: 64, height: 64))
        image.withUnsafeMutableBytes {
            for index in $0.indices { $0[index] = UInt8(index % 4 == 3 ? 255 : index % 251) }
        }
        let equal = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 64) { index in
            guard let bitmap = Bitmap(width: 64, height: 64), let context = CGContext(bitmap: bitmap, scale: 1) else {
                return
            }
            for _ in 0..<50 {
                context.drawImage(image, in: CGRect(x: 0, y: 0, width: 64, height: 64), opacity: 1, nearest: false)
                context.drawImage(image, in: CGRect(x: 0.5, y: 70, width: 8, height: 9), opacity: 1, nearest: false)
            }
            if bitmap == image { equal.withLock { $0 += 1 } }
        }
        #expect(equal.withLock { $0 } == 64)
    }

    @Test("an image tiles the clip, and too many tiles are left out")
    func tiles() throws {
        let image = try #require(Bitmap(width: 2, height: 2))
        image.withUnsafeMutableBytes { $0.storeBytes(of: 0xFFFF_0000, toByteOffset: 0, as: UInt32.self) }
        let context = try publicContext()
        context.draw(CGImage(bitmap: image), in: CGRect(x: 4, y: 6, width: 2, height: 2), byTiling: true)
        #expect((0..<100).allSatisfy { context.bitmap.pixel(x: $0 % 10 * 2, y: $0 / 10 * 2) == 0xFFFF_0000 })
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) {
            context.draw(CGImage(bitmap: image), in: CGRect(x: 0, y: 0, width: 1e-9, height: 1e-9), byTiling: true)
        }
        #expect(lines.all.count == 1)
    }

    @Test("a shadow falls where it is shifted to, and blurs by its deviation")
    func shadows() throws {
        let hard = try context()
        hard.setShadow(
            offset: CGSize(width: 8, height: 3), blur: 0, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        hard.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(hard.bitmap.pixel(x: 10, y: 5) == 0xFF00_00FF && hard.bitmap.pixel(x: 10, y: 4) == 0)
        #expect(hard.bitmap.pixel(x: 2, y: 2) == 0xFF00_0000)
        let soft = try context(60, 60)
        soft.setShadow(offset: CGSize(width: 30, height: 0), blur: 6, color: .black)
        soft.fill(CGRect(x: -10, y: -100, width: 10, height: 300))
        // The edge of a wide shape blurred by a bell curve: one half at the edge itself, 84.1 % one deviation inside.
        func alpha(_ x: Int) -> Double { Double(soft.bitmap.pixel(x: x, y: 30) >> 24) / 255 }
        #expect(abs((alpha(19) + alpha(20)) / 2 - 0.5) < 0.01)
        #expect(abs((alpha(22) + alpha(23)) / 2 - 0.841) < 0.012)
        // The same with a curve wide enough for boxes to replace it: 10 pixels of deviation.
        let wide = try context(200, 200)
        wide.setShadow(offset: CGSize(width: 100, height: 0), blur: 20, color: .black)
        wide.fill(CGRect(x: -300, y: -300, width: 300, height: 900))
        func wideAlpha(_ x: Int) -> Double { Double(wide.bitmap.pixel(x: x, y: 100) >> 24) / 255 }
        #expect(abs((wideAlpha(99) + wideAlpha(100)) / 2 - 0.5) < 0.01)
        #expect(abs((wideAlpha(89) + wideAlpha(90)) / 2 - 0.841) < 0.012)
        #expect(abs((wideAlpha(119) + wideAlpha(120)) / 2 - 0.023) < 0.012)
    }

    @Test("shapes, lines, gradients, layers and shadows look as they did")
    func golden() throws {
        let context = try context(360, 320, scale: 2)
        try Sheet.draw(in: context)
        // Cairo's rasterisers may differ by a step between versions.
        try expectGolden(context.bitmap, named: "coregraphics-sheet", tolerance: 2)
    }
}
