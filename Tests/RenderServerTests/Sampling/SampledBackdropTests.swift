import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("What a layer softens beneath it")
struct SampledBackdropTests {
    @Test("is softened by its radius in pixels, with all that reaches into it, within the surface")
    func scale() throws {
        let layer = Layers.layer(CGRect(x: 20, y: 30, width: 10, height: 5)) { $0.backdropBlur = 2 }
        let sampled = try #require(Layers.tree(60, 60, [layer]).sample(at: 0).layers.last)
        for scale: CGFloat in [1, 3] {
            let side = Int(60 * scale)
            let surface = PixelRect(x: 0, y: 0, width: side, height: side)
            let backdrop = SampledBackdrop(sampled, scale: scale, surface: surface)
            #expect(backdrop.deviation == Double(2 * scale))
            #expect(backdrop.reach == Bitmap.reach(ofDeviation: Double(2 * scale)))
            let (x, y) = (Int(20 * scale) - 1, Int(30 * scale) - 1)
            let rect = PixelRect(x: x, y: y, width: Int(10 * scale) + 2, height: Int(5 * scale) + 2)
            #expect(backdrop.rect == rect)
            #expect(backdrop.source == rect.grown(by: backdrop.reach).intersection(surface))
        }
    }
}
