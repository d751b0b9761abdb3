import OctantBase
import QuartzCore
import RenderServer
import Testing

@Suite("Layer geometry")
struct GeometryTests {
    @Test("a frame is made of bounds, position and anchor point, and makes them")
    func frame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(layer.position == CGPoint(x: 30, y: 35))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == CGRect(x: 30, y: 5, width: 40, height: 30))
        layer.bounds.origin = CGPoint(x: 7, y: 8)
        #expect(layer.frame == CGRect(x: 30, y: 5, width: 40, height: 30))
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(layer.bounds == CGRect(x: 7, y: 8, width: 3, height: 4))
        #expect(layer.position == CGPoint(x: 1, y: 6))
    }

    @Test("setting the frame of a turned or scaled layer fills it")
    func turnedFrame() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
        #expect(abs(layer.bounds.width - 30) < 1e-9)
        #expect(abs(layer.bounds.height - 40) < 1e-9)
        #expect(near(layer.frame, CGRect(x: 10, y: 20, width: 40, height: 30)))
        layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
        layer.frame = CGRect(x: -5, y: 6, width: 40, height: 30)
        #expect(near(layer.bounds, CGRect(x: 0, y: 0, width: 20, height: 7.5)))
        #expect(near(layer.frame, CGRect(x: -5, y: 6, width: 40, height: 30)))
    }

    @Test("the frame of a layer turned by 45 degrees is the square around it")
    func diagonal() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        let half = 10 / 2.0.squareRoot()
        #expect(near(layer.frame, CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half)))
    }

    @Test(
        "geometry that is no number changes nothing and says so",
        arguments: [CGFloat.nan, .infinity, -.infinity])
    func notFinite(value: CGFloat) {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let (bounds, position) = (layer.bounds, layer.position)
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) {
            layer.frame = CGRect(x: value, y: 0, width: 1, height: 1)
            layer.bounds.size.width = value
            layer.position.y = value
            layer.anchorPoint.x = value
            layer.zPosition = value
            layer.transform.m41 = value
            layer.cornerRadius = value
        }
        #expect(layer.bounds == bounds)
        #expect(layer.position == position)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.transform == CATransform3DIdentity)
        #expect(layer.zPosition == 0)
        // A radius below nothing is none, the others are no numbers.
        #expect(lines == (value == -.infinity ? 6 : 7))
    }

    @Test("a negative size is made positive")
    func negative() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
        #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
        layer.opacity = -3
        #expect(layer.opacity == 0)
        layer.opacity = 7
        #expect(layer.opacity == 1)
    }

    @Test("points are converted up, down and across the tree")
    func conversion() {
        let (root, left, right, leaf) = (CALayer(), CALayer(), CALayer(), CALayer())
        root.bounds = CGRect(x: 50, y: 60, width: 100, height: 100)
        left.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
        right.frame = CGRect(x: 60, y: 0, width: 30, height: 30)
        leaf.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        leaf.bounds.origin = CGPoint(x: 100, y: 0)
        root.addSublayer(left)
        root.addSublayer(right)
        left.addSublayer(leaf)
        // The superlayer's own bounds origin has no effect, the layer's own has.
        #expect(left.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 20))
        #expect(leaf.convert(CGPoint(x: 100, y: 0), to: root) == CGPoint(x: 11, y: 22))
        #expect(leaf.convert(CGPoint(x: 100, y: 0), to: right) == CGPoint(x: -49, y: 22))
        #expect(right.convert(CGPoint(x: -49, y: 22), to: leaf) == CGPoint(x: 100, y: 0))
        #expect(right.convert(CGPoint(x: 100, y: 0), from: leaf) == CGPoint(x: -49, y: 22))
        #expect(leaf.convert(CGRect(x: 100, y: 0, width: 3, height: 4), to: left) == leaf.frame)
    }

    @Test("a sublayer transform works about the anchor point")
    func sublayerTransform() {
        let (root, leaf) = (CALayer(), CALayer())
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        leaf.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
        root.addSublayer(leaf)
        #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: -40, y: -38))
        #expect(leaf.convert(CGPoint(x: -40, y: -38), from: root) == .zero)
        #expect(leaf.convert(CGPoint(x: 50, y: 0), to: root) == CGPoint(x: 60, y: -38))
    }

    @Test("perspective converts there and back")
    func perspective() {
        let (root, leaf) = (CALayer(), CALayer())
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.sublayerTransform.m34 = -1.0 / 100
        leaf.frame = root.bounds
        leaf.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        root.addSublayer(leaf)
        // At x = 100 the turned plane is 50 sin 60° behind: 25 from the middle, seen 100 / (100 + 43.301) as large.
        let edge = leaf.convert(CGPoint(x: 100, y: 50), to: root)
        #expect(abs(edge.x - (50 + 25 / (1 + 50 * sin(Double.pi / 3) / 100))) < 1e-9)
        let back = leaf.convert(edge, from: root)
        #expect(abs(back.x - 100) < 1e-9 && abs(back.y - 50) < 1e-9)
    }

    @Test("a transform that is not affine answers the identity as an affine one")
    func affine() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        #expect(layer.affineTransform() == .identity)
        layer.setAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(layer.affineTransform() == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    }

    @Test("the front-most visible layer under a point is hit")
    func hitTest() {
        let (root, back, front, clipped) = (CALayer(), CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        for layer in [back, front] {
            layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            root.addSublayer(layer)
        }
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) === front)
        back.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
        back.isHidden = true
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) === front)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
        #expect(root.hitTest(CGPoint(x: 105, y: 5)) == nil)
        clipped.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        front.addSublayer(clipped)
        #expect(root.hitTest(CGPoint(x: 45, y: 45)) === clipped)
        front.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 45, y: 45)) === root)
    }

    private func near(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width) + abs(a.height - b.height) < 1e-9
    }
}
