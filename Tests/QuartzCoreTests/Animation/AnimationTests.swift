import OctantBase
import QuartzCore
import RenderServer
import Testing

@Suite("Animations on layers")
struct AnimationTests {
    /// A second's fade from 0 to 1.
    private func fade() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        return animation
    }

    @Test("an animation begins when its transaction commits")
    func stamping() throws {
        let scene = LayerScene(at: 50)
        let layer = scene.sublayer(CALayer())
        layer.add(fade(), forKey: "fade")
        scene.clock.advance(by: 5)
        CATransaction.flush()
        #expect(layer.animation(forKey: "fade")?.beginTime == 55)
        scene.run(0.25)
        #expect(try #require(layer.presentation()).opacity == 0.25)
        #expect(layer.opacity == 1)
    }

    @Test("the animation on the layer is a copy")
    func copies() {
        let layer = CALayer()
        let animation = fade()
        layer.add(animation, forKey: "fade")
        animation.duration = 99
        #expect(layer.animation(forKey: "fade")?.duration == 1)
        #expect(layer.animation(forKey: "fade") !== animation)
        layer.add(fade(), forKey: nil)
        layer.add(fade(), forKey: nil)
        layer.add(fade(), forKey: "fade")
        #expect(layer.animationKeys() == ["fade"])
        layer.removeAnimation(forKey: "fade")
        #expect(layer.animationKeys() == nil)
    }

    @Test("a duration of 0 becomes the transaction's, or a quarter of a second")
    func durations() {
        let layer = CALayer()
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
        #expect(layer.animation(forKey: "a")?.duration == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        layer.add(CAAnimationGroup(), forKey: "b")
        CATransaction.commit()
        #expect(layer.animation(forKey: "b")?.duration == 2)
    }

    @Test("an animation leaves at its end, and its delegate hears of it")
    func ending() {
        let scene = LayerScene()
        let (layer, diary) = (scene.sublayer(CALayer()), Diary())
        let animation = fade()
        animation.delegate = diary
        layer.add(animation, forKey: "fade")
        scene.run(0.5)
        #expect(diary.lines == ["start"])
        #expect(layer.animationKeys() == ["fade"])
        scene.run(0.5)
        #expect(diary.lines == ["start", "finished"])
        #expect(layer.animationKeys() == nil)
        #expect(scene.context.newest?.root.sublayers[0].animations.isEmpty == true)
    }

    @Test("an animation that is not removed stays, and fills")
    func filling() throws {
        let scene = LayerScene()
        let (layer, diary) = (scene.sublayer(CALayer()), Diary())
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.toValue, animation.duration, animation.delegate) = (500.0, 1, diary)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        layer.add(animation, forKey: "x")
        scene.run(7)
        #expect(try #require(layer.presentation()).position.x == 500)
        #expect(layer.animationKeys() == ["x"])
        scene.run(7)
        layer.removeAnimation(forKey: "x")
        scene.run(7)
        #expect(diary.lines == ["start", "finished"])
    }

    @Test("a replaced animation ends unfinished")
    func replacing() {
        let scene = LayerScene()
        let (layer, diary) = (scene.sublayer(CALayer()), Diary())
        let animation = fade()
        animation.delegate = diary
        layer.add(animation, forKey: "fade")
        scene.run(0.1)
        layer.add(fade(), forKey: "fade")
        #expect(diary.lines == ["start", "removed"])
    }

    @Test("animations are dropped when their layer leaves the tree, unless told to stay")
    func leaving() {
        let scene = LayerScene()
        let (layer, diary) = (scene.sublayer(CALayer()), Diary())
        let (going, staying) = (fade(), fade())
        going.delegate = diary
        staying.isRemovedOnCompletion = false
        layer.add(going, forKey: "going")
        layer.add(staying, forKey: "staying")
        CATransaction.flush()
        layer.removeFromSuperlayer()
        CATransaction.flush()
        #expect(diary.lines == ["removed"])
        #expect(layer.animationKeys() == ["staying"])
        #expect(layer.presentation() == nil)
    }

    @Test("animations survive a move within one turn")
    func moving() {
        let scene = LayerScene()
        let (layer, other) = (scene.sublayer(CALayer()), scene.sublayer(CALayer()))
        layer.add(fade(), forKey: "fade")
        CATransaction.flush()
        layer.removeFromSuperlayer()
        other.addSublayer(layer)
        CATransaction.flush()
        #expect(layer.animationKeys() == ["fade"])
    }

    @Test(
        "values are unboxed whatever number type they come in",
        arguments: [3, 3.0, Float(3), CGFloat(3), NSNumber(value: 3), UInt8(3)] as [any Sendable])
    func unboxing(value: any Sendable) throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue, animation.duration) = (value, value, 2)
        layer.add(animation, forKey: nil)
        scene.run(1)
        #expect(try #require(layer.presentation()).zPosition == 3)
    }

    @Test("points, sizes, rectangles and transforms are unboxed from NSValue too")
    func boxes() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let turn = CATransform3DMakeTranslation(1, 2, 3)
        let values: [(String, Any)] = [
            ("position", NSValue(point: CGPoint(x: 1, y: 2))),
            ("bounds.size", NSValue(size: CGSize(width: 3, height: 4))),
            ("sublayerTransform", NSValue(caTransform3D: turn)), ("transform", CGAffineTransform(scaleX: 2, y: 2)),
        ]
        for (key, value) in values {
            let animation = CABasicAnimation(keyPath: key)
            (animation.fromValue, animation.toValue, animation.duration) = (value, value, 2)
            layer.add(animation, forKey: key)
        }
        scene.run(1)
        let shown = try #require(layer.presentation())
        #expect(shown.position == CGPoint(x: 1, y: 2))
        #expect(shown.bounds.size == CGSize(width: 3, height: 4))
        #expect(shown.sublayerTransform == turn)
        #expect(shown.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
        #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
        #expect(NSNumber(value: 1).caTransform3DValue == CATransform3DIdentity)
    }

    @Test(
        "a value or key path that does not fit leaves the property alone and says so",
        arguments: ["opacity=text", "position=number", "opacity=nan", "colour=number", "strokeEnd=number"])
    func misfits(name: String) throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let parts = name.split(separator: "=").map(String.init)
        let values: [String: Any] = ["text": "much", "number": 0.5, "nan": Double.nan]
        let animation = CABasicAnimation(keyPath: parts[0])
        (animation.fromValue, animation.toValue, animation.duration) = (values[parts[1]], values[parts[1]], 2)
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) { layer.add(animation, forKey: "misfit") }
        #expect(lines == 1)
        scene.run(1)
        #expect(try #require(layer.presentation()).properties == layer.properties)
        #expect(layer.animationKeys() == ["misfit"])
    }

    @Test("strokes and turns of a group are seen in the presentation")
    func groups() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CAShapeLayer())
        let stroke = CABasicAnimation(keyPath: "strokeStart")
        (stroke.beginTime, stroke.fromValue, stroke.toValue, stroke.duration) = (0.5, 0, 1, 2)
        stroke.delegate = Diary()
        let group = CAAnimationGroup()
        (group.animations, group.duration, group.repeatCount) = ([stroke], 2.5, .infinity)
        layer.add(group, forKey: "strokeStart")
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, Double.pi * 2, 4, .infinity)
        layer.add(turn, forKey: "rotation")
        scene.run(2.5 + 1.5)
        let shown = try #require(layer.presentation())
        #expect(abs(shown.strokeStart - 0.5) < 1e-9)
        scene.run(-1)
        let angle = try #require(shown.value(forKeyPath: "transform.rotation.z") as? Double)
        #expect(abs(angle) < 1e-9)
    }

    @Test("discrete keyframes hold equal slots")
    func discrete() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.calculationMode, animation.duration) = ([1, 2, 3], .discrete, 4)
        layer.add(animation, forKey: nil)
        for (step, expected) in [(1.3, 1.0), (0.1, 2.0), (1.2, 2.0), (0.1, 3.0)] {
            scene.run(step)
            #expect(try #require(layer.presentation()).zPosition == expected)
        }
    }

    @Test("key times that break the rules are ignored and it is said")
    func badKeyTimes() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.keyTimes, animation.duration) = ([0, 10, 20], [0, 0.9], 4)
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) { layer.add(animation, forKey: nil) }
        scene.run(2)
        #expect(lines == 1)
        #expect(try #require(layer.presentation()).zPosition == 10)
    }

    @Test("a keyframe path's curves are followed")
    func path() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 10))
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration) = (path, 4)
        layer.add(animation, forKey: nil)
        scene.run(1)
        #expect(try #require(layer.presentation()).position == CGPoint(x: 5, y: 0))
        scene.run(2)
        let top = try #require(layer.presentation()).position
        #expect(abs(top.x - 15) < 1e-9 && abs(top.y - 5) < 1e-9)
    }

    @Test("a layer turns with the path it moves along")
    func turning() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 30))
        path.addLine(to: CGPoint(x: 0, y: 30))
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration, animation.rotationMode) = (path, 5, .rotateAuto)
        animation.calculationMode = .paced
        layer.add(animation, forKey: "ride")
        func appearance(_ seconds: Double) throws -> (CGPoint, Double) {
            scene.run(seconds)
            let shown = try #require(layer.presentation())
            return (shown.position, try #require(shown.value(forKeyPath: "transform.rotation.z") as? Double))
        }
        var (location, angle) = try appearance(0.5)
        #expect(abs(location.x - 5) < 1e-9 && abs(location.y) < 1e-9 && abs(angle) < 1e-9)
        (location, angle) = try appearance(1)
        #expect(abs(location.x - 10) < 1e-9 && abs(location.y - 5) < 1e-9 && abs(angle - .pi / 2) < 1e-9)
        (location, angle) = try appearance(3)
        #expect(abs(location.x - 5) < 1e-9 && abs(location.y - 30) < 1e-9 && abs(abs(angle) - .pi) < 1e-9)
        animation.rotationMode = .rotateAutoReverse
        animation.calculationMode = .discrete
        layer.add(animation, forKey: "ride")
        // Four stations of 1.25 s: the second leaves downwards.
        (location, angle) = try appearance(2)
        #expect(location == CGPoint(x: 10, y: 0) && abs(angle + .pi / 2) < 1e-9)
    }

    @Test("a circle's direction turns evenly")
    func turningOnCircle() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        (animation.duration, animation.rotationMode, animation.calculationMode) = (8, .rotateAuto, .paced)
        layer.add(animation, forKey: nil)
        var last: Double?
        for _ in 0..<7 {
            scene.run(1)
            let shown = try #require(layer.presentation())
            let angle = try #require(shown.value(forKeyPath: "transform.rotation.z") as? Double)
            // The direction is at right angles to the radius.
            let radius = CGPoint(x: shown.position.x - 50, y: shown.position.y - 50)
            #expect(abs(radius.x * cos(angle) + radius.y * sin(angle)) < 0.1)
            if let last { #expect(abs(abs((angle - last).remainder(dividingBy: 2 * .pi)) - .pi / 4) < 1e-3) }
            last = angle
        }
    }

    @Test("a change animates by itself on a layer that was shown")
    func implicit() throws {
        let scene = LayerScene()
        let layer = CALayer()
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        _ = scene.sublayer(layer)
        layer.opacity = 1
        #expect(layer.animationKeys() == ["opacity"])
        scene.run(0.125)
        // Half way through the default curve: docs/sources/layers.md, Timing functions.
        #expect(abs(try #require(layer.presentation()).opacity - (0.5 + 0.5 * 0.802403)) < 1e-5)
        scene.run(0.125)
        #expect(layer.animationKeys() == nil)
        layer.opacity = 1
        #expect(layer.animationKeys() == nil)
        CATransaction.setDisableActions(true)
        layer.opacity = 0
        #expect(layer.animationKeys() == nil)
        CATransaction.flush()
        #expect(!CATransaction.disableActions())
    }

    @Test("the search for an action asks the delegate, the actions, then the style, and NSNull ends it")
    func actions() {
        final class Strict: CALayerDelegate {
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
        }
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let (mine, styled) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "opacity"))
        layer.style = ["actions": ["opacity": styled as any CAAction]]
        #expect(layer.action(forKey: "opacity") as? CAAnimation === styled)
        layer.actions = ["opacity": mine, "position": NSNull()]
        #expect(layer.action(forKey: "opacity") as? CAAnimation === mine)
        #expect(layer.action(forKey: "position") == nil)
        layer.position.x += 1
        #expect(layer.animationKeys() == nil)
        let strict = Strict()
        layer.delegate = strict
        #expect(layer.action(forKey: "opacity") == nil)
        #expect(CALayer.defaultAction(forKey: "position") == nil)
    }

    @Test("completion blocks run once, after the animations, and add up")
    func completion() {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        var lines: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { lines.append("outer") }
        CATransaction.setCompletionBlock { lines.append("second") }
        CATransaction.begin()
        layer.add(fade(), forKey: nil)
        CATransaction.setCompletionBlock { lines.append("inner") }
        CATransaction.commit()
        CATransaction.setCompletionBlock(nil)
        CATransaction.commit()
        #expect(lines.isEmpty)
        scene.run(0.5)
        #expect(lines == ["inner"])
        scene.run(0.5)
        #expect(lines == ["inner", "outer", "second"])
        scene.run(5)
        #expect(lines.count == 3)
    }

    @Test("a model's presentation has presentation neighbours and leads back to it")
    func presentation() throws {
        let scene = LayerScene()
        let layer = CALayer()
        #expect(layer.presentation() == nil)
        let inner = CALayer()
        layer.addSublayer(inner)
        _ = scene.sublayer(layer)
        let shown = try #require(layer.presentation())
        #expect(shown !== layer && shown.model() === layer)
        #expect(shown.sublayers?.first?.model() === inner)
        #expect(shown.superlayer?.model() === scene.root)
        let animation = CABasicAnimation(keyPath: "position")
        (animation.fromValue, animation.toValue) = (CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 150))
        animation.duration = 5
        layer.add(animation, forKey: nil)
        scene.run(1)
        #expect(scene.root.hitTest(CGPoint(x: 150, y: 150)) === scene.root)
        #expect(scene.root.presentation()?.hitTest(CGPoint(x: 150, y: 150))?.model() === layer)
    }
}

@Suite("Subclasses of one's own")
struct SubclassTests {
    final class Ring: CAShapeLayer {
        var turns = 1
        override init() { super.init() }
        override init(layer: Any) {
            super.init(layer: layer)
            turns = (layer as? Ring)?.turns ?? 0
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Fade: CABasicAnimation {
        var note = "blank"
    }

    @Test("a presentation is of the layer's own class, made with init(layer:)")
    func presentation() throws {
        let scene = LayerScene()
        let ring = Ring()
        ring.turns = 5
        ring.lineWidth = 3
        _ = scene.sublayer(ring)
        let shown: Ring = try #require(ring.presentation())
        #expect(shown !== ring)
        #expect(shown.turns == 5)
        #expect(shown.lineWidth == 3)
        #expect(shown.model() === ring)
    }

    @Test("a copy of an animation is of its own class")
    func copies() throws {
        let layer = CALayer()
        let fade = Fade(keyPath: "opacity")
        fade.toValue = 0.5
        layer.add(fade, forKey: "fade")
        let copy = try #require(layer.animation(forKey: "fade") as? Fade)
        #expect(copy !== fade)
        #expect(copy.note == "blank")
        #expect(copy.toValue as? Double == 0.5)
    }

    @Test("a layer is made of a class known at run time only")
    func making() throws {
        let ring: AnyClass = Ring.self
        #expect(CALayer.make(ring) is Ring)
        #expect(try type(of: #require(CALayer.make(CALayer.self))) == CALayer.self)
        #expect(CALayer.make(NSObject.self) == nil)
    }

    @Test("a copy has the rate that its original would like to be shown at")
    func rate() {
        let animation = CABasicAnimation(keyPath: "opacity")
        #expect(animation.preferredFrameRateRange == .default)
        animation.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
        #expect((animation.copy() as? CAAnimation)?.preferredFrameRateRange == animation.preferredFrameRateRange)
        let range = animation.value(forKey: "preferredFrameRateRange") as? CAFrameRateRange
        #expect(range == animation.preferredFrameRateRange)
    }
}
