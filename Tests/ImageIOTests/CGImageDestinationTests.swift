import ImageIO
import OctantBase
import TestSupport
import Testing
import ViewSupport

@Suite("CGImageDestination")
struct CGImageDestinationTests {
    private func image(_ color: UInt32) throws -> CGImage {
        let bitmap = try #require(Bitmap(width: 5, height: 3))
        bitmap.withUnsafeMutableBytes { bytes in
            for at in bytes.bindMemory(to: UInt32.self).indices {
                bytes.storeBytes(of: color, toByteOffset: at * 4, as: UInt32.self)
            }
        }
        return CGImage(bitmap: bitmap)
    }

    @Test(
        "frames that are written are read again, with their delays",
        arguments: [
            ("com.compuserve.gif", kCGImagePropertyGIFDictionary as String),
            ("public.png", kCGImagePropertyPNGDictionary as String),
        ])
    func frames(type: String, key: String) throws {
        let data = NSMutableData()
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0]
        let destination = try #require(
            CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 3, nil))
        CGImageDestinationSetProperties(
            destination, [key: [kCGImagePropertyGIFLoopCount: 2]] as CFDictionary)
        for (index, color) in colors.enumerated() {
            let delay = 0.1 * Double(index + 1)
            CGImageDestinationAddImage(
                destination, try image(color), [key: [kCGImagePropertyGIFDelayTime: delay]] as CFDictionary)
        }
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetType(source) as String? == type && CGImageSourceGetCount(source) == 3)
        let whole = CGImageSourceCopyProperties(source, nil)?[key] as? [String: Any]
        #expect(whole?[kCGImagePropertyGIFLoopCount as String] as? Int == 2)
        for (index, color) in colors.enumerated() {
            let read = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            #expect(read.width == 5 && read.bitmap.singleColor(rows: 0..<3) == color, "\(index)")
            let own = CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[key] as? [String: Any]
            let delay = (own?[kCGImagePropertyGIFDelayTime as String] as? NSNumber)?.doubleValue ?? 0
            #expect(abs(delay - 0.1 * Double(index + 1)) < 1e-9)
        }
    }

    @Test("a picture of more colours than a GIF file has keeps near to them")
    func manyColors() throws {
        let bitmap = try #require(Bitmap(width: 32, height: 32))
        func color(_ x: Int, _ y: Int) -> [Int] { [255, x * 8, y * 8, 128] }
        bitmap.withUnsafeMutableBytes { bytes in
            for y in 0..<32 {
                for x in 0..<32 {
                    let word = color(x, y).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                    bytes.storeBytes(of: word, toByteOffset: y * bitmap.bytesPerRow + 4 * x, as: UInt32.self)
                }
            }
        }
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 1, nil))
        CGImageDestinationAddImage(destination, CGImage(bitmap: bitmap), nil)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)).bitmap
        let distances = (0..<1024).map { at in
            let (x, y) = (at % 32, at / 32)
            return zip(parts(read.pixel(x: x, y: y)), color(x, y)).map { abs($0 - $1) }.max() ?? 0
        }
        // 255 of 1024 colours: boxes of 4 of them, some of 8 in a row, whose ends are 28 from the middle.
        #expect((distances.max() ?? 0) <= 28 && distances.reduce(0, +) <= 16 * 1024, "\(distances)")
    }

    @Test("one image is written as PNG and JPEG, to a file too")
    func still() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString).jpg")
        defer { try? FileManager.default.removeItem(at: file) }
        let jpeg = try #require(CGImageDestinationCreateWithURL(file as CFURL, "public.jpeg" as CFString, 1, nil))
        CGImageDestinationAddImage(
            jpeg, try image(0xFF00_00FF), [kCGImageDestinationLossyCompressionQuality: 0.9] as CFDictionary)
        #expect(CGImageDestinationFinalize(jpeg))
        let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
        #expect(CGImageSourceGetType(source) == "public.jpeg" && CGImageSourceGetCount(source) == 1)
        let data = NSMutableData()
        let png = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImageFromSource(png, source, 0, nil)
        #expect(CGImageDestinationFinalize(png))
        #expect(CGImageSourceCreateWithData(data, nil).flatMap { CGImageSourceGetType($0) } == "public.png")
    }

    @Test("a file that lacks images is not written, and one that cannot be is none")
    func refused() throws {
        try Log.redirected(to: { _ in }) {
            let data = NSMutableData()
            let destination = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil))
            CGImageDestinationAddImage(destination, try image(0), nil)
            #expect(!CGImageDestinationFinalize(destination) && data.length == 0)
            #expect(CGImageDestinationCreateWithData(data, "public.jpeg", 2, nil) == nil)
            #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
            #expect(CGImageDestinationCreateWithData(data, "public.png", 0, nil) == nil)
        }
    }

    @Test(
        "on a full disk a file is not written, one line says why, and the old one stays",
        .enabled(if: SmallDisk.isThere))
    func fullDisk() throws {
        let disk = try SmallDisk(bytes: 16 << 10)
        let file = disk.folder.appendingPathComponent("a.png")
        try Data("old".utf8).write(to: file)
        try disk.fill()
        let lines = Locked<[String]>([])
        try Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
            let destination = try #require(
                CGImageDestinationCreateWithURL(file as CFURL, "public.png", 1, nil))
            CGImageDestinationAddImage(destination, try image(0), nil)
            #expect(!CGImageDestinationFinalize(destination))
        }
        let said = "the image file '\(file.path)' cannot be written: no space left on device"
        #expect(lines.withLock { $0 } == [said])
        #expect(try disk.names == ["a.png"] && Data(contentsOf: file) == Data("old".utf8))
    }
}
