import CoreGraphics
import Testing

@testable import RenderServer

@Suite("A sampled shadow")
struct SampledShadowTests {
    private func shadow(radius: CGFloat, _ transform: CGAffineTransform) -> SampledShadow {
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 10, y: 20, width: 40, height: 30)
        (properties.shadow.radius, properties.shadow.offset) = (radius, CGSize(width: 5, height: -2))
        return SampledShadow(properties, PlaneTransform(transform))
    }

    @Test("is thrown along its layer's axes, and as soft as the layer is large")
    func scale() {
        let plain = shadow(radius: 3, CGAffineTransform(translationX: 100, y: 50))
        #expect(plain.offset == CGVector(dx: 5, dy: -2) && plain.deviation == 3)
        // Areas count: 2 · 8 = 4².
        let large = shadow(radius: 3, CGAffineTransform(scaleX: 2, y: 8))
        #expect(large.offset == CGVector(dx: 10, dy: -16) && large.deviation == 12)
        let mirrored = shadow(radius: 3, CGAffineTransform(scaleX: -2, y: 8))
        #expect(mirrored.offset == CGVector(dx: -10, dy: -16) && mirrored.deviation == 12)
        let turned = shadow(radius: 3, CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0))
        #expect(turned.offset == CGVector(dx: 4, dy: 10) && turned.deviation == 6)
        // Half a screen is the most.
        #expect(shadow(radius: 100, CGAffineTransform(scaleX: 4, y: 4)).deviation == 250)
    }

    @Test("reaches three deviations and two points about what casts it, and nowhere without that")
    func reach() {
        let shadow = shadow(radius: 4, .identity)
        #expect(shadow.reach == 14)
        let box = CGRect(x: 100, y: 200, width: 10, height: 20)
        #expect(shadow.cast(box) == CGRect(x: 91, y: 184, width: 38, height: 48))
        // 5 to the left of it and 2 below it, and the rectangle itself.
        #expect(shadow.castersInto(box) == CGRect(x: 81, y: 188, width: 38, height: 48))
        #expect(shadow.cast(.null).isNull && shadow.castersInto(.null).isNull)
        let far = self.shadow(radius: 0, CGAffineTransform(scaleX: 10, y: 10))
        #expect(far.castersInto(box) == CGRect(x: 48, y: 200, width: 62, height: 42))
    }

    @Test("cannot be drawn where its offset is beyond all numbers")
    func finite() {
        #expect(shadow(radius: 4, .identity).isFinite)
        #expect(!shadow(radius: 4, CGAffineTransform(scaleX: .greatestFiniteMagnitude, y: 1)).isFinite)
    }
}
