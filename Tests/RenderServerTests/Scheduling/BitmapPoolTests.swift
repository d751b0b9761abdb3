import CoreGraphics
import TestSupport
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

    @Test("bitmaps of several sizes are kept beside each other")
    func sizes() {
        var pool = BitmapPool()
        for _ in 0..<2 {
            for width in 4..<8 { _ = pool.bitmap(width: width, height: 4) }
        }
        #expect(pool.reuseCount == 4)
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

    @Test("what was not handed out from one sweep to the next is let go of, what was stays")
    func sweeping() throws {
        var pool = BitmapPool()
        _ = pool.bitmap(width: 4, height: 4)
        _ = pool.bitmap(width: 8, height: 8)
        let both = pool.byteCount
        pool.sweep()
        #expect(pool.byteCount == both)
        _ = pool.bitmap(width: 4, height: 4)
        pool.sweep()
        #expect(pool.byteCount < both && pool.byteCount > 0)
        let before = pool.reuseCount
        _ = pool.bitmap(width: 4, height: 4)
        #expect(pool.reuseCount == before + 1)
        pool.sweep()
        pool.sweep()
        #expect(pool.byteCount == 0)
    }

    @Test("tiles that no image asks for any more are let go of, and the others are painted once")
    func tiles() throws {
        var tiles = StepTiles()
        var painted = 0
        let images = try (0..<2).map { _ in CGImage(bitmap: try #require(Bitmap(width: 4, height: 4))) }
        func ask(_ index: Int) { _ = tiles.tile(images[index], over: .white) { _ in painted += 1 } }
        for round in 0..<5 {
            ask(0)
            if round == 0 { ask(1) }
            tiles.sweep()
        }
        #expect(painted == 2)
        ask(1)
        #expect(painted == 3)
        ask(0)
        #expect(painted == 3)
    }

    @Test("tiles of a surface that has ended go when another begins, while those of others stay")
    func tilesGo() throws {
        let cache = RasterCache()
        weak var bitmap: Bitmap?
        func frame(_ renderer: SurfaceRenderer, at time: Double) throws -> Frame {
            try #require(renderer.frame(at: time, pixelWidth: 20, pixelHeight: 20, scale: 1))
        }
        func renderer() -> SurfaceRenderer {
            let mailbox = CommitMailbox()
            let animations = [Layers.steps(8, size: 20)]
            mailbox.post(
                Layers.tree(20, 20, [Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), animations: animations)]))
            return SurfaceRenderer(mailbox: mailbox, cache: cache)
        }
        let other = renderer()
        _ = try frame(other, at: 0)
        weak let kept = try #require(frame(other, at: 0.125).patches.first { $0.isShared }?.bitmap)
        do {
            let one = renderer()
            _ = try frame(one, at: 0)
            bitmap = try #require(frame(one, at: 0.125).patches.first { $0.isShared }?.bitmap)
            #expect(bitmap != nil)
        }
        _ = renderer()
        #expect(bitmap == nil)
        #expect(kept != nil)
    }

    @Test("a surface of which only a corner moves does not hold on to its whole image for long")
    func wholeFramesGo() throws {
        let mailbox = CommitMailbox()
        mailbox.post(
            Layers.tree(
                200, 200,
                [Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), animations: [Layers.steps(8, size: 20)])]))
        let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
        func frame(_ step: Int) -> Frame? {
            renderer.frame(at: Double(step) / 8, pixelWidth: 200, pixelHeight: 200, scale: 1)
        }
        weak let whole = try #require(frame(0)).patches.first?.bitmap
        #expect(whole != nil)
        for step in 1...Int(2 * sweepInterval * 8) { #expect(frame(step)?.patches.count == 1) }
        #expect(whole == nil)
    }
}
