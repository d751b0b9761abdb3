import QuartzCore
import RenderServer
import Testing

/// A bar as long as its progress, in layers as they are written for iOS, but for the wrapper.
private final class BarLayer: CALayer {
    @AnimatableLayerProperty var progress: CGFloat = 0.25
    @AnimatableLayerProperty var tint: CGColor? = .black
    var draws = 0

    override func draw(in ctx: CGContext) {
        draws += 1
        ctx.setFillColor(tint ?? .white)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
}

/// The same with names only, and an action for a change.
private final class NamedLayer: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
        key == "level" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "level" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.value(forKey: event)
        animation.duration = 2
        return animation
    }

    override func draw(in ctx: CGContext) {
        let level = value(forKey: "level") as? Double ?? 0
        ctx.setFillColor(.black)
        ctx.fill(CGRect(x: 0, y: 0, width: level, height: 1))
    }
}

/// One whose property has a name that our layers, but not Apple's, have one of, too.
private final class BlurryLayer: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
        key == "blurRadius" || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(.black)
        ctx.fill(CGRect(x: 0, y: 0, width: value(forKey: "blurRadius") as? Double ?? 0, height: bounds.height))
    }
}

/// One whose class says what its properties are until they are set.
private final class DefaultLayer: CALayer {
    @AnimatableLayerProperty var inner: CGFloat = 0
    @AnimatableLayerProperty var outer: CGFloat = 0

    override class func defaultValue(forKey key: String) -> Any? {
        let values: [String: Any] = ["inner": CGFloat(3), "named": "one"]
        return values[key] ?? super.defaultValue(forKey: key)
    }
}

@Suite("Properties that programs add")
struct CustomPropertyTests {
    private let frame = CGRect(x: 0, y: 0, width: 40, height: 10)

    /// How many columns of the layer's committed contents are drawn.
    private func columns(_ layer: CALayer, in scene: LayerScene) -> Int {
        guard let shown = scene.context.newest?.root.sublayers.first(where: { $0.id == layer.id })?.properties.contents
        else { return 0 }
        return (0..<shown.width).filter { shown.bitmap.pixel(x: $0, y: 0) != 0 }.count
    }

    @Test("a property that was not set has the value that its class says")
    func defaults() {
        let layer = DefaultLayer()
        #expect(layer.inner == 3 && layer.outer == 0 && layer.value(forKey: "inner") as? CGFloat == 3)
        #expect(layer.value(forKey: "named") as? String == "one" && layer.value(forKey: "other") == nil)
        layer.inner = 0
        #expect(layer.inner == 0 && layer.value(forKey: "inner") as? CGFloat == 0)
    }

    @Test("a declared property has its first value, is known by its name, and draws anew when it changes")
    func declared() {
        let scene = LayerScene()
        let layer = scene.sublayer(BarLayer(), frame)
        #expect(layer.progress == 0.25 && layer.value(forKey: "progress") as? CGFloat == 0.25)
        layer.setNeedsDisplay()
        scene.run(0)
        #expect(columns(layer, in: scene) == 10)
        layer.progress = 0.5
        scene.run(0)
        #expect(columns(layer, in: scene) == 20 && layer.animationKeys() == nil)
        layer.setValue(1, forKey: "progress")
        #expect(layer.progress == 1 && layer.needsDisplay())
        scene.run(0)
        let draws = layer.draws
        layer.progress = 1
        scene.run(0)
        #expect(layer.draws == draws && columns(layer, in: scene) == 40)
    }

    @Test("one that is called as a property of ours that Apple's layers do not have is the program's own")
    func own() throws {
        let scene = LayerScene()
        let (theirs, ours) = (scene.sublayer(BlurryLayer(), frame), scene.sublayer(CALayer(), frame))
        theirs.setValue(8.0, forKey: "blurRadius")
        scene.run(0)
        #expect(theirs.blurRadius == 0 && columns(theirs, in: scene) == 8)
        let animation = CABasicAnimation(keyPath: "blurRadius")
        (animation.fromValue, animation.toValue, animation.duration) = (0.0, 40.0, 4)
        theirs.add(animation, forKey: nil)
        let blur = CABasicAnimation(keyPath: CALayer.blurRadiusKeyPath)
        (blur.fromValue, blur.toValue, blur.duration) = (0.0, 40.0, 4)
        ours.add(blur, forKey: nil)
        scene.run(0)
        scene.run(1)
        #expect(columns(theirs, in: scene) == 10)
        #expect(theirs.presentation()?.value(forKey: "blurRadius") as? Double == 10)
        #expect(theirs.presentation()?.blurRadius == 0)
        #expect(ours.presentation()?.blurRadius == 10)
    }

    @Test("an optional one can be nil, and copies keep their values")
    func optional() {
        let layer = BarLayer()
        #expect(layer.tint == .black)
        layer.tint = nil
        layer.progress = 0.75
        #expect(layer.tint == nil)
        let copy = BarLayer(layer: layer)
        #expect(copy.tint == nil && copy.progress == 0.75)
    }

    @Test("an animation of it draws a frame for every instant, with the animated value, and the model at its end")
    func animated() {
        let scene = LayerScene()
        let layer = scene.sublayer(BarLayer(), frame)
        let animation = CABasicAnimation(keyPath: "progress")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 4)
        layer.add(animation, forKey: "fill")
        scene.run(0)
        #expect(columns(layer, in: scene) == 0)
        for (step, wanted) in [(1.0, 10), (1, 20), (0.5, 25), (1, 35)] {
            scene.run(step)
            #expect(columns(layer, in: scene) == wanted)
        }
        #expect(layer.presentation()?.progress == 0.875 && layer.progress == 0.25)
        scene.run(1)
        scene.run(0)
        #expect(layer.animationKeys() == nil)
        #expect(columns(layer, in: scene) == 10)
    }

    @Test("in a group it keeps step with what the render server shows, by its key frames and curves")
    func group() {
        let scene = LayerScene()
        let layer = scene.sublayer(BarLayer(), frame)
        let steps = CAKeyframeAnimation(keyPath: "progress")
        (steps.values, steps.calculationMode, steps.duration) = ([0.5, 1, 0.75], .discrete, 3)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 3)
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([steps, fade], 3)
        layer.add(group, forKey: nil)
        scene.run(0.5)
        #expect(columns(layer, in: scene) == 20)
        scene.run(1)
        #expect(columns(layer, in: scene) == 40)
        #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    }

    @Test("an animation that fills holds its last frame; taking it off shows the model")
    func fills() {
        let scene = LayerScene()
        let layer = scene.sublayer(BarLayer(), frame)
        let animation = CABasicAnimation(keyPath: "progress")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        layer.add(animation, forKey: "fill")
        scene.run(5)
        #expect(columns(layer, in: scene) == 40)
        let draws = layer.draws
        scene.run(5)
        #expect(columns(layer, in: scene) == 40 && layer.draws == draws)
        layer.removeAnimation(forKey: "fill")
        scene.run(0)
        #expect(columns(layer, in: scene) == 10)
    }

    @Test("a name that needsDisplay(forKey:) knows draws anew and runs its action")
    func named() {
        let scene = LayerScene()
        let layer = scene.sublayer(NamedLayer(), frame)
        layer.setValue(10, forKey: "level")
        scene.run(0)
        // Nothing was shown before: the animation begins at the value shown now.
        layer.removeAllAnimations()
        scene.run(0)
        #expect(columns(layer, in: scene) == 10)
        layer.setValue(30, forKey: "level")
        scene.run(1)
        #expect(columns(layer, in: scene) == 20)
        scene.run(1)
        scene.run(0)
        #expect(columns(layer, in: scene) == 30)
    }

    @Test("by the machine's clock the frames follow one another by themselves, and end with the model's")
    @MainActor
    func hostClock() async {
        let root = CALayer()
        root.frame = frame
        let layer = BarLayer()
        layer.frame = frame
        root.addSublayer(layer)
        var widths: [Int] = []
        let context = LayerContext(root: root) { tree in
            guard let image = tree.root.sublayers.first?.properties.contents?.bitmap else { return }
            widths.append((0..<image.width).filter { image.pixel(x: $0, y: 0) != 0 }.count)
        }
        CATransaction.flush()
        await withCheckedContinuation { done in
            CATransaction.begin()
            CATransaction.setCompletionBlock { done.resume() }
            let animation = CABasicAnimation(keyPath: "progress")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.3)
            layer.add(animation, forKey: nil)
            CATransaction.commit()
        }
        CATransaction.flush()
        #expect(widths.last == 10)
        // 18 frames fit; a machine under load shows fewer.
        #expect(widths.count >= 4)
        #expect(widths.dropLast() == widths.dropLast().sorted()[...])
        context.invalidate()
    }

    @Test("values that cannot be interpolated, or are no numbers, leave the model's")
    func unfit() {
        let scene = LayerScene()
        let layer = scene.sublayer(BarLayer(), frame)
        for value in ["far", Double.nan] as [Any] {
            let animation = CABasicAnimation(keyPath: "progress")
            (animation.fromValue, animation.toValue, animation.duration) = (value, value, 4)
            layer.add(animation, forKey: "fill")
            scene.run(1)
            #expect(layer.presentation()?.progress == 0.25)
        }
    }
}
