import FuzzTargets
import ImageIO
import OctantBase
import TestSupport
import Testing

@Suite("CGImageSource")
@MainActor
struct CGImageSourceTests {
    private let colors: [UInt32] = [0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00]

    private func source(_ file: [UInt8]) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(Data(file) as CFData, nil))
    }

    private func pixels(_ source: CGImageSource, _ index: Int) throws -> [UInt32] {
        let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
        return (0..<image.height).flatMap { y in (0..<image.width).map { image.bitmap.pixel(x: $0, y: y) } }
    }

    @Test(
        "frames have their pixels, their delays and how often they play, in each format",
        arguments: [
            (SmallAnimations.gif, "com.compuserve.gif", kCGImagePropertyGIFDictionary as String),
            (SmallAnimations.apng, "public.png", kCGImagePropertyPNGDictionary as String),
            (SmallAnimations.webP, "org.webmproject.webp", kCGImagePropertyWebPDictionary as String),
        ])
    func frames(file: [UInt8], type: String, key: String) throws {
        let source = try source(file)
        #expect(CGImageSourceGetType(source) as String? == type && CGImageSourceGetCount(source) == 3)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let whole = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
        let own = try #require(whole?[key as CFString] as? [CFString: Any])
        #expect(own[kCGImagePropertyGIFLoopCount] as? Int == 3)
        #expect((own[kCGImagePropertyGIFFrameInfoArray] as? [[String: Any]])?.count == 3)
        for (index, delay) in [0.1, 0, 0.25].enumerated() {
            let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil) as NSDictionary?)
            #expect(properties[kCGImagePropertyPixelWidth] as? Int == 6)
            let times = try #require(properties[key as String] as? NSDictionary)
            #expect((times[kCGImagePropertyGIFUnclampedDelayTime] as? NSNumber)?.doubleValue == delay)
            #expect(times[kCGImagePropertyGIFDelayTime] as? Double == (delay == 0 ? 0.1 : delay))
        }
        // Out of order, too.
        for index in [0, 1, 2, 0, 2, 1, 1] {
            #expect(try pixels(source, index) == [UInt32](repeating: colors[index], count: 24), "\(index)")
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, -1, nil) == nil)
    }

    @Test("what is behind a frame stays, comes back or is cleared, as the file says")
    func disposal() throws {
        let source = try source(SmallAnimations.disposed)
        let (red, blue, green) = (colors[0], colors[1], colors[2])
        #expect(try pixels(source, 0) == [red, red, red, red, red, red, red, red])
        #expect(try pixels(source, 1) == [red, blue, red, red, red, red, blue, red])
        #expect(try pixels(source, 2) == [green, green, red, red, red, red, red, red])
        #expect(try pixels(source, 3) == [0, 0, red, red, red, red, red, blue])
    }

    @Test("still images of each format are one image")
    func still() throws {
        for (file, type, alpha) in [
            (SmallImages.palette, "public.png", nil), (SmallImages.progressive, "public.jpeg", false),
            (SmallAnimations.stillWebP, "org.webmproject.webp", true),
        ] as [([UInt8], String, Bool?)] {
            let source = try source(file)
            #expect(CGImageSourceGetType(source) as String? == type && CGImageSourceGetCount(source) == 1)
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceShouldCache: true]))
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
            #expect(properties?[kCGImagePropertyPixelHeight as String] as? Int == image.height)
            if let alpha { #expect(properties?[kCGImagePropertyHasAlpha as String] as? Bool == alpha) }
        }
        #expect(try pixels(source(SmallAnimations.stillWebP), 0)[0] == 0x8080_0000)
    }

    @Test("a thumbnail keeps the proportions, is never larger, and is turned where that is asked for")
    func thumbnails() throws {
        let file = Array(SmallImages.progressive[..<2]) + ImageInputs.exif + SmallImages.progressive[2...]
        let source = try source(file)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        func thumbnail(_ most: Int, turned: Bool) -> CGImage? {
            let options =
                [
                    kCGImageSourceCreateThumbnailFromImageAlways: true,
                    kCGImageSourceCreateThumbnailWithTransform: turned, kCGImageSourceThumbnailMaxPixelSize: most,
                ] as [CFString: Any] as CFDictionary
            return CGImageSourceCreateThumbnailAtIndex(source, 0, options)
        }
        #expect(thumbnail(8, turned: false)?.width == 8 && thumbnail(100, turned: false)?.width == 16)
        let (plain, turned) = (try #require(thumbnail(16, turned: false)), try #require(thumbnail(16, turned: true)))
        // Exif's 6: the left edge is the top of what is shown.
        for at in 0..<16 {
            #expect(plain.bitmap.pixel(x: 0, y: 15 - at) == turned.bitmap.pixel(x: at, y: 0))
        }
    }

    @Test("a file that comes bit by bit has more frames the more of it is there")
    func incremental() {
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetCount(source) == 0)
        let file = SmallAnimations.gif
        var counts: [Int] = []
        for end in [10, 90, 130, file.count] {
            CGImageSourceUpdateData(source, Data(file[..<end]) as CFData, end == file.count)
            counts.append(CGImageSourceGetCount(source))
        }
        #expect(counts == counts.sorted() && counts[0] == 0 && counts[1] >= 1 && counts.last == 3, "\(counts)")
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
    }

    @Test("what is no image file is told by its status")
    func broken() throws {
        #expect(CGImageSourceGetStatus(try source([])) == .statusUnexpectedEOF)
        #expect(CGImageSourceGetStatus(try source(Array("no image at all".utf8))) == .statusUnknownType)
        #expect(CGImageSourceGetStatus(try source(Array("GIF89a and so on".utf8))) == .statusInvalidData)
        let url = URL(fileURLWithPath: "/nonexistent.gif")
        #expect(Log.redirected(to: { _ in }) { CGImageSourceCreateWithURL(url as CFURL, nil) } == nil)
    }

    @Test("files with anything wrong in them are read or are an error", arguments: 0..<50)
    func bent(seed: UInt64) throws {
        for number in 0..<20 {
            _ = try FuzzTarget.animations.attempt(FuzzTarget.animations.make(seed * 20 + UInt64(number)))
        }
    }
}
