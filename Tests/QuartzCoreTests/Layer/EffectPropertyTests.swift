import OctantBase
import QuartzCore
import RenderServer
import Testing

@Suite("Properties of a layer's look")
struct EffectPropertyTests {
    @Test("the defaults are Core Animation's")
    func defaults() {
        let layer = CALayer()
        #expect(layer.shadowColor == .black && layer.shadowOpacity == 0 && layer.shadowRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowPath == nil)
        #expect(layer.cornerCurve == .circular)
        #expect(
            layer.maskedCorners == [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ])
        #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
        #expect(!layer.isGeometryFlipped && layer.isDoubleSided)
        #expect(!layer.shouldRasterize && layer.rasterizationScale == 1 && !layer.drawsAsynchronously)
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528_665)
    }

    @Test("values that do not fit are clamped or ignored")
    func unfit() {
        let layer = CALayer()
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) {
            layer.shadowOpacity = 7
            layer.shadowRadius = -4
            layer.shadowOffset.width = .nan
            layer.rasterizationScale = 0
            layer.contentsRect.origin.x = .infinity
            layer.contentsCenter.size.width = .nan
        }
        #expect(layer.shadowOpacity == 1 && layer.shadowRadius == 0 && layer.shadowOffset.width == 0)
        #expect(layer.rasterizationScale == 1 && layer.contentsRect.origin.x == 0 && lines == 4)
        layer.minificationFilter = .trilinear
        #expect(layer.minificationFilter == .trilinear)
    }

    @Test("they are had by their names, and animate by themselves but for the path")
    func keyed() {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        layer.setValue(0.5, forKey: "shadowOpacity")
        layer.setValue(9, forKeyPath: "shadowOffset.height")
        layer.setValue(0.25, forKeyPath: "contentsRect.origin.x")
        layer.setValue(CGColor.white, forKey: "shadowColor")
        #expect(layer.shadowOpacity == 0.5 && layer.shadowOffset.height == 9 && layer.shadowColor == .white)
        #expect(layer.contentsRect.origin.x == 0.25)
        #expect(layer.animationKeys() == ["shadowOpacity", "shadowOffset", "contentsRect", "shadowColor"])
        layer.removeAllAnimations()
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        #expect(layer.animationKeys() == nil)
        layer.setValue(nil, forKey: "shadowPath")
        #expect(layer.shadowPath == nil)
        layer.shadowRadius = 13
        scene.run(0.125)
        let shown = layer.presentation()?.shadowRadius ?? 0
        #expect(shown > 3 && shown < 13)
    }

    @Test("points go into and out of a layer with flipped geometry, and hits find what is seen there")
    func flipped() {
        let (root, leaf) = (CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        root.isGeometryFlipped = true
        leaf.frame = CGRect(x: 10, y: 0, width: 20, height: 10)
        root.addSublayer(leaf)
        #expect(root.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 0))
        #expect(root.convert(CGPoint(x: 10, y: 0), to: nil) == CGPoint(x: 10, y: 80))
        #expect(leaf.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 78))
        #expect(leaf.convert(CGPoint(x: 11, y: 78), from: nil) == CGPoint(x: 1, y: 2))
        #expect(root.hitTest(CGPoint(x: 15, y: 75)) === leaf)
        #expect(root.hitTest(CGPoint(x: 15, y: 5)) === root)
    }

    @Test("a layer is hit where perspective shows it, and neither from behind the viewer nor on a hidden back")
    func hitsInPerspective() {
        let (root, leaf) = (CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.sublayerTransform.m34 = -1.0 / 100
        leaf.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        leaf.zPosition = 50
        root.addSublayer(leaf)
        #expect(root.hitTest(CGPoint(x: 32, y: 68)) === leaf)
        #expect(root.hitTest(CGPoint(x: 28, y: 68)) === root)
        leaf.zPosition = 150
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
        leaf.zPosition = 0
        leaf.isDoubleSided = false
        leaf.transform = CATransform3DMakeRotation(3, 0, 1, 0)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
        leaf.isDoubleSided = true
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === leaf)
    }

    @Test("render(in:) draws shadows and perspective too")
    func rendered() throws {
        let (root, leaf) = (CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        root.sublayerTransform.m34 = -1.0 / 100
        leaf.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
        leaf.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        leaf.zPosition = 50
        (leaf.shadowOpacity, leaf.shadowRadius, leaf.shadowOffset) = (1, 0, CGSize(width: 5, height: 0))
        root.addSublayer(leaf)
        let bitmap = try #require(Bitmap(width: 60, height: 60))
        root.render(in: try #require(CGContext(bitmap: bitmap, scale: 1)))
        #expect(bitmap.pixel(x: 11, y: 11) == 0xFFFF_0000 && bitmap.pixel(x: 48, y: 48) == 0xFFFF_0000)
        // Twice as large, and so is the way to the shadow.
        #expect(bitmap.pixel(x: 58, y: 30) == 0xFF00_0000 && bitmap.pixel(x: 9, y: 30) == 0)
    }
}
