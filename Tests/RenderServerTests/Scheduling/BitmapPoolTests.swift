import CoreGraphics
import Testing

@testable import RenderServer

@Suite("Bitmaps used again")
struct BitmapPoolTests {
    @Test("a bitmap that nobody holds is used again, transparent")
    func reuse() throws {
        var pool = BitmapPool()
        pool.bitmap(width: 4, height: 4)?.withUnsafeMutableBytes { $0[0] = 255 }
        let made = pool.bitmap(width: 4, height: 4)
        let again = try #require(made)
        #expect(pool.reuseCount == 1)
        #expect(again.isBlank)
    }

    @Test("a bitmap that somebody holds is left alone")
    func held() throws {
        var pool = BitmapPool()
        let one = pool.bitmap(width: 4, height: 4)
        let first = try #require(one)
        first.withUnsafeMutableBytes { $0[0] = 255 }
        let second = pool.bitmap(width: 4, height: 4)
        #expect(first !== second)
        #expect(!first.isBlank)
        #expect(pool.reuseCount == 0)
    }

    @Test("no more than the limit is kept, and nothing of absurd size made")
    func limit() {
        var pool = BitmapPool()
        for width in 1000..<1040 { _ = pool.bitmap(width: width, height: 1000) }
        #expect(pool.byteCount <= BitmapPool.byteLimit)
        let before = pool.byteCount
        _ = pool.bitmap(width: 4096, height: 4096)
        #expect(pool.byteCount == before)
        let (none, absurd) = (pool.bitmap(width: 0, height: 5), pool.bitmap(width: 1 << 40, height: 5))
        #expect(none == nil)
        #expect(absurd == nil)
    }

    @Test("frames that are held stay as they were while later ones are drawn")
    func framesStay() throws {
        let mailbox = CommitMailbox()
        mailbox.post(
            Layers.tree(
                20, 20,
                [Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), animations: [Layers.steps(8, size: 20)])]))
        let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
        var frames: [(Frame, UInt32)] = []
        for step in 0..<24 {
            let frame = try #require(renderer.frame(at: Double(step) / 8, pixelWidth: 20, pixelHeight: 20, scale: 1))
            frames.append((frame, frame.patches[0].bitmap.pixel(x: 5, y: 5)))
        }
        for (frame, pixel) in frames { #expect(frame.patches[0].bitmap.pixel(x: 5, y: 5) == pixel) }
    }
}
