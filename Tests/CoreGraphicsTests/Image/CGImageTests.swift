import CoreGraphics
import OctantBase
import OctantImageFiles
import TestSupport
import Testing

@Suite("CGImage")
struct CGImageTests {
    private let rgb = CGColorSpaceCreateDeviceRGB()
    private let gray = CGColorSpaceCreateDeviceGray()

    private func image(
        _ bytes: [UInt8], width: Int = 1, height: Int = 1, bits: Int, row: Int? = nil, space: CGColorSpace? = nil,
        info: CGImageAlphaInfo, order: CGBitmapInfo = [], decode: [CGFloat]? = nil
    ) throws -> CGImage? {
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row ?? width * bits / 8,
            space: space ?? rgb, bitmapInfo: CGBitmapInfo(rawValue: info.rawValue).union(order), provider: provider,
            decode: decode, shouldInterpolate: false, intent: .defaultIntent)
    }

    @Test("bytes of every layout become the same pixels")
    func layouts() throws {
        let little = CGBitmapInfo.byteOrder32Little
        func pixel(
            _ bytes: [UInt8], _ bits: Int, _ info: CGImageAlphaInfo, _ order: CGBitmapInfo = [],
            space: CGColorSpace? = nil, decode: [CGFloat]? = nil
        ) throws -> UInt32? {
            try image(bytes, bits: bits, space: space, info: info, order: order, decode: decode)?.bitmap.pixel(
                x: 0, y: 0)
        }
        #expect(try pixel([1, 2, 3, 128], 32, .premultipliedLast) == 0x8001_0203)
        #expect(try pixel([128, 1, 2, 3], 32, .premultipliedFirst, .byteOrder32Big) == 0x8001_0203)
        #expect(try pixel([3, 2, 1, 128], 32, .premultipliedFirst, little) == 0x8001_0203)
        #expect(try pixel([128, 3, 2, 1], 32, .premultipliedLast, little) == 0x8001_0203)
        #expect(try pixel([255, 128, 0, 128], 32, .last) == 0x8080_4000)
        #expect(try pixel([128, 255, 128, 0], 32, .first) == 0x8080_4000)
        #expect(try pixel([1, 2, 3, 9], 32, .noneSkipLast) == 0xFF01_0203)
        #expect(try pixel([9, 1, 2, 3], 32, .noneSkipFirst) == 0xFF01_0203)
        #expect(try pixel([1, 2, 3], 24, .none) == 0xFF01_0203)
        #expect(try pixel([7], 8, .none, space: gray) == 0xFF07_0707)
        #expect(try pixel([7, 128], 16, .premultipliedLast, space: gray) == 0x8007_0707)
        #expect(try pixel([200], 8, .alphaOnly, space: gray) == 0xC800_0000)
        #expect(try pixel([0], 8, .none, space: gray, decode: [1, 0]) == 0xFFFF_FFFF)
        #expect(try pixel([255, 0, 255], 24, .none, decode: [0, 0.5, 1, 0, 0, 1]) == 0xFF80_FFFF)
        #expect(try pixel([1, 2, 3, 4], 32, .none) == nil && pixel([1, 2], 16, .none) == nil)
        #expect(try pixel([1, 2, 3], 32, .premultipliedLast) == nil)
        #expect(try image([0], width: 0, bits: 8, space: gray, info: .none) == nil)
        #expect(try image([0], width: .max, bits: 8, row: .max, space: gray, info: .none) == nil)
        #expect(try image([0, 0], height: 2, bits: 8, row: .max, space: gray, info: .none) == nil)
    }

    @Test("cropping takes whole pixels inside the image")
    func cropping() throws {
        let image = CGImage(bitmap: try #require(Bitmap(width: 10, height: 8)))
        let part = try #require(image.cropping(to: CGRect(x: 6.5, y: 1, width: 100, height: 2)))
        #expect(part.width == 4 && part.height == 2)
        #expect(image.cropping(to: CGRect(x: 20, y: 0, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    }

    @Test("an image tells what it was made of, and gives the very bytes back")
    func provider() throws {
        let bytes: [UInt8] = [1, 2, 3, 0xEE, 4, 5, 6, 0xEE]
        let made = try #require(try image(bytes, width: 1, height: 2, bits: 24, row: 4, info: .none))
        #expect(made.bitsPerPixel == 24 && made.bytesPerRow == 4 && made.alphaInfo == .none && !made.isMask)
        #expect(made.colorSpace == rgb && !made.shouldInterpolate && made.renderingIntent == .defaultIntent)
        #expect(try #require(made.dataProvider?.data) as Data == Data(bytes))
        let data = try #require(made.dataProvider?.data)
        #expect(CFDataGetLength(data) == 8 && CFDataGetBytePtr(data)?[4] == 4)
        let part = try #require(made.cropping(to: CGRect(x: 0, y: 1, width: 1, height: 1)))
        #expect(part.height == 1 && part.bitmap.pixel(x: 0, y: 0) == 0xFF04_0506)
        #expect(try #require(part.dataProvider?.data).length == part.bytesPerRow * part.height)
        #expect(made.copy(colorSpace: rgb) != nil && made.copy(colorSpace: gray) == nil && made.copy() === made)
    }

    @Test("providers read memory, which they let go of, and files")
    func providers() throws {
        nonisolated(unsafe) let size = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { size.deallocate() }
        size.pointee = 0
        let bytes: [UInt8] = [1, 2, 3]
        let made = CGDataProvider(dataInfo: size, data: bytes, size: 3) { info, _, count in
            info?.storeBytes(of: count, as: Int.self)
        }
        let provider = try #require(made)
        #expect(size.pointee == 3 && provider.data as Data? == Data(bytes))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString)")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(CGDataProvider(url: file as CFURL)?.data as Data? == Data(bytes))
        #expect(CGDataProvider(filename: file.path)?.data as Data? == Data(bytes))
        #expect(Log.redirected(to: { _ in }) { CGDataProvider(filename: "/nowhere") } == nil)
    }

    @Test("PNG and JPEG files come from providers, each from its own only")
    func files() throws {
        let bitmap = try #require(Bitmap(width: 16, height: 8))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        context.setFill(RGBA(r: 1, g: 0, b: 0))
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
        let png = try #require(CGDataProvider(data: Data(try PNGFile.encode(bitmap)) as CFData))
        let jpeg = try #require(CGDataProvider(data: Data(try JPEGFile.encode(bitmap, quality: 95)) as CFData))
        let read = CGImage(
            pngDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        #expect(read?.bitmap == bitmap)
        let lossy = try #require(
            CGImage(jpegDataProviderSource: jpeg, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        #expect(lossy.width == 16 && lossy.height == 8 && lossy.alphaInfo == .noneSkipFirst)
        #expect(try #require(greatestDifference(lossy.bitmap, bitmap)) <= 4)
        #expect(
            CGImage(pngDataProviderSource: jpeg, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
        #expect(
            CGImage(jpegDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
        for length in 0..<20 {
            let cut = try #require(
                CGDataProvider(data: Data(jpeg.data.map { ($0 as Data).prefix(length) } ?? Data()) as CFData))
            Log.redirected(to: { _ in }) {
                _ = CGImage(jpegDataProviderSource: cut, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
            }
        }
    }

    @Test("the pixels of a JPEG file lie over white as a context lays them, at every opacity")
    func overWhite() throws {
        let bitmap = try #require(Bitmap(width: 256, height: 256))
        bitmap.withUnsafeMutableBytes { bytes in
            for y in 0..<256 {
                for alpha in 0..<256 {
                    let (red, green, blue) = (min(y, alpha), alpha - min(y, alpha), alpha / 2)
                    let word = UInt32(alpha << 24 | red << 16 | green << 8 | blue)
                    bytes.storeBytes(of: word, toByteOffset: y * bitmap.bytesPerRow + alpha * 4, as: UInt32.self)
                }
            }
        }
        let drawn = try #require(Bitmap(width: 256, height: 256))
        let context = try #require(CGContext(bitmap: drawn, scale: 1))
        let whole = CGRect(x: 0, y: 0, width: 256, height: 256)
        context.setFill(.white)
        context.fill(whole)
        context.drawImage(bitmap, in: whole, opacity: 1, nearest: true)
        let text = drawn.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
        #expect(OpaquePixels.pixelWords(of: bitmap) == text)
    }

    @Test("an image seen through another, and one without a colour")
    func masking() throws {
        let red = try #require(
            try image(
                Array(repeating: [255, 0, 0, 0], count: 4).flatMap { $0 }, width: 2, height: 2, bits: 32,
                info: .noneSkipLast))
        let half = try #require(try image([255, 0, 128, 255], width: 2, height: 2, bits: 8, space: gray, info: .none))
        let seen = try #require(red.masking(half)).bitmap
        #expect(
            [(0, 0), (1, 0), (0, 1), (1, 1)].map { seen.pixel(x: $0.0, y: $0.1) } == [
                0xFFFF_0000, 0, 0x8080_0000, 0xFFFF_0000,
            ])
        let provider = try #require(half.dataProvider)
        // Apart from the macro, in whose closure the pointer to the numbers would no longer be good.
        let made = CGImage(
            maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
            decode: [1, 0], shouldInterpolate: false)
        let mask = try #require(made)
        #expect(mask.isMask && mask.colorSpace == nil && red.masking(mask)?.bitmap == seen && mask.masking(half) == nil)
        #expect(
            try #require(mask.cropping(to: CGRect(x: 0, y: 1, width: 1, height: 1))?.dataProvider?.data) as Data
                == Data([127]))
        for (bits, bytes) in [
            (1, [0b0100_0000, 0b1000_0000]), (2, [0b0011_0000, 0b1100_0000]), (4, [0x0F, 0xF0]),
            (16, [0, 9, 255, 255, 255, 255, 0, 0]),
        ] {
            let made = CGImage(
                maskWidth: 2, height: 2, bitsPerComponent: bits, bitsPerPixel: bits, bytesPerRow: bytes.count / 2,
                provider: try #require(CGDataProvider(data: Data(bytes.map { UInt8($0) }) as CFData)), decode: nil,
                shouldInterpolate: false)
            let small = try #require(made)
            #expect(try #require(small.dataProvider?.data) as Data == Data([0, 255, 255, 0]), "\(bits) bits")
        }
        #expect(
            CGImage(
                maskWidth: 2, height: 2, bitsPerComponent: 3, bitsPerPixel: 3, bytesPerRow: 2, provider: provider,
                decode: nil, shouldInterpolate: false) == nil)
        let keyed = try #require(red.copy(maskingColorComponents: [250, 255, 0, 5, 0, 5]))
        #expect(keyed.bitmap.pixel(x: 0, y: 0) == 0)
        #expect(red.copy(maskingColorComponents: [0, 10, 0, 5, 0, 5])?.bitmap.pixel(x: 0, y: 0) == 0xFFFF_0000)
        #expect(
            red.copy(maskingColorComponents: [0, 10]) == nil
                && keyed.copy(maskingColorComponents: [0, 0, 0, 0, 0, 0]) == nil)
        // An image mask lets the fill colour through.
        let bitmap = try #require(Bitmap(width: 2, height: 2))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        context.setFill(RGBA(r: 0, g: 0, b: 1))
        context.translateBy(x: 0, y: 2)
        context.scaleBy(x: 1, y: -1)
        context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(bitmap.pixel(x: 0, y: 0) == 0xFF00_00FF && bitmap.pixel(x: 1, y: 0) == 0)
    }

    @Test("interpolation by no pixel, by four, and by all that are covered")
    func interpolation() throws {
        // Columns alternately black and white, 16 of them; drawn 4 wide, and one 40 wide.
        let stripes = (0..<16).map { UInt8($0 % 2 * 255) }
        let provider = try #require(CGDataProvider(data: Data(stripes) as CFData))
        let small = try #require(
            CGImage(
                width: 16, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 16, space: gray,
                bitmapInfo: CGBitmapInfo(rawValue: 0), provider: provider, decode: nil, shouldInterpolate: true,
                intent: .defaultIntent))
        func row(_ quality: CGInterpolationQuality, width: Int) throws -> [Int] {
            let bitmap = try #require(Bitmap(width: width, height: 4))
            let context = try #require(CGContext(bitmap: bitmap, scale: 1))
            context.interpolationQuality = quality
            context.draw(small, in: CGRect(x: 0, y: 0, width: width, height: 4))
            return (0..<width).map { Int(bitmap.pixel(x: $0, y: 2) & 0xFF) }
        }
        for width in [4, 5, 64] {
            #expect(try row(.none, width: width).allSatisfy { $0 == 0 || $0 == 255 })
        }
        for quality in [CGInterpolationQuality.medium, .high, .default] {
            // Four columns, half of them white, make one.
            #expect(try row(quality, width: 4).allSatisfy { abs($0 - 128) < 40 }, "\(quality)")
        }
        for quality in [CGInterpolationQuality.low, .medium, .high, .default] {
            let large = try row(quality, width: 64)
            #expect(large[1] < 60 && large[5] > 195 && large[8] < large[6] && Set(large).count >= 5, "\(quality)")
        }
        // Between the middles of two columns a line of four pixels.
        let linear = try row(.low, width: 64)
        #expect(zip(linear[2...5], [32, 96, 159, 223]).allSatisfy { abs($0 - $1) <= 3 }, "\(linear)")
        #expect(try row(.none, width: 64)[0..<8] == [0, 0, 0, 0, 255, 255, 255, 255])
    }
}
