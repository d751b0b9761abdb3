import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Numbers that overflow while a tree is sampled") struct OverflowTests {
    /// A turned layer whose corners lie beyond the largest number on both sides, so that its box has no width.
    private func boundless(masksToBounds: Bool) -> RenderLayer {
        let child = Layers.layer(CGRect(x: 0, y: 0, width: 4, height: 4), color: RGBA(r: 1, g: 0, b: 0, a: 1))
        return Layers.layer(
            CGRect(x: 0, y: 0, width: 2e200, height: 2e200), color: RGBA(r: 0, g: 0, b: 1, a: 1), sublayers: [child]
        ) { properties in
            (properties.anchorPoint, properties.position) = (.zero, .zero)
            properties.transform = CATransform3D(
                m11: 5e199, m12: 8e199, m13: 0, m14: 0, m21: -8e199, m22: 5e199, m23: 0, m24: 0,
                m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
            properties.masksToBounds = masksToBounds
        }
    }

    @Test("what has no box is not drawn, and what lies beside it is", arguments: [false, true])
    func drawsTheRest(masksToBounds: Bool) throws {
        let beside = Layers.layer(CGRect(x: 2, y: 0, width: 2, height: 4), color: RGBA(r: 0, g: 1, b: 0, a: 1))
        let tree = Layers.tree(4, 4, [boundless(masksToBounds: masksToBounds), beside])
        let bitmap = try #require(OffscreenRenderer.bitmap(of: tree, at: 0, scale: 1))
        #expect(bitmap.pixel(x: 3, y: 2) == 0xFF00_FF00)
    }
}
