import CoreGraphics
import Testing

@testable import RenderServer

@Suite("The raster cache")
struct RasterCacheTests {
    private func still(_ side: CGFloat, count: Int) -> RenderTree {
        var layers: [RenderLayer] = []
        for index in 0..<count {
            var shape = ShapeProperties()
            shape.path = PathGeometry(ellipseIn: CGRect(x: 0, y: 0, width: side, height: side - CGFloat(index) / 8))
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

    @Test("the bytes held stay under the limit, and so does the largest picture's share")
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

    @Test("a picture that nobody asks for goes within ten seconds, and one that is drawn stays")
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
