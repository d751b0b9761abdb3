import CoreGraphics
import OctantExport
import TestSupport
import Testing

@Suite("Differences of pictures")
struct PixelDifferenceTests {
    private func bitmap(_ changes: [(x: Int, y: Int, pixel: UInt32)] = []) throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: 10, height: 5))
        bitmap.withUnsafeMutableBytes { pixels in
            for change in changes {
                pixels.storeBytes(
                    of: change.pixel, toByteOffset: change.y * bitmap.bytesPerRow + change.x * 4, as: UInt32.self)
            }
        }
        return bitmap
    }

    @Test("the worst pixel is the first of the worst; the mean is of all pixels; what is tolerated is not counted")
    func numbers() throws {
        let other = try bitmap([(3, 1, 0xFF00_0005), (7, 2, 0xFF00_00FF), (8, 2, 0x0300_0000), (1, 4, 0xFF00_0000)])
        let strict = PixelDifference(try bitmap(), other, tolerance: 0)
        #expect((strict.worst, strict.x, strict.y) == (255, 3, 1))
        #expect((strict.differing, strict.count) == (4, 50))
        #expect(strict.mean == (255 * 3 + 3) / 50.0)
        #expect(PixelDifference(try bitmap(), other, tolerance: 3).differing == 3)
        #expect(
            PixelDifference(other, other, tolerance: 0) == PixelDifference(try bitmap(), try bitmap(), tolerance: 0))
    }

    @Test("frames add up, and the worst of all stays")
    func sums() throws {
        var sum = PixelDifference()
        #expect(sum.mean == 0)
        #expect(!sum.add(PixelDifference(try bitmap(), try bitmap(), tolerance: 0)))
        #expect(sum.add(PixelDifference(try bitmap(), try bitmap([(2, 2, 0x1000_0000)]), tolerance: 0)))
        #expect(!sum.add(PixelDifference(try bitmap(), try bitmap([(4, 4, 0x1000_0000)]), tolerance: 0)))
        #expect((sum.worst, sum.x, sum.y, sum.count, sum.differing) == (16, 2, 2, 150, 2))
    }

    @Test("the picture is red where they differ, and faint elsewhere")
    func picture() throws {
        let (one, other) = (try bitmap([(5, 0, 0xFF00_0000)]), try bitmap([(5, 0, 0xFF00_0000), (9, 4, 0xFFFF_FFFF)]))
        let picture = try #require(PixelDifference.picture(one, other, tolerance: 0))
        #expect(picture.pixel(x: 9, y: 4) == 0xFFFF_0000)
        #expect(picture.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
        #expect(picture.pixel(x: 5, y: 0) == 0xFFBF_BFBF)
    }

    @Test("every kind of file is read, and what is none says so")
    func files() throws {
        for file in [SmallAnimations.gif, SmallAnimations.webP, SmallAnimations.apng] {
            let frames = try RecordedFrames(Array(file))
            #expect(frames.delays.count == 3)
            #expect(try frames.frame(0).pixel(x: 0, y: 0) == 0xFFFF_0000)
        }
        #expect(try RecordedFrames(Array(SmallAnimations.stillWebP)).delays == [.infinity])
        let still = try PNGEncoder().encode(CGImage(bitmap: bitmap()))
        #expect(try RecordedFrames(still).delays == [.infinity])
        for file in [[], Array("hello".utf8), Array(still.prefix(40))] {
            #expect(throws: ExportError.self) { try RecordedFrames(file) }
        }
    }
}
