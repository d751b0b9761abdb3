import QuartzCore
import RenderServer
import Testing

@Suite("Transitions")
struct TransitionTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// A red layer of 40 x 40 at (20, 20) that turns blue in a transition of 1 s.
    private func turning(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> (LayerScene, CALayer) {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer(), CGRect(x: 20, y: 20, width: 40, height: 40))
        CATransaction.setDisableActions(true)
        layer.backgroundColor = red
        CATransaction.flush()
        CATransaction.setDisableActions(true)
        layer.add(transition(type, subtype), forKey: "any")
        layer.backgroundColor = blue
        CATransaction.flush()
        return (scene, layer)
    }

    private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
        return transition
    }

    private func pixel(_ scene: LayerScene, _ x: Int, _ y: Int) throws -> UInt32 {
        let tree = try #require(scene.context.newest)
        return try #require(OffscreenRenderer.bitmap(of: tree, at: scene.clock.now(), scale: 1)).pixel(x: x, y: y)
    }

    @Test("defaults are Core Animation's, and the key is always the same")
    func defaults() {
        let transition = CATransition()
        #expect(transition.type == .fade && transition.subtype == nil)
        #expect(transition.startProgress == 0 && transition.endProgress == 1)
        #expect(transition.duration == 0 && transition.timingFunction == nil)
        transition.startProgress = -3
        transition.endProgress = .nan
        #expect(transition.startProgress == 0 && transition.endProgress == 0)
        let layer = CALayer()
        layer.add(CATransition(), forKey: "mine")
        layer.add(CATransition(), forKey: nil)
        #expect(layer.animationKeys() == ["transition"])
    }

    @Test("a fade goes from the old image to the new one and stays opaque")
    func fade() throws {
        let (scene, layer) = turning(.fade)
        #expect(try pixel(scene, 30, 30) == 0xFFFF_0000)
        scene.run(0.5)
        let half = try pixel(scene, 30, 30)
        #expect(half >> 24 == 255 && abs(Int(half >> 16 & 255) - 127) <= 1 && abs(Int(half & 255) - 127) <= 1)
        #expect(layer.backgroundColor == blue && layer.presentation()?.backgroundColor == blue)
        scene.run(0.6)
        #expect(try pixel(scene, 30, 30) == 0xFF00_00FF)
        #expect(layer.animationKeys() == nil)
    }

    @Test(
        "a push moves both images by the layer's size, a move in the new one, a reveal the old one",
        arguments: [
            (CATransitionSubtype.fromLeft, 1, 0), (.fromRight, -1, 0), (.fromTop, 0, -1), (.fromBottom, 0, 1),
        ])
    func slides(subtype: CATransitionSubtype, x: Int, y: Int) throws {
        // Half way the moving image's middle is half a side away from the layer's, (40, 40).
        let (ahead, behind) = ((40 + 20 * x, 40 + 20 * y), (40 - 20 * x, 40 - 20 * y))
        var (scene, _) = turning(.push, subtype)
        scene.run(0.5)
        #expect(try pixel(scene, ahead.0, ahead.1) == 0xFFFF_0000)
        #expect(try pixel(scene, behind.0, behind.1) == 0xFF00_00FF)
        (scene, _) = turning(.moveIn, subtype)
        scene.run(0.5)
        #expect(try pixel(scene, 40 - 15 * x, 40 - 15 * y) == 0xFF00_00FF)
        #expect(try pixel(scene, 40 + 15 * x, 40 + 15 * y) == 0xFFFF_0000)
        #expect(try pixel(scene, 40 + 25 * x, 40 + 25 * y) == 0)
        (scene, _) = turning(.reveal, subtype)
        scene.run(0.5)
        #expect(try pixel(scene, 40 - 15 * x, 40 - 15 * y) == 0xFF00_00FF)
        #expect(try pixel(scene, 40 + 15 * x, 40 + 15 * y) == 0xFFFF_0000)
        #expect(try pixel(scene, 40 + 35 * x, 40 + 35 * y) == 0xFFFF_0000)
    }

    @Test("start and end progress show a part of the whole transition")
    func part() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let transition = transition(.push, .fromLeft)
        (transition.startProgress, transition.endProgress) = (0.25, 0.75)
        layer.add(transition, forKey: nil)
        layer.setNeedsLayout()
        CATransaction.flush()
        let rendered = try #require(scene.context.newest).root.sublayers[0]
        guard case .transition(let made)? = rendered.animations.first?.content else {
            Issue.record("no transition was committed")
            return
        }
        #expect(made.startProgress == 0.25 && made.endProgress == 0.75 && made.direction == .fromLeft)
    }

    @Test("sublayers that come and go, and a layer that is hidden, fade too")
    func sublayersAndHiding() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer(), CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = CALayer()
        (inner.frame, inner.backgroundColor) = (CGRect(x: 0, y: 0, width: 10, height: 10), red)
        layer.add(transition(.fade), forKey: nil)
        layer.addSublayer(inner)
        scene.run(0.5)
        #expect(abs(Int(try pixel(scene, 5, 5) >> 24) - 128) <= 1)
        scene.run(1)
        layer.add(transition(.fade), forKey: nil)
        layer.isHidden = true
        scene.run(0.25)
        #expect(abs(Int(try pixel(scene, 5, 5) >> 24) - 191) <= 1)
        scene.run(1)
        #expect(try pixel(scene, 5, 5) == 0)
        layer.add(transition(.fade), forKey: nil)
        layer.isHidden = false
        scene.run(0.25)
        #expect(abs(Int(try pixel(scene, 5, 5) >> 24) - 64) <= 1)
    }

    @Test("a transition is an action too, and tells its delegate of begin and end")
    func action() throws {
        let scene = LayerScene()
        let (layer, diary) = (scene.sublayer(CALayer()), Diary())
        let fade = transition(.fade)
        fade.delegate = diary
        layer.actions = ["sublayers": fade, "backgroundColor": CATransition()]
        layer.addSublayer(CALayer())
        #expect(layer.animationKeys() == ["transition"])
        scene.run(1)
        #expect(diary.lines == ["start", "finished"])
        layer.backgroundColor = red
        #expect((layer.animation(forKey: "transition") as? CATransition)?.duration == 0.25)
    }

    @Test("a layer in transition all the time does not keep all its images")
    func chain() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        for step in 0..<20 {
            layer.add(transition(.fade), forKey: nil)
            layer.cornerRadius = CGFloat(step)
            scene.run(0.1)
        }
        var depth = 0
        var next = scene.context.newest?.root.sublayers.first
        while let rendered = next {
            next = nil
            for animation in rendered.animations {
                if case .transition(let transition) = animation.content {
                    next = transition.old
                    depth += 1
                }
            }
        }
        #expect((1...4).contains(depth))
    }

    @Test("a change of contents fades by itself on a layer of one's own")
    func contents() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer(), CGRect(x: 0, y: 0, width: 8, height: 8))
        let images = try [red, blue].map { color in
            let bitmap = try #require(Bitmap(width: 8, height: 8))
            let ctx = try #require(CGContext(bitmap: bitmap, scale: 1))
            ctx.setFillColor(color)
            ctx.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            return CGImage(bitmap: bitmap)
        }
        CATransaction.setDisableActions(true)
        layer.contents = images[0]
        CATransaction.flush()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.contents = images[1]
        #expect(layer.animationKeys() == ["contents"])
        scene.run(0.125)
        let half = try pixel(scene, 4, 4)
        #expect(half >> 24 == 255 && abs(Int(half & 255) - 127) <= 1)
    }
}

@Suite("Events of layers")
struct LayerEventTests {
    /// Writes down which events were asked for.
    private final class Witness: CALayerDelegate {
        var events: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            events.append("\(layer.name ?? "") \(event)")
            return nil
        }
    }

    @Test("layers that come into sight and go out of it, and sublayers that change, run actions")
    func events() {
        let scene = LayerScene()
        let (outer, inner, witness) = (scene.sublayer(CALayer()), CALayer(), Witness())
        (outer.name, inner.name, outer.delegate, inner.delegate) = ("outer", "inner", witness, witness)
        outer.addSublayer(inner)
        #expect(witness.events == ["inner onOrderIn", "outer sublayers"])
        CATransaction.flush()
        witness.events = []
        inner.isHidden = true
        inner.isHidden = false
        #expect(witness.events == ["inner hidden", "inner onOrderOut", "inner hidden", "inner onOrderIn"])
        witness.events = []
        outer.insertSublayer(inner, at: 0)
        inner.removeFromSuperlayer()
        #expect(witness.events == ["outer sublayers", "inner onOrderOut", "outer sublayers"])
        witness.events = []
        CATransaction.setDisableActions(true)
        outer.addSublayer(inner)
        #expect(witness.events.isEmpty)
        CATransaction.flush()
        let unseen = CALayer()
        unseen.addSublayer(CALayer())
        unseen.delegate = witness
        unseen.addSublayer(CALayer())
        #expect(witness.events.isEmpty)
    }

    @Test("an action of onOrderIn animates the layer that came")
    func orderIn() throws {
        let scene = LayerScene()
        CATransaction.flush()
        let layer = CALayer()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.duration) = (0, 2)
        layer.actions = [kCAOnOrderIn: fade]
        scene.root.addSublayer(layer)
        scene.run(1)
        #expect(try #require(layer.presentation()).opacity == 0.5)
    }

    @Test("the style in the style is searched too, after the style itself")
    func styles() {
        let layer = CALayer()
        let (near, far) = (CABasicAnimation(), CABasicAnimation())
        let base: [AnyHashable: Any] = ["actions": ["opacity": far, "position": far] as [String: any CAAction]]
        layer.style = ["actions": ["opacity": near] as [String: any CAAction], "style": base]
        #expect(layer.action(forKey: "opacity") as? CAAnimation === near)
        #expect(layer.action(forKey: "position") as? CAAnimation === far)
        #expect(layer.action(forKey: "bounds") == nil)
    }
}
