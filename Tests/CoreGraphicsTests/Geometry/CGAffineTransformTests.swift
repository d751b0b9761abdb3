import CoreGraphics
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
    @Test("translatedBy, scaledBy and rotated(by:) act before the transform, concatenating after it")
    func order() {
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
        let shifted = scale.concatenating(CGAffineTransform(translationX: 10, y: 20))
        #expect(CGPoint(x: 1, y: 1).applying(shifted) == CGPoint(x: 12, y: 23))
        let turned = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
        let point = CGPoint(x: 1, y: 0).applying(turned)
        #expect(abs(point.x - 5) < 1e-12 && abs(point.y - 1) < 1e-12)
    }

    @Test("the inverse undoes, and a singular transform is its own inverse")
    func inverse() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
        let back = CGPoint(x: 3, y: 5).applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 5) < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("a rectangle becomes the upright rectangle around its turned self; null stays null")
    func rectangles() {
        let turned = CGRect(x: 0, y: 0, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(turned.width - 8.0.squareRoot()) < 1e-12)
        #expect(abs(turned.minX + 2.0.squareRoot()) < 1e-12)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }
}
