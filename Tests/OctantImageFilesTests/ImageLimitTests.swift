import FuzzTargets
import TestSupport
import Testing

@testable import OctantImageFiles

/// Small files that would become large images, or take long.
@Suite("Limits of images in files")
struct ImageLimitTests {
    private func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }

    /// A PNG file that claims to have so many pixels.
    private func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        var file = SmallImages.blackAndWhite
        file.replaceSubrange(16..<24, with: bytes(width) + bytes(height))
        return ImageInputs.mended(file)
    }

    /// A JPEG file that claims to have so many pixels.
    private func jpeg(_ file: [UInt8], _ width: Int, _ height: Int) throws -> [UInt8] {
        var file = file
        let frame = try #require(
            file.indices.dropLast().first { file[$0] == 0xFF && [0xC0, 0xC2].contains(file[$0 + 1]) })
        file.replaceSubrange(
            frame + 5..<frame + 9,
            with: [UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF)])
        return file
    }

    @Test("each kind of file is read")
    func kinds() throws {
        for file in SmallImages.all where file != SmallImages.cmyk {
            let image: PixelArray = try JPEGFile.isJPEG(file) ? JPEGFile.decode(file) : PNGFile.decode(file)
            #expect(image.width >= 4)
        }
        #expect(throws: ImageFileError.self) { try JPEGFile.decode(SmallImages.cmyk, as: PixelArray.self) }
        let palette = try PNGFile.decode(SmallImages.palette, as: PixelArray.self)
        #expect(palette[0, 0] >> 24 == 0xFF)
    }

    @Test("a file of more than 64 million pixels is refused by its header")
    func area() throws {
        for (width, height) in [(16384, 16384), (8193, 8192), (16384, 4097)] as [(UInt32, UInt32)] {
            let error = try #require(throws: ImageFileError.self) {
                try PNGFile.decode(png(width, height), as: PixelArray.self)
            }
            #expect(error.reason.contains("are more than \(PixelArray.areaLimit)"))
            let image = try jpeg(SmallImages.grayJPEG, Int(width), Int(height))
            let other = try #require(throws: ImageFileError.self) {
                try JPEGFile.decode(image, as: PixelArray.self)
            }
            #expect(other.reason.contains("are more than \(PixelArray.areaLimit)"))
        }
    }

    @Test("a JPEG file of more scans than any program writes is refused, and one of a few for many pixels")
    func scans() throws {
        let file = SmallImages.progressive
        #expect(JPEGFile.scanCount(of: file) == 10 && JPEGFile.scanCount(of: SmallImages.grayJPEG) == 1)
        let last = try #require(file.indices.dropLast().last { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
        let scan = file[last..<file.count - 2]
        func repeated(_ count: Int) -> [UInt8] { file[..<last] + (0..<count).flatMap { _ in scan } + [0xFF, 0xD9] }
        #expect(JPEGFile.scanCount(of: repeated(500)) == 509)
        let error = try #require(throws: ImageFileError.self) {
            try JPEGFile.decode(repeated(500), as: PixelArray.self)
        }
        #expect(error.reason.hasPrefix("509 scans"))
        // Twenty scans of 8000 x 8000 pixels are more than sixteen times the largest image.
        let large = try jpeg(repeated(11), 8000, 8000)
        #expect(throws: ImageFileError.self) { try JPEGFile.decode(large, as: PixelArray.self) }
        // A scan within an image for the index, and what only looks like one, do not count.
        var named = file
        named.insert(contentsOf: [0xFF, 0xE2, 0, 6, 0xFF, 0xDA, 0xFF, 0xDA], at: 2)
        #expect(JPEGFile.scanCount(of: named) == 10)
        #expect(JPEGFile.scanCount(of: [0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 0xFF, 0, 0xDA, 0xFF, 0xD0, 0xFF, 0xDA]) == 2)
    }
}
