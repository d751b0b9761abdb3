import CoreGraphics
import FuzzTargets
import OctantImageFiles
import TestSupport
import Testing

@Suite("Image files of all kinds")
@MainActor
struct ImageFileFuzzTests {
    @Test("files with anything wrong in them are read or are an error", arguments: 0..<100)
    func bent(seed: UInt64) throws {
        for number in 0..<20 {
            _ = try FuzzTarget.images.attempt(FuzzTarget.images.make(seed * 20 + UInt64(number)))
        }
    }

    @Test("some of them are read")
    func read() throws {
        let count = try (0..<200).count { try FuzzTarget.images.attempt(FuzzTarget.images.make($0)) }
        #expect(count > 20 && count < 180, "\(count) of 200 are read")
    }

    @Test("each kind of file becomes an image, and the colours of print an error")
    func kinds() throws {
        for file in SmallImages.all where file != SmallImages.cmyk {
            #expect(try CGImage.decoding(file).width >= 4)
        }
        #expect(throws: ImageFileError.self) { try CGImage.decoding(SmallImages.cmyk) }
    }
}
