import QuartzCore
import RenderServer
import Testing

@Suite("Transform layers")
struct CATransformLayerTests {
    private let side = CGRect(x: 0, y: 0, width: 60, height: 60)

    /// A red face at z 30 and a blue one at z -30, behind it, in `holder`, which is turned about the y axis.
    private func faces(in holder: CALayer, turnedBy angle: CGFloat) throws -> Bitmap {
        let scene = LayerScene()
        holder.frame = CGRect(x: 70, y: 70, width: 60, height: 60)
        let (front, back) = (box(side, .red), box(side, .blue))
        front.transform = CATransform3DMakeTranslation(0, 0, 30)
        back.transform = CATransform3DMakeTranslation(0, 0, -30)
        holder.addSublayer(front)
        holder.addSublayer(back)
        holder.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        scene.root.addSublayer(holder)
        return try scene.image()
    }

    @Test("its sublayers keep their depth: what was behind comes to the front when it is turned")
    func depth() throws {
        let front = try faces(in: CATransformLayer(), turnedBy: 0)
        #expect(front.pixel(x: 100, y: 100) == 0xFFFF_0000)
        let turned = try faces(in: CATransformLayer(), turnedBy: .pi)
        #expect(turned.pixel(x: 100, y: 100) == 0xFF00_00FF)
        // A plain layer is flat: the sublayer added last stays in front.
        #expect(try faces(in: CALayer(), turnedBy: .pi).pixel(x: 100, y: 100) == 0xFF00_00FF)
        #expect(try faces(in: CALayer(), turnedBy: 0).pixel(x: 100, y: 100) == 0xFF00_00FF)
    }

    @Test("turned by a quarter, sublayers that are apart in depth are apart on the screen")
    func parallax() throws {
        // Half a quarter turn: the faces' middles go 21 points to either side.
        let turned = try faces(in: CATransformLayer(), turnedBy: .pi / 4)
        #expect(turned.pixel(x: 100 + 40, y: 100) == 0xFFFF_0000)
        #expect(turned.pixel(x: 100 - 40, y: 100) == 0xFF00_00FF)
        let flat = try faces(in: CALayer(), turnedBy: .pi / 4)
        #expect(flat.pixel(x: 100 + 40, y: 100) == 0 && flat.pixel(x: 100 - 40, y: 100) == 0)
    }

    @Test("its own image, clip and mask are ignored, and its opacity goes to each sublayer")
    func ignored() throws {
        let scene = LayerScene()
        let layer = CATransformLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        (layer.backgroundColor, layer.borderWidth, layer.masksToBounds) = (.green, 3, true)
        layer.mask = CALayer()
        layer.addSublayer(box(CGRect(x: 0, y: 30, width: 20, height: 20), .red))
        layer.addSublayer(box(CGRect(x: 10, y: 30, width: 20, height: 20), .blue))
        layer.opacity = 0.5
        scene.root.addSublayer(layer)
        let shown = try scene.image()
        #expect(shown.pixel(x: 5, y: 5) == 0 && shown.inked == 600)
        #expect(shown.parts(5, 40) == [128, 0, 0, 128] && shown.parts(25, 40) == [0, 0, 128, 128])
        // Where they overlap both show: no common image fades.
        #expect(shown.parts(15, 40) == [64, 0, 128, 192] || shown.parts(15, 40) == [63, 0, 128, 192])
    }

    @Test("it is never hit itself")
    func hit() {
        let scene = LayerScene()
        let layer = scene.sublayer(CATransformLayer(), CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        layer.addSublayer(inner)
        #expect(layer.hitTest(CGPoint(x: 5, y: 5)) === inner)
        #expect(layer.hitTest(CGPoint(x: 30, y: 30)) == nil)
        layer.masksToBounds = true
        inner.frame.origin.x = 70
        #expect(layer.hitTest(CGPoint(x: 75, y: 5)) === inner)
    }
}
