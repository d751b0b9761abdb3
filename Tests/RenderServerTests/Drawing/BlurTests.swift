import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import RenderServer

@Suite("Layers that are softened themselves")
struct BlurTests {
    private static func square(blur: CGFloat, scale: CGFloat = 1, sublayers: [RenderLayer] = []) -> RenderLayer {
        Layers.layer(CGRect(x: 20, y: 20, width: 20, height: 20), color: .black, sublayers: sublayers) {
            ($0.blur, $0.rasterizationScale) = (blur, scale)
        }
    }

    private static func image(_ tree: RenderTree, scale: CGFloat = 1) throws -> Bitmap {
        try #require(OffscreenRenderer.bitmap(of: tree, at: 0, scale: scale, background: .white))
    }

    @Test(
        "an edge becomes the integral of a bell curve, beyond the layer's bounds too", arguments: [1, 2] as [CGFloat])
    func edge(scale: CGFloat) throws {
        let image = try Self.image(Layers.tree(60, 60, [Self.square(blur: 3, scale: scale)]), scale: scale)
        for x in [14, 17, 19, 20, 22, 25] {
            let at = Int(CGFloat(x) * scale)
            let distance = (Double(at) + 0.5) / Double(scale) - 20
            let expected = 255 * (1 - 0.5 * (1 + erf(distance / (3 * 2.0.squareRoot()))))
            let grey = Double(image.pixel(x: at, y: Int(30 * scale)) & 255)
            #expect(abs(grey - expected) < 4, "\(x): \(grey), \(expected)")
        }
        #expect(image.pixel(x: Int(5 * scale), y: Int(30 * scale)) == 0xFFFF_FFFF)
    }

    @Test("sublayers are softened with it, neighbours are not, and 0 softens nothing")
    func subtree() throws {
        let inner = Layers.layer(CGRect(x: 8, y: 8, width: 4, height: 4), color: .white)
        let neighbour = Layers.layer(CGRect(x: 0, y: 0, width: 5, height: 60), color: .black)
        let soft = try Self.image(Layers.tree(60, 60, [neighbour, Self.square(blur: 3, sublayers: [inner])]))
        let middle = soft.pixel(x: 30, y: 30) & 255
        #expect(middle > 30 && middle < 200)
        #expect(soft.pixel(x: 4, y: 55) == 0xFF00_0000 && soft.pixel(x: 5, y: 55) == 0xFFFF_FFFF)
        let sharp = try Self.image(Layers.tree(60, 60, [Self.square(blur: 0)]))
        let plain = Layers.layer(CGRect(x: 20, y: 20, width: 20, height: 20), color: .black)
        #expect(greatestDifference(sharp, try Self.image(Layers.tree(60, 60, [plain]))) == 0)
    }

    @Test("a change inside damages as far as the blur carries it, and so does one of the blur")
    func damage() {
        let (outer, inner) = (LayerID.unique(), LayerID.unique())
        let limits = PixelRect(x: 0, y: 0, width: 100, height: 60)
        func sample(_ color: RGBA, blur: CGFloat) -> SampledTree {
            let dot = Layers.layer(CGRect(x: 0, y: 0, width: 4, height: 4), color: color, id: inner)
            let square = Layers.layer(
                CGRect(x: 20, y: 20, width: 20, height: 20), color: .black, sublayers: [dot], id: outer
            ) { $0.blur = blur }
            return Layers.tree(100, 60, [square]).sample(at: 0)
        }
        let first = sample(.white, blur: 3)
        for next in [sample(.black, blur: 3), sample(.white, blur: 4)] {
            let damage = next.damage(since: first, scale: 1, limits: limits).bounds
            #expect(damage.x <= 20 - 9 && damage.maxX >= 40 + 9 && damage.maxX < 80)
        }
        #expect(sample(.white, blur: 3).damage(since: first, scale: 1, limits: limits).bounds.isEmpty)
    }
}
