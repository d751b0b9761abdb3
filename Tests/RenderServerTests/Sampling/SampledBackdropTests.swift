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

    @Test("is softened by 250 pixels at most")
    func widest() throws {
        for (blur, deviation) in [(200.0, 250.0), (80, 240), (0, 0)] {
            let layer = Layers.layer(CGRect(x: 20, y: 30, width: 10, height: 5), color: .black) {
                $0.backdropBlur = blur
            }
            let sampled = try #require(Layers.tree(60, 60, [layer]).sample(at: 0).layers.last)
            let surface = PixelRect(x: 0, y: 0, width: 180, height: 180)
            #expect(SampledBackdrop(sampled, scale: 3, surface: surface).deviation == deviation)
        }
    }

    @Test("reaches four deviations and four pixels, rounded up, and a million at most")
    func reach() {
        for (deviation, reach) in [(0.0, 4), (0.1, 5), (2, 12), (2.6, 15), (250, 1004), (1e9, 1_000_004)] {
            #expect(Bitmap.reach(ofDeviation: deviation) == reach)
        }
        let rect = PixelRect(x: 10, y: 20, width: 30, height: 40)
        #expect(rect.grown(by: 3) == PixelRect(x: 7, y: 17, width: 36, height: 46))
    }
}
