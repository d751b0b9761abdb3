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

    /// Layers of 20 points in a row, each of which turns a trimmed circle in the same way.
    private func turning(count: Int) -> RenderTree {
        var timing = MediaTiming()
        (timing.duration, timing.repeatCount) = (1, .infinity)
        let turn = RenderAnimation(
            timing: timing, isRemovedOnCompletion: false,
            content: .basic(BasicAnimation(property: .rotationZ, from: .scalar(0), to: .scalar(2 * .pi))))
        var layers: [RenderLayer] = []
        for index in 0..<count {
            var shape = ShapeProperties()
            shape.path = PathGeometry(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 16))
            (shape.fillColor, shape.strokeColor, shape.lineWidth, shape.strokeEnd) = (nil, .black, 2, 0.6)
            var properties = LayerProperties()
            properties.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            properties.position = CGPoint(x: 10 + 20 * index, y: 10)
            properties.shape = shape
            layers.append(RenderLayer(id: .unique(), properties: properties, animations: [turn]))
        }
        return Layers.tree(CGFloat(20 * count), 20, layers)
    }

    @Test("what moves alike is drawn once a frame, with the pixels of one alone")
    func alike() throws {
        let (cache, mailbox) = (RasterCache(), CommitMailbox())
        mailbox.post(turning(count: 5))
        let renderer = SurfaceRenderer(mailbox: mailbox, cache: cache)
        let one = turning(count: 1)
        for number in 0..<10 {
            let time = Double(number) / 60
            _ = renderer.frame(at: time, pixelWidth: 100, pixelHeight: 20, scale: 1)
            #expect(cache.passingMisses == number + 1)
            let whole = try #require(OffscreenRenderer.bitmap(of: turning(count: 5), at: time, scale: 1))
            let alone = try #require(OffscreenRenderer.bitmap(of: one, at: time, scale: 1))
            for index in 0..<5 { #expect(whole.cropped(x: 20 * index, y: 0, width: 20, height: 20) == alone) }
        }
    }

    @Test("the pictures of one frame never take more than their share of memory")
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
}
