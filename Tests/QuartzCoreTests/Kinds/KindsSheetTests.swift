import QuartzCore
import RenderServer
import TestSupport
import Testing

@Suite("A sheet of layers of every kind")
struct KindsSheetTests {
    private func gradient(_ type: CAGradientLayerType, _ end: CGPoint) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.type = type
        layer.colors = [CGColor.red, CGColor(red: 1, green: 0.8, blue: 0, alpha: 1), CGColor.blue]
        layer.locations = [0, 0.4, 1]
        layer.startPoint = type == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = end
        layer.cornerRadius = 18
        return layer
    }

    /// Twelve bars in a circle that fade one after the other.
    private func bars() -> CALayer {
        let layer = CAReplicatorLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 90, height: 90)
        let bar = box(CGRect(x: 41, y: 6, width: 8, height: 24), .white)
        bar.cornerRadius = 4
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration, fade.repeatCount) = (1, 0.1, 1.2, .infinity)
        bar.add(fade, forKey: nil)
        layer.addSublayer(bar)
        (layer.instanceCount, layer.instanceDelay) = (12, -0.1)
        layer.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        layer.instanceColor = CGColor(red: 0.2, green: 0.9, blue: 1, alpha: 1)
        (layer.instanceRedOffset, layer.instanceGreenOffset) = (0.07, -0.07)
        return layer
    }

    private func sparks() throws -> CALayer {
        let dot = try #require(Bitmap(width: 8, height: 8))
        let context = try #require(CGContext(bitmap: dot, scale: 1))
        context.setFillColor(.white)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        layer.emitterPosition = CGPoint(x: 45, y: 70)
        (layer.emitterShape, layer.emitterSize, layer.renderMode) = (.line, CGSize(width: 30, height: 0), .additive)
        cell.contents = CGImage(bitmap: dot)
        (cell.birthRate, cell.lifetime, cell.beginTime) = (40, 1.5, 98)
        (cell.velocity, cell.velocityRange, cell.emissionLongitude) = (60, 15, -.pi / 2)
        (cell.emissionRange, cell.yAcceleration, cell.scaleSpeed) = (.pi / 3, 20, -0.4)
        (cell.color, cell.greenRange, cell.alphaSpeed) = (CGColor(red: 1, green: 0.4, blue: 0.1, alpha: 0.9), 0.2, -0.5)
        layer.emitterCells = [cell]
        return layer
    }

    /// Three faces of a cube, seen in perspective.
    private func cube() -> CALayer {
        let stand = CALayer()
        var view = CATransform3DIdentity
        view.m34 = -1 / 250
        stand.sublayerTransform = view
        let cube = CATransformLayer()
        cube.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
        let turns: [(CGFloat, CGFloat, CGFloat, CGColor)] = [
            (0, 0, 0, .red), (.pi / 2, 0, 1, .green), (.pi / 2, 1, 0, .blue), (-.pi / 2, 0, 1, .white),
        ]
        for (angle, x, y, color) in turns {
            let face = box(CGRect(x: 0, y: 0, width: 50, height: 50), color)
            face.transform = CATransform3DTranslate(
                angle == 0 ? CATransform3DIdentity : CATransform3DMakeRotation(angle, x, y, 0), 0, 0, 25)
            cube.addSublayer(face)
        }
        cube.transform = CATransform3DRotate(CATransform3DMakeRotation(-0.5, 1, 0, 0), 0.6, 0, 1, 0)
        stand.addSublayer(cube)
        return stand
    }

    @Test("it looks as it did when somebody last looked at it")
    func sheet() throws {
        let scene = LayerScene()
        scene.root.frame = CGRect(x: 0, y: 0, width: 320, height: 214)
        scene.root.backgroundColor = CGColor(gray: 0.15, alpha: 1)
        let layers = [
            gradient(.axial, CGPoint(x: 1, y: 1)), gradient(.radial, CGPoint(x: 1, y: 0.8)),
            gradient(.conic, CGPoint(x: 0.5, y: 0)), bars(), try sparks(), cube(),
        ]
        for (index, layer) in layers.enumerated() {
            layer.frame = CGRect(x: 12 + index % 3 * 103, y: 12 + index / 3 * 100, width: 90, height: 90)
            scene.root.addSublayer(layer)
        }
        CATransaction.flush()
        let tree = try #require(scene.context.newest)
        let image = try #require(OffscreenRenderer.bitmap(of: tree, at: 100.5, scale: 2))
        try expectGolden(image, named: "layer-kinds", tolerance: 1)
    }
}
