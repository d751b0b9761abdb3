import CoreGraphics
import FuzzTargets
import OctantImageFiles
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

    @Test("each kind of file becomes an image, and the colours of print an error")
    func kinds() throws {
        for file in SmallPictures.all where file != SmallPictures.cmyk {
            #expect(try CGImage.decoding(file).width >= 4)
        }
        #expect(throws: ImageFileError.self) { try CGImage.decoding(SmallPictures.cmyk) }
    }
}
