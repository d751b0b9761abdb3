import CoreGraphics
import TestSupport
import Testing

@Suite("Picture files of all kinds")
struct PictureFileFuzzTests {
    /// A picture of 9 x 7 pixels, no two alike.
    private func bitmap() throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: 9, height: 7))
        bitmap.withUnsafeMutableBytes { bytes in
            for y in 0..<7 {
                for x in 0..<9 {
                    let pixel = 0xFF00_0000 | UInt32(x * 28) << 16 | UInt32(y * 36) << 8 | UInt32(x * y)
                    bytes.storeBytes(of: pixel, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        return bitmap
    }

    /// Exif data that says that the picture is to be turned, as the first segment of a JPEG file has it.
    private static let exif: [UInt8] =
        [0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8)
        + [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]

    @Test("JPEG files with anything wrong in them are read or are an error", arguments: 0..<100)
    func jpeg(seed: UInt64) throws {
        var random = Numbers(seed: seed)
        var file = try JPEGFile.encode(try bitmap(), quality: 80)
        file.insert(contentsOf: Self.exif, at: 2)
        #expect(JPEGFile.orientation(of: file) == 6)
        for _ in 0..<10 {
            let bent = random.bend(file)
            #expect(1...8 ~= JPEGFile.orientation(of: bent))
            guard let read = try? JPEGFile.decode(bent) else { continue }
            #expect(1...bitmapSideLimit ~= read.width && 1...bitmapSideLimit ~= read.height)
        }
    }

    @Test("PNG files with anything wrong in them are read or are an error", arguments: 0..<100)
    func png(seed: UInt64) throws {
        var random = Numbers(seed: seed)
        let file = try PNGFile.encode(try bitmap())
        for _ in 0..<10 {
            let bent = random.bend(file, words: ["tRNS", "IDAT", "acTL", "\0\0\0\0IEND"])
            _ = PNGFile.isOpaque(bent)
            guard let read = try? PNGFile.decode(bent) else { continue }
            #expect(1...bitmapSideLimit ~= read.width && 1...bitmapSideLimit ~= read.height)
        }
    }

    @Test("bytes that were never a picture are an error", arguments: 0..<50)
    func noise(seed: UInt64) throws {
        var random = Numbers(seed: seed)
        for beginning in [[], [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]] as [[UInt8]] {
            let file = beginning + (0..<Int(seed) * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(throws: PNGError.self) { try PNGFile.decode(file) }
            #expect(throws: JPEGError.self) { try JPEGFile.decode(file) }
            #expect(1...8 ~= JPEGFile.orientation(of: file))
        }
    }
}
