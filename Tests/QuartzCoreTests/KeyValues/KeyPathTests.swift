import OctantBase
import QuartzCore
import Testing

@Suite("Key paths")
struct KeyPathTests {
    @Test("numbers come back as any kind of number that is asked for")
    func numbers() {
        let layer = CALayer()
        layer.setValue(0.5, forKeyPath: "transform.rotation.z")
        #expect(layer.value(forKeyPath: "transform.rotation.z") as? NSNumber == 0.5)
        #expect(layer.value(forKeyPath: "transform.rotation") as? Double == 0.5)
        #expect(layer.value(forKeyPath: "transform.rotation") as? CGFloat == 0.5)
        #expect(layer.value(forKeyPath: "transform.rotation") as? Float == 0.5)
        layer.setValue(CGFloat(3), forKey: "cornerRadius")
        #expect(layer.cornerRadius == 3)
    }

    @Test("setting a turn keeps scale and translation")
    func recomposition() {
        let layer = CALayer()
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(CGSize(width: 7, height: 8), forKeyPath: "transform.translation")
        layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
        let t = layer.transform
        #expect(abs(t.m11) < 1e-12 && abs(t.m12 - 2) < 1e-12 && t.m41 == 7 && t.m42 == 8)
        layer.setValue(9, forKeyPath: "transform.translation.y")
        #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 7, height: 9))
    }

    @Test("the bare scale is the average of the three")
    func scale() throws {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(1, 2, 6)
        #expect(try #require(layer.value(forKeyPath: "transform.scale") as? Double) == 3)
    }

    @Test("parts of points, sizes and rectangles are set one by one")
    func parts() {
        let layer = CALayer()
        layer.setValue(5, forKeyPath: "bounds.size.width")
        layer.setValue(6, forKeyPath: "bounds.origin.y")
        layer.setValue(7, forKeyPath: "position.x")
        layer.setValue(CGSize(width: 1, height: 2), forKeyPath: "bounds.size")
        #expect(layer.bounds == CGRect(x: 0, y: 6, width: 1, height: 2))
        #expect(layer.position == CGPoint(x: 7, y: 0))
    }

    @Test("nil takes colours and paths away and restores defaults")
    func clearing() {
        let layer = CAShapeLayer()
        layer.setValue(nil, forKey: "fillColor")
        layer.setValue(0.5, forKey: "strokeEnd")
        #expect(layer.fillColor == nil && layer.strokeEnd == 0.5)
        layer.setValue(nil, forKey: "strokeEnd")
        #expect(layer.strokeEnd == 1)
        layer.setValue(CGColor.white, forKey: "strokeColor")
        #expect(layer.strokeColor == .white)
    }

    @Test("other names are the program's own")
    func custom() {
        let layer = CALayer()
        layer.setValue("me", forKey: "owner")
        #expect(layer.value(forKey: "owner") as? String == "me")
        #expect(CALayer(layer: layer).value(forKey: "owner") as? String == "me")
    }

    @Test("a value of a wrong kind changes nothing and says so")
    func wrongKind() {
        let layer = CALayer()
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) {
            layer.setValue("wide", forKeyPath: "bounds")
            layer.setValue(Double.nan, forKeyPath: "opacity")
        }
        #expect(lines == 2)
        #expect(layer.opacity == 1 && layer.bounds == .zero)
    }

    @Test("a shape layer's defaults are Core Animation's")
    func shapeDefaults() {
        let layer = CAShapeLayer()
        #expect(layer.path == nil && layer.fillColor == .black && layer.strokeColor == nil)
        #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineWidth == 1 && layer.miterLimit == 10)
        #expect(layer.lineCap == .butt && layer.lineJoin == .miter && layer.fillRule == .nonZero)
        #expect(layer.lineDashPattern == nil && layer.lineDashPhase == 0)
        layer.lineDashPattern = [4, 2]
        #expect(layer.lineDashPattern == [4, 2])
        layer.lineWidth = -4
        #expect(layer.lineWidth == 0)
        layer.strokeEnd = 7
        #expect(layer.strokeEnd == 1)
    }
}
