import FuzzTargets
import OctantImageFiles
import TestSupport
import Testing

@Suite("Image files with anything wrong in them")
struct ImageFileFuzzTests {
    @Test("Exif's word on the orientation is read, and sums that were mended are right")
    func inputs() throws {
        var file = SmallImages.progressive
        file.insert(contentsOf: ImageInputs.exif, at: 2)
        #expect(JPEGFile.orientation(of: file) == 6)
        var png = SmallImages.palette
        png[29] ^= 0xFF
        #expect(throws: ImageFileError.self) { try PNGFile.decode(png, as: PixelArray.self) }
        #expect(ImageInputs.mended(png) == SmallImages.palette)
    }

    @Test("bytes that were never an image are an error", arguments: 0..<50)
    func noise(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for beginning in [[], [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]] as [[UInt8]] {
            let file = beginning + (0..<Int(seed) * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(throws: ImageFileError.self) { try PNGFile.decode(file, as: PixelArray.self) }
            #expect(throws: ImageFileError.self) { try JPEGFile.decode(file, as: PixelArray.self) }
            #expect(1...8 ~= JPEGFile.orientation(of: file))
        }
    }
}
