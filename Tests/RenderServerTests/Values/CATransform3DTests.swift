import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Transforms")
struct CATransform3DTests {
    private func expectEqual(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: CGFloat = 1e-9) {
        let pairs: [(CGFloat, CGFloat)] = [
            (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21), (a.m22, b.m22),
            (a.m23, b.m23), (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34),
            (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44),
        ]
        for (x, y) in pairs { #expect(abs(x - y) < tolerance) }
    }

    @Test("a transform taken apart and put together again is the same")
    func decomposition() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            func random(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
            let matrix = CATransform3D.scale(random(0.2...3), random(-3 ... -0.2), random(0.2...2))
                .concatenating(.rotation(random(-3...3), random(-1...1), random(-1...1), random(0.1...1)))
                .concatenating(.translation(random(-50...50), random(-50...50), random(-50...50)))
            expectEqual(TransformParts(matrix).matrix, matrix)
        }
    }

    @Test("so it is with perspective, before and after the rest, and with an axis that has vanished")
    func perspective() {
        var generator = SeededGenerator(seed: 9)
        for index in 0..<200 {
            func random(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
            var seen = CATransform3D.identity
            (seen.m14, seen.m24, seen.m34) = (random(-0.01...0.01), random(-0.01...0.01), random(-0.01...0.01))
            seen.m44 = random(0.5...2)
            let scale = CATransform3D.scale(index % 5 == 0 ? 0 : random(0.2...3), random(-3 ... -0.2), random(0.2...2))
            let turned = scale.concatenating(.rotation(random(-3...3), random(-1...1), random(-1...1), random(0.1...1)))
                .concatenating(.translation(random(-50...50), random(-50...50), random(-50...50)))
            expectEqual(TransformParts(turned.concatenating(seen)).matrix, turned.concatenating(seen))
            let before = seen.concatenating(turned)
            if index % 5 != 0 { expectEqual(TransformParts(before).matrix, before) }
        }
    }

    @Test("a sheared transform survives too")
    func shear() {
        let sheared = CATransform3D(CGAffineTransform(a: 2, b: 0.3, c: -0.7, d: 1.5, tx: 4, ty: 5))
        expectEqual(TransformParts(sheared).matrix, sheared)
    }

    @Test("setting one angle keeps scale, translation and the other angles")
    func setRotation() {
        var plane = CATransform3D.scale(2, 3, 1).concatenating(.translation(10, 20, 0))
        plane.setRotation(axis: 2, to: 0.5)
        #expect(abs(plane.rotationAngles.z - 0.5) < 1e-12)
        #expect(plane.m41 == 10 && plane.m42 == 20)
        #expect(abs(plane.scales.x - 2) < 1e-12 && abs(plane.scales.y - 3) < 1e-12)

        var space = CATransform3D.rotation(0.4, 1, 0, 0)
        space.setRotation(axis: 2, to: 0.7)
        #expect(abs(space.rotationAngles.x - 0.4) < 1e-9)
        #expect(abs(space.rotationAngles.z - 0.7) < 1e-9)
    }

    @Test("turns about x, y and z come back as the angles they were set to")
    func euler() {
        for (axis, vector) in [(0, (1.0, 0.0, 0.0)), (1, (0.0, 1.0, 0.0)), (2, (0.0, 0.0, 1.0))] {
            for angle in stride(from: -1.5, through: 1.5, by: 0.25) {
                let turned = CATransform3D.rotation(
                    CGFloat(angle), CGFloat(vector.0), CGFloat(vector.1), CGFloat(vector.2))
                let euler = TransformParts(turned).euler
                #expect(abs(euler[axis] - angle) < 1e-9)
                var identity = CATransform3D.identity
                identity.setRotation(axis: axis, to: CGFloat(angle))
                expectEqual(identity, turned)
            }
        }
    }

    @Test("a full turn and none are the same transform, and half way between two is half the angle")
    func interpolation() {
        let quarter = AnimationValue.transform(.rotation(.pi / 2, 0, 0, 1))
        let half = AnimationValue.transform(.identity).interpolated(to: quarter, fraction: 0.5)
        guard case .transform(let matrix) = half else {
            Issue.record("not a transform")
            return
        }
        expectEqual(matrix, .rotation(.pi / 4, 0, 0, 1))
    }

    @Test("the inverse undoes, and a matrix without one is its own")
    func inverse() {
        var m = CATransform3D.rotation(0.3, 0.2, 0.5, 1).concatenating(.translation(3, 4, 5))
        m.m34 = -1 / 500
        expectEqual(m.concatenating(m.inverted), .identity)
        #expect(CATransform3D.scale(0, 1, 1).inverted == .scale(0, 1, 1))
    }

    @Test("axes of no length and angles that are no numbers turn nothing")
    func badRotations() {
        #expect(CATransform3D.rotation(1, 0, 0, 0).isIdentity)
        #expect(CATransform3D.rotation(.nan, 0, 0, 1).isIdentity)
        #expect(CATransform3D.rotation(1, .nan, 0, 1).isIdentity)
        var degenerate = CATransform3D.scale(0, 0, 0)
        degenerate.setRotation(axis: 0, to: 1)
        #expect(degenerate.isFinite)
    }
}
