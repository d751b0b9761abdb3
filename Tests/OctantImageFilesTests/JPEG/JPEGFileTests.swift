import OctantImageFiles
import Testing

@Suite("JPEG files")
struct JPEGFileTests {
    @Test("an Exif orientation is read, whichever way its numbers run, and odd ones are none")
    func orientation() {
        func file(_ tiff: [UInt8]) -> [UInt8] {
            let segment = Array("Exif\0\0".utf8) + tiff
            return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9, 9, 0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment + [
                0xFF, 0xDA,
            ]
        }
        let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
        let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0]
        #expect(JPEGFile.orientation(of: file(little)) == 6 && JPEGFile.orientation(of: file(big)) == 8)
        var odd = little
        odd[18] = 99
        #expect(JPEGFile.orientation(of: file(odd)) == 1 && JPEGFile.orientation(of: []) == 1)
        // From 20 bytes on the orientation itself is there.
        for length in 0..<20 { #expect(JPEGFile.orientation(of: file(Array(little.prefix(length)))) == 1) }
        odd = little
        odd.replaceSubrange(4..<8, with: [255, 255, 255, 255])
        #expect(JPEGFile.orientation(of: file(odd)) == 1)
    }

    @Test("an opaque buffer comes back nearly as it was, and a clear one as white, whatever quality is asked for")
    func roundTrip() throws {
        let red = try #require(PixelArray(width: 9, height: 5))
        red.fill(0xFFFF_0000)
        let read: PixelArray = try JPEGFile.decode(JPEGFile.encode(red, quality: 95))
        #expect(read.width == 9 && read.height == 5)
        for pixel in read.pixels {
            let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
            #expect(pixel >> 24 == 0xFF && red >= 251 && green <= 4 && blue <= 4)
        }
        let clear = try #require(PixelArray(width: 9, height: 5))
        for quality in [-3, 0, 1, 50, 100, 1000] {
            let white: PixelArray = try JPEGFile.decode(JPEGFile.encode(clear, quality: quality))
            #expect(white.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
        }
    }
}
