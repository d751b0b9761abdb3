import CoreGraphics
import FuzzTargets
import TestSupport
import Testing

@Suite("Picture files of all kinds")
@MainActor
struct PictureFileFuzzTests {
    @Test("files with anything wrong in them are read or are an error", arguments: 0..<100)
    func bent(seed: UInt64) throws {
        for number in 0..<20 {
            _ = try FuzzTarget.pictures.attempt(FuzzTarget.pictures.make(seed * 20 + UInt64(number)))
        }
    }

    @Test("some of them are read")
    func read() throws {
        let count = try (0..<200).count { try FuzzTarget.pictures.attempt(FuzzTarget.pictures.make($0)) }
        #expect(count > 20 && count < 180, "\(count) of 200 are read")
    }

    @Test("Exif's word on the orientation is read, and sums that were mended are right")
    func inputs() throws {
        var file = SmallPictures.progressive
        file.insert(contentsOf: PictureInputs.exif, at: 2)
        #expect(JPEGFile.orientation(of: file) == 6)
        var png = SmallPictures.palette
        png[29] ^= 0xFF
        #expect(throws: PNGError.self) { try PNGFile.decode(png) }
        #expect(PictureInputs.mended(png) == SmallPictures.palette)
    }

    @Test("bytes that were never a picture are an error", arguments: 0..<50)
    func noise(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for beginning in [[], [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]] as [[UInt8]] {
            let file = beginning + (0..<Int(seed) * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(throws: PNGError.self) { try PNGFile.decode(file) }
            #expect(throws: JPEGError.self) { try JPEGFile.decode(file) }
            #expect(1...8 ~= JPEGFile.orientation(of: file))
        }
    }
}
