import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("The raster cache")
struct RasterCacheTests {
    /// Arrowheads, which only paths can draw: they turn both ways.
    private func still(_ side: CGFloat, count: Int) -> RenderTree {
        var layers: [RenderLayer] = []
        for index in 0..<count {
            var (shape, path) = (ShapeProperties(), PathGeometry())
            path.move(to: .zero)
            path.line(to: CGPoint(x: side, y: 0))
            path.line(to: CGPoint(x: side / 4, y: side / 4))
            path.line(to: CGPoint(x: 0, y: side - CGFloat(index) / 8))
            path.close()
            shape.path = path
            layers.append(Layers.layer(CGRect(x: 0, y: 0, width: side, height: side)) { $0.shape = shape })
        }
        return Layers.tree(side, side, layers)
    }

    @Test("a still shape is drawn once, however often it is painted")
    func hits() {
        let cache = RasterCache()
        let painter = TreePainter(cache: cache)
        let sample = still(20, count: 1).sample(at: 0)
        let rect = PixelRect(x: 0, y: 0, width: 20, height: 20)
        for _ in 0..<5 { _ = painter.paint(sample, rect, of: rect, scale: 1) }
        #expect(cache.misses == 1)
        #expect(cache.hits == 4)
    }

    @Test("the bytes held stay under the limit, and so does the largest image's share")
    func limit() {
        let cache = RasterCache(byteLimit: 20_000)
        let painter = TreePainter(cache: cache)
        let rect = PixelRect(x: 0, y: 0, width: 20, height: 20)
        _ = painter.paint(still(20, count: 100).sample(at: 0), rect, of: rect, scale: 1)
        #expect(cache.byteCount <= 20_000)
        #expect(cache.count > 5)
        let before = cache.misses
        _ = painter.paint(still(200, count: 1).sample(at: 0), rect, of: rect, scale: 1)
        #expect(cache.misses == before)
    }

    @Test("what was kept never shows in the pixels")
    func pure() {
        let painter = TreePainter(cache: RasterCache(byteLimit: 4_000))
        let sample = still(20, count: 12).sample(at: 0)
        let rect = PixelRect(x: 0, y: 0, width: 20, height: 20)
        let first = painter.paint(sample, rect, of: rect, scale: 1)
        for _ in 0..<3 { #expect(painter.paint(sample, rect, of: rect, scale: 1) == first) }
    }

    /// Layers of 20 points in a row, each of which draws a square little by little, all in the same way.
    private func growing(count: Int) -> RenderTree {
        var timing = MediaTiming()
        (timing.duration, timing.repeatCount) = (1, .infinity)
        let growth = RenderAnimation(
            timing: timing, isRemovedOnCompletion: false,
            content: .basic(BasicAnimation(property: .strokeEnd, from: .scalar(0.1), to: .scalar(1))))
        var layers: [RenderLayer] = []
        for index in 0..<count {
            var shape = ShapeProperties()
            shape.path = PathGeometry(rect: CGRect(x: 2, y: 2, width: 16, height: 16))
            (shape.fillColor, shape.strokeColor, shape.lineWidth, shape.strokeEnd) = (nil, .black, 2, 1)
            var properties = LayerProperties()
            properties.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            properties.position = CGPoint(x: 10 + 20 * index, y: 10)
            properties.shape = shape
            layers.append(RenderLayer(id: .unique(), properties: properties, animations: [growth]))
        }
        return Layers.tree(CGFloat(20 * count), 20, layers)
    }

    @Test("what moves alike is drawn once a frame, with the pixels of one alone")
    func alike() throws {
        let (cache, mailbox) = (RasterCache(), CommitMailbox())
        mailbox.post(growing(count: 5))
        let renderer = SurfaceRenderer(mailbox: mailbox, cache: cache)
        let one = growing(count: 1)
        for number in 0..<10 {
            let time = Double(number) / 60
            _ = renderer.frame(at: time, pixelWidth: 100, pixelHeight: 20, scale: 1)
            #expect(cache.passingMisses == number + 1)
            let whole = try #require(OffscreenRenderer.bitmap(of: growing(count: 5), at: time, scale: 1))
            let alone = try #require(OffscreenRenderer.bitmap(of: one, at: time, scale: 1))
            for index in 0..<5 { #expect(whole.cropped(x: 20 * index, y: 0, width: 20, height: 20) == alone) }
        }
    }

    @Test("the images of one frame never take more than their share of memory")
    func passingLimit() {
        let cache = RasterCache()
        for number in 0..<40 {
            var shape = ShapeProperties()
            (shape.path, shape.lineWidth) = (PathGeometry(rect: CGRect(x: 0, y: 0, width: 1, height: number + 1)), 1)
            shape.fillColor = .black
            guard let key = ShapeKey(shape) else { continue }
            _ = cache.passingBitmap(for: .shape(key, .identity)) { Bitmap(width: 512, height: 512) }
            #expect(cache.passingByteCount <= RasterCache.passingByteLimit)
        }
    }

    @Test("an image that nobody asks for goes within ten seconds, and one that is drawn stays")
    func sweeping() {
        let cache = RasterCache()
        let painter = TreePainter(cache: cache)
        let rect = PixelRect(x: 0, y: 0, width: 20, height: 20)
        func paint(_ count: Int) { _ = painter.paint(still(20, count: count).sample(at: 0), rect, of: rect, scale: 1) }
        cache.sweep(at: 100)
        paint(2)
        let bytes = cache.byteCount
        for time in stride(from: 100, through: 105, by: 0.25) { cache.sweep(at: time) }
        #expect(cache.count == 2)
        paint(1)
        for time in stride(from: 105.25, through: 109.75, by: 0.25) { cache.sweep(at: time) }
        #expect(cache.count == 2)
        cache.sweep(at: 110)
        #expect(cache.count == 1 && cache.byteCount == bytes / 2)
        // Times that are none, and a clock that goes back, put it off.
        for time in [Double.nan, .infinity, -.infinity, 20, 24] { cache.sweep(at: time) }
        #expect(cache.count == 1)
        cache.sweep(at: 25)
        #expect(cache.count == 0 && cache.byteCount == 0)
    }
}
