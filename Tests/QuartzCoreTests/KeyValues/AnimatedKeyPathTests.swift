import OctantBase
import QuartzCore
import RenderServer
import Testing

@Suite("Every key path with every type of value")
struct AnimatedKeyPathTests {
    /// A key path and the two ends of an animation of it, in a type that values come in.
    struct Pair: CustomTestStringConvertible, @unchecked Sendable {  // Each is used by one test at a time.
        let keyPath: String
        let from: Any
        let to: Any

        var testDescription: String { "\(keyPath) from \(type(of: from))" }
    }

    /// The key paths that public libraries animate (facts: Swift on Linux), each with every type it accepts.
    static let pairs: [Pair] = {
        let numbers = [
            "transform.rotation.z", "strokeEnd", "transform.rotation", "transform.scale", "strokeStart", "opacity",
            "transform.scale.y", "transform.translation.y", "position.x", "position.y", "transform.translation.x",
            "bounds.size.width", "zPosition", "cornerRadius", "isHidden", "transform.scale.xy", "startPoint.x",
            "endPoint.y", "lineWidth", "bounds.size.height", "instanceDelay", "fontSize",
        ]
        var result: [Pair] = []
        func add(_ keyPath: String, _ from: Any, _ to: Any) {
            result.append(Pair(keyPath: keyPath, from: from, to: to))
        }
        for path in numbers {
            add(path, 0, 1)
            add(path, 0.0, 1.0)
            add(path, Float(0), Float(1))
            add(path, CGFloat(0), CGFloat(1))
            add(path, false, true)
            add(path, NSNumber(value: 0), NSNumber(value: 1))
        }
        for path in ["position", "startPoint", "endPoint", "anchorPoint"] {
            let (a, b) = (CGPoint(x: 0.1, y: 0.9), CGPoint(x: 0.8, y: 0.2))
            add(path, a, b)
            add(path, NSValue(point: a), NSValue(point: b))
        }
        for path in ["transform.translation", "bounds.size"] {
            let (a, b) = (CGSize(width: 3, height: 4), CGSize(width: 30, height: 40))
            add(path, a, b)
            add(path, NSValue(size: a), NSValue(size: b))
        }
        let (small, large) = (CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 3, y: 0, width: 50, height: 20))
        add("bounds", small, large)
        add("bounds", NSValue(rect: small), NSValue(rect: large))
        let turn = CATransform3DMakeRotation(1, 0, 0, 1)
        for path in ["transform", "sublayerTransform", "instanceTransform"] {
            add(path, CATransform3DIdentity, turn)
            add(path, NSValue(caTransform3D: CATransform3DIdentity), NSValue(caTransform3D: turn))
            add(path, CGAffineTransform.identity, CGAffineTransform(rotationAngle: 1))
        }
        let (red, blue) = (
            CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        )
        for path in ["backgroundColor", "strokeColor", "fillColor", "instanceColor", "foregroundColor"] {
            add(path, red, blue)
        }
        add("colors", [red, red, red], [blue, red, blue])
        add("locations", [0.0, 0.1, 0.2], [0.5, 0.6, 1.0])
        add("locations", [0, 0, 1], [0, 1, 1])
        add("locations", [CGFloat(0), 0.1, 0.2], [CGFloat(0.5), 0.6, 1])
        add("locations", [Float(0), 0.1, 0.2], [Float(0.5), 0.6, 1])
        add("locations", [NSNumber(value: 0), 0.1, 0.2], [NSNumber(value: 0.5), 0.6, 1])
        add(
            "path", CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil),
            CGPath(rect: CGRect(x: 9, y: 3, width: 30, height: 9), transform: nil))
        return result
    }()

    /// A layer of the right kind for `keyPath`, which shows it.
    private func subject(for keyPath: String) -> CALayer {
        let box = CGRect(x: 30, y: 30, width: 40, height: 30)
        let inner = CALayer()
        inner.frame = CGRect(x: 5, y: 5, width: 12, height: 8)
        inner.backgroundColor = CGColor(red: 0.2, green: 0.7, blue: 1, alpha: 1)
        switch keyPath {
        case "colors", "locations", "startPoint", "endPoint", "startPoint.x", "endPoint.y":
            let layer = CAGradientLayer()
            layer.colors = [CGColor.white, CGColor.black, CGColor.white]
            (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.2, y: 0.3), CGPoint(x: 0.7, y: 0.9))
            layer.frame = box
            return layer
        case "instanceDelay", "instanceTransform", "instanceColor":
            let layer = CAReplicatorLayer()
            layer.frame = box
            layer.instanceCount = 3
            layer.instanceTransform = CATransform3DMakeTranslation(20, 20, 0)
            let slide = CABasicAnimation(keyPath: "position.x")
            (slide.fromValue, slide.toValue, slide.duration, slide.repeatCount) = (0, 60, 1.7, .infinity)
            inner.add(slide, forKey: nil)
            layer.addSublayer(inner)
            return layer
        case "fontSize", "foregroundColor":
            let layer = CATextLayer()
            layer.frame = box
            (layer.string, layer.fontSize) = ("Octant", 20)
            return layer
        default:
            let layer = CAShapeLayer()
            layer.frame = box
            layer.path = CGPath(rect: CGRect(x: 2, y: 2, width: 30, height: 20), transform: nil)
            (layer.strokeColor, layer.lineWidth) = (CGColor.white, 3)
            layer.backgroundColor = CGColor(red: 0, green: 0.6, blue: 0.2, alpha: 1)
            layer.addSublayer(inner)
            return layer
        }
    }

    private func bitmap(_ layer: RenderLayer, at time: Double) throws -> Bitmap {
        // Something beneath and something in front, so that depth shows too.
        func box(_ x: CGFloat, z: CGFloat) -> RenderLayer {
            var properties = LayerProperties()
            properties.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
            (properties.position, properties.zPosition) = (CGPoint(x: x, y: 60), z)
            properties.backgroundColor = CGColor(red: 0.5, green: 0, blue: 0, alpha: 1)
            return RenderLayer(id: .unique(), properties: properties)
        }
        var root = LayerProperties()
        root.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
        root.anchorPoint = .zero
        let tree = RenderTree(
            root: RenderLayer(
                id: .unique(), properties: root, sublayers: [box(70, z: -0.3), layer, box(40, z: 0.3)]),
            size: root.bounds.size)
        return try #require(OffscreenRenderer.bitmap(of: tree, at: time, scale: 1))
    }

    @Test("it changes pixels, and the presentation layer says what is drawn", arguments: pairs)
    func animates(_ pair: Pair) throws {
        let scene = LayerScene()
        let layer = scene.sublayer(subject(for: pair.keyPath), CGRect(x: 30, y: 30, width: 40, height: 30))
        scene.run(0)
        let still = try bitmap(try #require(scene.context.newest).root.sublayers[0], at: 100.75)
        let animation = CABasicAnimation(keyPath: pair.keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (pair.from, pair.to, 1)
        layer.add(animation, forKey: "it")
        scene.run(0.75)
        let committed = try #require(scene.context.newest).root.sublayers[0]
        let moving = try bitmap(committed, at: 100.75)
        #expect(moving != still)
        // The same layer as it presents itself, without the animation.
        let shown = try #require(layer.presentation()).properties
        let presented = RenderLayer(id: .unique(), properties: shown, sublayers: committed.sublayers)
        #expect(try bitmap(presented, at: 100.75) == moving)
    }

    @Test("images animate, boxed as they are")
    func contents() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = [try smallImage(0), try smallImage(1)]
        (animation.calculationMode, animation.duration) = (.discrete, 1)
        layer.add(animation, forKey: nil)
        scene.run(0.25)
        let tree = try #require(scene.context.newest)
        let early = try #require(OffscreenRenderer.bitmap(of: tree, at: 100.25, scale: 1))
        let late = try #require(OffscreenRenderer.bitmap(of: tree, at: 100.75, scale: 1))
        #expect(early.pixel(x: 20, y: 30) == 0xFF00_0000)
        #expect(late.pixel(x: 20, y: 30) == 0xFFFF_FFFF)
    }

    @Test("a property of another kind of layer, and a list of other things, leave the layer alone")
    func misfits() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CAGradientLayer())
        layer.colors = [CGColor.white, CGColor.black]
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) {
            for (path, value) in [("strokeEnd", 1 as Any), ("colors", ["red"]), ("locations", [Double.nan, 1])] {
                let animation = CABasicAnimation(keyPath: path)
                (animation.fromValue, animation.toValue) = (value, value)
                layer.add(animation, forKey: nil)
            }
            layer.colors = ["red"]
        }
        #expect(lines == 4)
        #expect(layer.colors as? [CGColor] == [.white, .black])
    }
}
