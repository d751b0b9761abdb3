import CoreGraphics
import TestSupport
import Testing

/// Bitmap contexts over memory that belongs to the program.
@Suite("Contexts over the caller's memory")
struct CallerMemoryTests {
    /// A layout: bytes of a pixel, the space, the bits, and what an opaque pixel of red .2, green .4, blue .6 is in it.
    struct Layout: Sendable, CustomStringConvertible {
        let description: String
        let size: Int
        let isGray: Bool
        let info: UInt32
        let pixel: [UInt8?]

        var space: CGColorSpace { isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB() }
    }

    private static let little = CGBitmapInfo.byteOrder32Little.rawValue
    private static let big = CGBitmapInfo.byteOrder32Big.rawValue
    static let layouts: [Layout] = [
        Layout(
            description: "RGBA", size: 4, isGray: false, info: CGImageAlphaInfo.premultipliedLast.rawValue,
            pixel: [51, 102, 153, 255]),
        Layout(
            description: "ARGB", size: 4, isGray: false, info: CGImageAlphaInfo.premultipliedFirst.rawValue | big,
            pixel: [255, 51, 102, 153]),
        Layout(
            description: "BGRA", size: 4, isGray: false, info: CGImageAlphaInfo.premultipliedFirst.rawValue | little,
            pixel: [153, 102, 51, 255]),
        Layout(
            description: "ABGR", size: 4, isGray: false, info: CGImageAlphaInfo.premultipliedLast.rawValue | little,
            pixel: [255, 153, 102, 51]),
        Layout(
            description: "RGBX", size: 4, isGray: false, info: CGImageAlphaInfo.noneSkipLast.rawValue,
            pixel: [51, 102, 153, nil]),
        Layout(
            description: "XRGB", size: 4, isGray: false, info: CGImageAlphaInfo.noneSkipFirst.rawValue,
            pixel: [nil, 51, 102, 153]),
        Layout(
            description: "BGRX", size: 4, isGray: false, info: CGImageAlphaInfo.noneSkipFirst.rawValue | little,
            pixel: [153, 102, 51, nil]),
        // 0.2126 of 51, 0.7152 of 102 and 0.0722 of 153.
        Layout(
            description: "grey", size: 1, isGray: true, info: CGImageAlphaInfo.none.rawValue, pixel: [95]),
        Layout(
            description: "opacity", size: 1, isGray: true, info: CGImageAlphaInfo.alphaOnly.rawValue, pixel: [255]),
    ]

    private func with(
        _ layout: Layout, width: Int = 4, height: Int = 3, bytesPerRow: Int? = nil, filled byte: UInt8 = 0,
        _ body: (CGContext, UnsafeMutableRawBufferPointer) throws -> Void
    ) throws {
        let row = bytesPerRow ?? width * layout.size
        var bytes = [UInt8](repeating: byte, count: row * height)
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try #require(
                CGContext(
                    data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: row,
                    space: layout.space, bitmapInfo: layout.info))
            try body(context, buffer)
        }
    }

    private func matches(_ bytes: some Sequence<UInt8>, _ pixel: [UInt8?]) -> Bool {
        zip(bytes, pixel).allSatisfy { $1 == nil || $0 == $1 }
    }

    @Test(
        "pixels stand in memory as the layout says, the row of greatest y first, after every call", arguments: layouts)
    func layout(layout: Layout) throws {
        try with(layout) { context, bytes in
            #expect(context.bitsPerPixel == layout.size * 8 && context.bytesPerRow == 4 * layout.size)
            #expect(context.alphaInfo.rawValue == layout.info & 0x1F)
            context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
            context.fill(CGRect(x: 1, y: 2, width: 1, height: 1))
            #expect(matches(bytes[layout.size..<2 * layout.size], layout.pixel), "\(Array(bytes))")
            #expect(
                matches(
                    bytes[2 * layout.size..<3 * layout.size],
                    [0, 0, 0, 0].map { layout.pixel[0] == nil || layout.pixel.last == .some(nil) ? nil : $0 }))
            context.clear(CGRect(x: 0, y: 0, width: 4, height: 3))
            #expect(matches(bytes[layout.size..<2 * layout.size], layout.pixel.map { $0 == nil ? nil : 0 }))
        }
    }

    @Test("what is there before is drawn on, and what the program writes between drawings counts", arguments: layouts)
    func shared(layout: Layout) throws {
        try with(layout) { context, bytes in
            for (index, value) in layout.pixel.enumerated() { bytes[index] = value ?? 7 }
            let image = try #require(context.makeImage())
            let first = image.bitmap.pixel(x: 0, y: 0)
            #expect(first >> 24 == 255)
            if !layout.isGray { #expect(first == 0xFF33_6699) }
            context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
            context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
            #expect(
                matches(bytes[0..<layout.size], layout.pixel) && matches(bytes[(11 * layout.size)...], layout.pixel))
            for index in bytes.indices { bytes[index] = 0 }
            // The image made before stays.
            #expect(image.bitmap.pixel(x: 0, y: 0) == first)
            #expect(try #require(context.makeImage()).bitmap.pixel(x: 3, y: 2) & 0xFF_FFFF == 0)
        }
    }

    @Test("rows may be longer than their pixels, and the bytes behind them are left alone", arguments: layouts)
    func padding(layout: Layout) throws {
        try with(layout, bytesPerRow: 4 * layout.size + 8, filled: 0xEE) { context, bytes in
            #expect(context.bytesPerRow == 4 * layout.size + 8)
            context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
            for row in 0..<3 {
                let start = row * context.bytesPerRow
                #expect(matches(bytes[start..<start + layout.size], layout.pixel))
                #expect(bytes[start + 4 * layout.size..<start + 4 * layout.size + 8].allSatisfy { $0 == 0xEE })
            }
        }
    }

    @Test("memory that begins at an odd place is drawn in all the same")
    func alignment() throws {
        var bytes = [UInt8](repeating: 0, count: 17)
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try #require(
                CGContext(
                    data: buffer.baseAddress.map { $0 + 1 }, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(
            bytes == [0] + [[0, 0, 255, 255], [0, 0, 255, 255], [0, 0, 255, 255], [0, 0, 255, 255]].flatMap { $0 })
    }

    @Test("the context's own memory shows what was drawn, before and after it was asked for", arguments: layouts)
    func own(layout: Layout) throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: layout.space,
                bitmapInfo: layout.info))
        context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        context.fill(CGRect(x: 0, y: 2, width: 1, height: 1))
        let data = try #require(context.data)
        let bytes = UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * 3)
        #expect(matches(bytes[0..<layout.size], layout.pixel))
        context.fill(CGRect(x: 1, y: 2, width: 1, height: 1))
        #expect(matches(bytes[layout.size..<2 * layout.size], layout.pixel))
        // What the program writes there shows in images too.
        data.storeBytes(of: 0, as: UInt8.self)
        let image = try #require(context.makeImage())
        #expect(image.bitmap.pixel(x: 0, y: 0) != image.bitmap.pixel(x: 1, y: 0) || layout.pixel[0] == nil)
        #expect(image.bitsPerPixel == layout.size * 8 && image.alphaInfo.rawValue == layout.info & 0x1F)
        let provided = try #require(image.dataProvider?.data) as Data
        #expect(matches(provided[layout.size..<2 * layout.size], layout.pixel))
    }

    @Test("y turned over by the program draws images upright where y goes down")
    func flipped() throws {
        try with(Self.layouts[0], width: 2, height: 2) { context, bytes in
            let rendered = try #require(Bitmap(width: 2, height: 2))
            rendered.withUnsafeMutableBytes { $0.storeBytes(of: 0xFFFF_0000, toByteOffset: 0, as: UInt32.self) }
            let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
            context.draw(CGImage(bitmap: rendered), in: rect)
            #expect(bytes[0] == 255 && bytes[8] == 0)
            context.clear(rect)
            context.translateBy(x: 0, y: 2)
            context.scaleBy(x: 1, y: -1)
            context.draw(CGImage(bitmap: rendered), in: rect)
            #expect(bytes[0] == 0 && bytes[8] == 255)
            #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2))
        }
    }
}
