import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Layers drawn as one image")
struct SampledRasterTests {
    @Test("one that is rasterized at the surface's scale looks as it does otherwise, also beyond its bounds")
    func beyondBounds() throws {
        let parts = [CGRect(x: -8, y: -12, width: 5, height: 6), CGRect(x: 12, y: 9, width: 7, height: 8)]
            .map { Layers.layer($0, color: .black) }
        let images = try [true, false].map { isOneImage in
            let layer = Layers.layer(
                CGRect(x: 20, y: 20, width: 10, height: 10), color: RGBA(r: 1, g: 0, b: 0), sublayers: parts
            ) { ($0.rasterizes, $0.rasterizationScale) = (isOneImage, 2) }
            return try #require(OffscreenRenderer.bitmap(of: Layers.tree(60, 60, [layer]), at: 0, scale: 2))
        }
        #expect(images[0] == images[1])
    }
}
