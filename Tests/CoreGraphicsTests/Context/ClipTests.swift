import CoreGraphics
import TestSupport
import Testing

@Suite("Clipping")
struct ClipTests {
    private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

    private func context(opaque: RGBA? = nil) throws -> CGContext {
        let bitmap = try #require(Bitmap(width: 20, height: 20))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        if let opaque {
            context.setFill(opaque)
            context.fill(whole)
        }
        return context
    }

    private func area(_ context: CGContext) -> Double {
        (0..<400).reduce(0) { $0 + Double(context.bitmap.pixel(x: $1 % 20, y: $1 / 20) >> 24) / 255 }
    }

    /// Two by two pixels of these opacities, row by row from the top.
    private func mask(_ values: [UInt8], isMask: Bool) throws -> CGImage {
        let provider = try #require(CGDataProvider(data: Data(values) as CFData))
        if isMask {
            return try #require(
                CGImage(
                    maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                    decode: nil, shouldInterpolate: false))
        }
        return try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(rawValue: 0), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    }

    @Test("paths, rules and rectangles cut, smoothly at the edge, and what was cut comes back")
    func paths() throws {
        let context = try context()
        context.saveGState()
        context.addEllipse(in: whole)
        context.clip()
        context.fill(whole)
        // Cairo samples the edge of a clip 15 times across a pixel, so the sum is exact to 1 %.
        #expect(abs(area(context) - 100 * .pi) < 3.2)
        context.restoreGState()
        context.clear(whole)
        context.clip(to: CGRect(x: 0, y: 0, width: 4.5, height: 20))
        context.clip(to: [CGRect(x: 0, y: 0, width: 20, height: 2), CGRect(x: 0, y: 10, width: 20, height: 2)])
        context.fill(whole)
        #expect(abs(area(context) - 4.5 * 4) < 0.1 && context.bitmap.pixel(x: 4, y: 0) >> 24 == 128)
    }

    @Test("a grey image lets through where it is bright, an image mask where it is dark, any other its opacity")
    func kinds() throws {
        let values: [UInt8] = [255, 0, 128, 255]
        func corners(_ mask: CGImage) throws -> [UInt32] {
            let context = try context()
            // Upright: Core Graphics draws and masks upside down where y goes down.
            context.translateBy(x: 0, y: 20)
            context.scaleBy(x: 1, y: -1)
            context.clip(to: whole, mask: mask)
            context.setFill(RGBA(r: 1, g: 0, b: 0))
            context.fill(whole)
            return [(2, 2), (17, 2), (2, 17), (17, 17)].map { context.bitmap.pixel(x: $0.0, y: $0.1) }
        }
        #expect(try corners(mask(values, isMask: false)) == [0xFFFF_0000, 0, 0x8080_0000, 0xFFFF_0000])
        #expect(try corners(mask(values, isMask: true)) == [0, 0xFFFF_0000, 0x7F7F_0000, 0])
        let bitmap = try #require(Bitmap(width: 2, height: 2))
        bitmap.withUnsafeMutableBytes { $0.storeBytes(of: 0xFF00_00FF, toByteOffset: 4, as: UInt32.self) }
        #expect(try corners(CGImage(bitmap: bitmap)) == [0, 0xFFFF_0000, 0, 0])
    }

    @Test("masks add up with clips and with each other, hold in layers, and go with the state")
    func states() throws {
        let half = try mask([255, 0, 255, 0], isMask: false)
        let upper = try mask([0, 0, 255, 255], isMask: false)
        let context = try context()
        context.saveGState()
        context.clip(to: whole, mask: half)
        context.clip(to: CGRect(x: 5, y: 0, width: 20, height: 20))
        context.saveGState()
        context.clip(to: whole, mask: upper)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(whole)
        context.endTransparencyLayer()
        context.restoreGState()
        #expect(area(context) == 50 && context.bitmap.pixel(x: 5, y: 0) >> 24 == 255)
        context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .black)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(area(context) == 100)
        context.clear(whole)
        #expect(area(context) == 0)
        context.restoreGState()
        context.fill(whole)
        #expect(area(context) == 400)
    }

    @Test("through a mask every blend mode mixes as much as the mask lets it")
    func modes() throws {
        let half = try mask([128, 128, 128, 128], isMask: false)
        for mode in (0...27).compactMap(CGBlendMode.init) {
            func mixed(_ change: (CGContext) -> Void) throws -> UInt32 {
                let context = try context(opaque: RGBA(r: 0.2, g: 0.6, b: 1))
                change(context)
                context.setBlendMode(mode)
                context.setFill(RGBA(r: 0.8, g: 0.5, b: 0.1))
                context.fill(whole)
                return context.bitmap.pixel(x: 4, y: 4)
            }
            let (before, without) = (RGBA(r: 0.2, g: 0.6, b: 1).pixel, try mixed { _ in })
            let with = try mixed { $0.clip(to: whole, mask: half) }
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                func part(_ pixel: UInt32) -> Double { Double(pixel >> shift & 0xFF) }
                let wanted = part(before) + (part(without) - part(before)) * 128 / 255
                #expect(abs(part(with) - wanted) <= 2, "\(mode)")
            }
        }
    }

    @Test("an empty, flat or endless rectangle for a mask draws nothing")
    func odd() throws {
        let half = try mask([128, 128, 128, 128], isMask: false)
        for rect in [
            CGRect.zero, CGRect(x: 0, y: 0, width: 5, height: 0), .null, .infinite,
            CGRect(x: 90, y: 0, width: 5, height: 5),
            CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
        ] {
            let context = try context()
            context.clip(to: rect, mask: half)
            context.fill(whole)
            #expect(area(context) == 0, "\(rect)")
        }
    }
}
