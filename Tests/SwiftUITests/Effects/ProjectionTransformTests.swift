import QuartzCore
import SwiftUI
import Testing

@Suite("Projection transforms")
struct ProjectionTransformTests {
    private let tilted: ProjectionTransform = {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 200
        return ProjectionTransform(
            CATransform3DConcat(
                CATransform3DConcat(CATransform3DMakeRotation(0.7, 1, 1, 0), CATransform3DMakeTranslation(5, 7, 0)),
                transform))
    }()

    @Test("a transform and the one that undoes it are none")
    func inverse() {
        let none = tilted.concatenating(tilted.inverted())
        for number in [none.m11, none.m22, none.m33] { #expect(abs(number - 1) < 1e-12) }
        for number in [none.m12, none.m13, none.m21, none.m23, none.m31, none.m32] { #expect(abs(number) < 1e-9) }
        let point = CGPoint(x: 30, y: -40).applying(tilted).applying(tilted.inverted())
        #expect(abs(point.x - 30) < 1e-9 && abs(point.y + 40) < 1e-9)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let before = flat
        #expect(!flat.invert() && flat == before && before.inverted() == before)
        var other = tilted
        #expect(other.invert() && other == tilted.inverted())
    }

    @Test("points of the plane go where a layer's transform takes them")
    func plane() {
        let affine = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(CGPoint(x: 10, y: 20).applying(affine) == CGPoint(x: 75, y: 106))
        #expect(affine.isAffine && !tilted.isAffine && ProjectionTransform().isIdentity && !affine.isIdentity)
        let twice = affine.concatenating(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
        #expect(CGPoint(x: 10, y: 20).applying(twice) == CGPoint(x: 150, y: 212))
    }
}
