import Foundation
import QuartzCore
import RenderServer
import Testing

/// Rules of docs/sources/layers.md that no other suite asserts, through the public classes and a commit.
@Suite("Core Animation's rules")
struct CoreAnimationRulesTests {
    /// A ramp of `zPosition` from 0 to 1 in `duration` seconds.
    private func ramp(_ duration: Double = 4, _ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let ramp = CABasicAnimation(keyPath: "zPosition")
        (ramp.fromValue, ramp.toValue, ramp.duration) = (0, 1, duration)
        change(ramp)
        return ramp
    }

    /// The zPosition shown `seconds` after `animations` were committed over the model's 9.
    private func shown(_ animations: CAAnimation..., after seconds: Double) throws -> CGFloat {
        let scene = LayerScene()
        let layer = CALayer()
        layer.zPosition = 9
        _ = scene.sublayer(layer)
        for animation in animations { layer.add(animation, forKey: nil) }
        scene.run(seconds)
        return try #require(layer.presentation()).zPosition
    }

    private func group(_ duration: Double, _ members: CAAnimation...) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        (group.animations, group.duration) = (members, duration)
        return group
    }

    // MARK: 1, time

    @Test("an animation's timing defaults")
    func defaults() {
        let animation = CAAnimation()
        #expect(animation.beginTime == 0 && animation.duration == 0 && animation.speed == 1)
        #expect(animation.timeOffset == 0 && animation.repeatCount == 0 && animation.repeatDuration == 0)
        #expect(!animation.autoreverses && animation.fillMode == .removed && animation.timingFunction == nil)
        #expect(animation.delegate == nil && animation.isRemovedOnCompletion)
    }

    @Test("a repeat count of 0 is one cycle, a negative speed lasts as long as a positive one")
    func length() throws {
        #expect(try shown(ramp { $0.repeatCount = 0 }, after: 3) == 0.75)
        #expect(try shown(ramp { $0.repeatCount = 0 }, after: 5) == 9)
        let back = ramp { ($0.speed, $0.timeOffset) = (-2, 4) }
        #expect(try shown(back, after: 0.5) == 0.75)
        #expect(try shown(back, after: 2.1) == 9)
    }

    @Test(
        "a whole number of cycles ends at the end, or at the begin when it goes there and back; a fraction at its own")
    func ends() throws {
        func end(_ count: Float, reverses: Bool) throws -> CGFloat {
            try shown(
                ramp {
                    ($0.repeatCount, $0.autoreverses) = (count, reverses)
                    ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
                }, after: 100)
        }
        #expect(try end(3, reverses: false) == 1)
        #expect(try end(2.25, reverses: false) == 0.25)
        #expect(try end(2, reverses: true) == 0)
        #expect(try end(0.5, reverses: true) == 1)
        #expect(try end(0.75, reverses: true) == 0.5)
    }

    @Test("a begin of 0 is stamped with the layer's own time")
    func stamp() {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        // Own time is (100 - 90) * 2 + 5.
        (layer.speed, layer.timeOffset, layer.beginTime) = (2, 5, 90)
        layer.add(ramp(), forKey: "ramp")
        CATransaction.flush()
        #expect(layer.animation(forKey: "ramp")?.beginTime == 25.0)
    }

    @Test("a negative duration is replaced, of a group too")
    func noDuration() {
        let layer = CALayer()
        layer.add(ramp(-3), forKey: "a")
        layer.add(group(-1, ramp()), forKey: "b")
        #expect(layer.animation(forKey: "a")?.duration == 0.25 && layer.animation(forKey: "b")?.duration == 0.25)
    }

    @Test("removal at the end beats every fill mode; what stays without one is in the keys and shows nothing")
    func fill() throws {
        for mode in [CAMediaTimingFillMode.forwards, .both] {
            #expect(try shown(ramp { $0.fillMode = mode }, after: 5) == 9)
            let staying = ramp { ($0.fillMode, $0.isRemovedOnCompletion) = (mode, false) }
            #expect(try shown(staying, after: 5) == 1)
        }
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        layer.add(ramp { $0.isRemovedOnCompletion = false }, forKey: "stays")
        scene.run(5)
        #expect(layer.animationKeys() == ["stays"])
        #expect(try #require(layer.presentation()).zPosition == 0)
    }

    // MARK: 2, groups

    @Test("members are clipped to the group and never scaled")
    func groups() throws {
        #expect(try shown(group(2, ramp(8)), after: 1) == 1.0 / 8)
        #expect(try shown(group(8, ramp(2)), after: 1) == 0.5)
        #expect(try shown(group(8, ramp(2) { $0.beginTime = 1 }), after: 2) == 0.5)
        // In a group, a begin of 0 is the group's begin.
        #expect(try shown(group(8, ramp(2) { $0.beginTime = 0 }), after: 1) == 0.5)
        #expect(try shown(group(8, group(3, ramp(2) { $0.beginTime = 1 })), after: 2.5) == 0.75)
    }

    @Test("a member that ends early drops out, or holds with a fill mode, whatever its isRemovedOnCompletion")
    func shortMembers() throws {
        #expect(try shown(group(8, ramp(2)), after: 5) == 9)
        for mode in [CAMediaTimingFillMode.forwards, .both] {
            #expect(try shown(group(8, ramp(2) { $0.fillMode = mode }), after: 5) == 1)
        }
    }

    @Test("a member's speed, repeats, way back and timing function count, and so do the group's")
    func memberTiming() throws {
        #expect(try shown(group(8, ramp(4) { $0.speed = 2 }), after: 1) == 0.5)
        #expect(try shown(group(8, ramp(2) { $0.repeatCount = 3 }), after: 3) == 0.5)
        #expect(try shown(group(8, ramp(2) { $0.autoreverses = true }), after: 3.5) == 0.25)
        let bent = group(8, ramp { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) })
        #expect(abs(try shown(bent, after: 1) - 0.093465) < 1e-6)
        let whole = group(4, ramp())
        whole.timingFunction = CAMediaTimingFunction(name: .easeIn)
        #expect(abs(try shown(whole, after: 1) - 0.093465) < 1e-6)
    }

    // MARK: 3, values

    @Test("from, to and by in every combination, over a model of 9")
    func combinations() throws {
        func half(_ from: Any?, _ to: Any?, _ by: Any?) throws -> CGFloat {
            let basic = CABasicAnimation(keyPath: "zPosition")
            (basic.fromValue, basic.toValue, basic.byValue, basic.duration) = (from, to, by, 4)
            return try shown(basic, after: 2)
        }
        #expect(try half(20, 40, nil) == 30)
        #expect(try half(20, nil, 8) == 24)
        #expect(try half(nil, 40, 8) == 36)
        #expect(try half(21, nil, nil) == 15)
        #expect(try half(nil, 41, nil) == 25)
        #expect(try half(nil, nil, 8) == 13)
        #expect(try half(20, 40, 1000) == 30)
    }

    @Test("an animation that names no end goes from what was shown to the model, one that names its end snaps back")
    func noEnds() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        CATransaction.setDisableActions(true)
        layer.zPosition = 10
        let plain = CABasicAnimation(keyPath: "zPosition")
        plain.duration = 4
        layer.add(plain, forKey: nil)
        scene.run(1)
        #expect(try #require(layer.presentation()).zPosition == 2.5)
        scene.run(3)
        let to = CABasicAnimation(keyPath: "zPosition")
        (to.toValue, to.duration) = (50, 1)
        layer.add(to, forKey: nil)
        scene.run(0.5)
        #expect(try #require(layer.presentation()).zPosition == 30)
        scene.run(0.6)
        #expect(try #require(layer.presentation()).zPosition == 10 && layer.zPosition == 10)
    }

    @Test("additive animations add up in the order they were added, a later one that is not replaces all")
    func order() throws {
        let first = ramp { $0.isAdditive = true }
        let second = ramp(8) { ($0.isAdditive, $0.toValue) = (true, 10) }
        #expect(try shown(first, second, after: 2) == 9 + 0.5 + 2.5)
        #expect(try shown(first, ramp(), after: 2) == 0.5)
        #expect(try shown(ramp(), first, after: 2) == 1)
        // Each cycle goes on from the end of the one before.
        let steps = ramp { ($0.isCumulative, $0.repeatCount) = (true, 3) }
        #expect(try shown(steps, after: 10) == 2.5)
    }

    @Test("additive transforms are concatenated, and between transforms parts are interpolated, not elements")
    func transforms() throws {
        let scene = LayerScene()
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        _ = scene.sublayer(layer)
        let move = CABasicAnimation(keyPath: "transform")
        (move.fromValue, move.toValue) = (CATransform3DIdentity, CATransform3DMakeTranslation(10, 0, 0))
        (move.isAdditive, move.duration) = (true, 4)
        layer.add(move, forKey: "it")
        scene.run(2)
        let shown = try #require(layer.presentation()).transform
        #expect(shown.m11 == 2 && (shown.m41 == 5 || shown.m41 == 10))
        let turn = CABasicAnimation(keyPath: "transform")
        (turn.fromValue, turn.toValue) = (CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        turn.duration = 4
        layer.add(turn, forKey: "it")
        scene.run(2)
        // Half of a quarter turn: elements by themselves would make 0.5 of both.
        let half = try #require(layer.presentation()).transform
        #expect(abs(half.m11 - 0.5.squareRoot()) < 1e-9 && abs(half.m12 - 0.5.squareRoot()) < 1e-9)
        // A whole turn is the identity: as a transform nothing turns, as a number everything does.
        (turn.toValue, turn.duration) = (CATransform3DMakeRotation(2 * .pi, 0, 0, 1), 4)
        layer.add(turn, forKey: "it")
        scene.run(2)
        #expect(abs(try #require(layer.presentation()).transform.m11 - 1) < 1e-9)
    }

    @Test("a key holds one animation, no key any number; a replaced one did not finish")
    func keys() throws {
        let scene = LayerScene()
        let (layer, diary) = (scene.sublayer(CALayer()), Diary())
        layer.zPosition = 9
        scene.run(1)
        let adding = ramp { $0.isAdditive = true }
        layer.add(adding, forKey: nil)
        layer.add(adding, forKey: nil)
        layer.add(ramp { ($0.isAdditive, $0.delegate) = (true, diary) }, forKey: "key")
        scene.run(0)
        layer.add(adding, forKey: "key")
        scene.run(2)
        #expect(diary.lines == ["start", "removed"])
        #expect(try #require(layer.presentation()).zPosition == 9 + 3 * 0.5)
    }

    // MARK: 4, keyframes

    private func keyframes(_ values: [Any], _ change: (CAKeyframeAnimation) -> Void = { _ in }) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.duration) = (values, 4)
        change(animation)
        return animation
    }

    @Test("values are spaced evenly or by their times; one holds; the whole's timing function warps time first")
    func keyTimes() throws {
        #expect(try shown(keyframes([0, 10, 30]), after: 3) == 20)
        #expect(abs(try shown(keyframes([0, 10, 30]) { $0.keyTimes = [0, 0.25, 1] }, after: 2.5) - 20) < 1e-9)
        #expect(try shown(keyframes([7]), after: 2) == 7)
        let warped = keyframes([0, 10, 30]) {
            $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
            $0.timingFunctions = [CAMediaTimingFunction(name: .linear)]
        }
        #expect(abs(try shown(warped, after: 3) - (10 + 20 * (0.621861 * 2 - 1))) < 1e-4)
        let segments = keyframes([0, 10, 30]) { $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)] }
        #expect(abs(try shown(segments, after: 1) - 10 * 0.315357) < 1e-5)
        #expect(try shown(segments, after: 3) == 20)
    }

    @Test("discrete values take n + 1 times, each held up to but not including the next")
    func discrete() throws {
        let slots = keyframes([1, 2, 3]) { ($0.calculationMode, $0.keyTimes) = (.discrete, [0, 0.5, 0.75, 1]) }
        for (time, value) in [(1.99, 1.0), (2, 2), (2.99, 2), (3, 3), (3.99, 3)] {
            #expect(try shown(slots, after: time) == value)
        }
    }

    @Test("cubic and paced modes go where the published numbers say")
    func modes() throws {
        #expect(abs(try shown(keyframes([0, 1, 0]) { $0.calculationMode = .cubic }, after: 1) - 0.5625) < 1e-12)
        let paced = keyframes([0, 10, 110]) { ($0.calculationMode, $0.keyTimes) = (.paced, [0, 0.9, 1]) }
        #expect(abs(try shown(paced, after: 2) - 55) < 1e-9)
        #expect(abs(try shown(paced, after: 0.4) - 11) < 1e-9)
        // A curve without an extremum is passed evenly, whatever its times are.
        let curve = keyframes([0, 10, 40]) { ($0.calculationMode, $0.keyTimes) = (.cubicPaced, [0, 0.9, 1]) }
        for (time, value) in [(1.0, 10.0), (2, 20), (3, 30)] {
            #expect(abs(try shown(curve, after: time) - value) < 0.1)
        }
    }

    @Test("a path overrides the values, and each of its points but the moves is a keyframe")
    func path() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 30, y: 10))
        path.addLine(to: CGPoint(x: 30, y: 110))
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.values, animation.duration) = (path, [CGPoint.zero, CGPoint(x: 999, y: 999)], 4)
        layer.add(animation, forKey: nil)
        for (step, x, y) in [(1.0, 20.0, 10.0), (1, 30, 10), (1, 30, 60)] {
            scene.run(step)
            #expect(try #require(layer.presentation()).position == CGPoint(x: x, y: y))
        }
        #expect(try #require(layer.presentation()).transform == CATransform3DIdentity)
    }

    // MARK: 6, timing functions

    @Test("named functions have their published control points; implicit animations use the default one")
    func controlPoints() {
        let points: [(CAMediaTimingFunctionName, [Float])] = [
            (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
            (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
        ]
        for (name, wanted) in points {
            var all: [Float] = []
            for index in 0..<4 {
                var point: [Float] = [0, 0]
                CAMediaTimingFunction(name: name).getControlPoint(at: index, values: &point)
                all += point
            }
            #expect(all == [0, 0] + wanted + [1, 1], "\(name)")
        }
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        #expect(
            (layer.action(forKey: "position") as? CAAnimation)?.timingFunction == CAMediaTimingFunction(name: .default))
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        #expect(
            (layer.action(forKey: "position") as? CAAnimation)?.timingFunction == CAMediaTimingFunction(name: .easeIn))
        CATransaction.flush()
        #expect(CATransaction.animationTimingFunction() == nil)
    }

    // MARK: 7, transactions and actions

    @Test("a transaction's defaults, values of one's own, and a commit without a begin")
    func transactions() {
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25 && CATransaction.animationTimingFunction() == nil)
        #expect(!CATransaction.disableActions() && CATransaction.completionBlock() == nil)
        CATransaction.begin()
        CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue("mine", forKey: "some key")
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
        #expect(CATransaction.value(forKey: "some key") as? String == "mine")
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "some key") == nil)
    }

    @Test("an inner transaction sees the outer one's block, and its commit does not run it")
    func nestedBlocks() {
        let scene = LayerScene()
        CATransaction.flush()
        var runs = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { runs += 1 }
        CATransaction.begin()
        #expect(CATransaction.completionBlock() != nil)
        CATransaction.commit()
        scene.run(1)
        #expect(runs == 0)
        CATransaction.commit()
        scene.run(1)
        #expect(runs == 1)
    }

    @Test("a block waits for what is added after it was set, not before")
    func laterAnimations() {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        var runs = 0
        CATransaction.begin()
        layer.add(ramp(9), forKey: "long")
        CATransaction.setCompletionBlock { runs += 1 }
        layer.add(ramp(1), forKey: "short")
        CATransaction.commit()
        #expect(runs == 0)
        scene.run(0.5)
        #expect(runs == 0)
        layer.removeAnimation(forKey: "short")
        scene.run(0)
        #expect(runs == 1)
        scene.run(20)
        #expect(runs == 1)
    }

    @Test("without actions the search is left out at a change, yet action(forKey:) still answers")
    func disabled() {
        final class Asked: CALayer {
            var events: [String] = []
            override func action(forKey event: String) -> (any CAAction)? {
                events.append(event)
                return super.action(forKey: event)
            }
        }
        let scene = LayerScene()
        let layer = scene.sublayer(Asked())
        layer.events = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        #expect(layer.events.isEmpty && layer.animationKeys() == nil)
        #expect(layer.action(forKey: "opacity") != nil)
        CATransaction.commit()
        layer.opacity = 0.25
        #expect(layer.events.last == "opacity" && layer.animationKeys() == ["opacity"])
    }

    @Test("a layer made without actions finds none, whatever it names, nor do copies of it; its own animations run")
    func withoutActions() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CAShapeLayer(hasActions: false))
        layer.actions = ["opacity": CABasicAnimation(keyPath: "opacity")]
        #expect(layer.action(forKey: "opacity") == nil)
        (layer.opacity, layer.lineWidth, layer.isHidden) = (0.5, 3, true)
        #expect(layer.animationKeys() == nil)
        let shown = try #require(layer.presentation())
        #expect(!shown.hasActions && shown.action(forKey: "opacity") == nil)
        layer.add(CABasicAnimation(keyPath: "position"), forKey: "mine")
        #expect(layer.animationKeys() == ["mine"])
        layer.hasActions = true
        layer.opacity = 1
        #expect(layer.animationKeys() == ["mine", "opacity"])
    }

    @Test("no animation for an equal value, before the first commit, or of a shape's path")
    func noImplicit() {
        let scene = LayerScene()
        let layer = CAShapeLayer()
        scene.root.addSublayer(layer)
        layer.position = CGPoint(x: 5, y: 5)
        #expect(layer.animationKeys() == nil)
        CATransaction.flush()
        layer.position = CGPoint(x: 5, y: 5)
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        #expect(layer.animationKeys() == nil)
        layer.lineWidth = 4
        #expect(layer.animationKeys() == ["lineWidth"])
    }

    @Test("a change of masksToBounds animates by itself, and what has no values in between shows half way")
    func maskingToBounds() throws {
        let scene = LayerScene()
        let layer = CALayer()
        layer.addSublayer(box(CGRect(x: 0, y: 0, width: 100, height: 10), .red))
        _ = scene.sublayer(layer, CGRect(x: 0, y: 0, width: 40, height: 10))
        layer.masksToBounds = true
        let animation = try #require(layer.animation(forKey: "masksToBounds") as? CABasicAnimation)
        #expect(animation.fromValue as? Bool == false && animation.keyPath == "masksToBounds")
        // The default timing function has come half way after 0.3 of 0.25 s.
        for (time, area) in [(100.0, 1000), (100.07, 1000), (100.08, 400), (100.3, 400)] {
            #expect(try scene.image(at: time).inked == area, "\(time)")
        }
        scene.run(1)
        #expect(layer.animationKeys() == nil)
        let steps = CAKeyframeAnimation(keyPath: "masksToBounds")
        (steps.values, steps.calculationMode, steps.duration) = ([false, true], .discrete, 2)
        layer.add(steps, forKey: nil)
        CATransaction.flush()
        for (time, area) in [(101.0, 1000), (101.99, 1000), (102.0, 400), (103.1, 400)] {
            #expect(try scene.image(at: time).inked == area, "\(time)")
        }
        CATransaction.setDisableActions(true)
        layer.masksToBounds = false
        #expect(layer.animation(forKey: "masksToBounds") == nil)
    }

    @Test("a layer that is hidden or shown fades")
    func hidden() throws {
        let scene = LayerScene()
        let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        scene.root.addSublayer(layer)
        CATransaction.flush()
        layer.isHidden = true
        CATransaction.flush()
        let half = try scene.image(at: 100.125).parts(5, 5)
        #expect(half[3] > 20 && half[3] < 235 && half[0] == half[3])
        #expect(try scene.image(at: 100.3).inked == 0)
        scene.run(1)
        CATransaction.setDisableActions(true)
        layer.isHidden = false
        #expect(try scene.image(at: 101.001).pixel(x: 5, y: 5) == 0xFFFF_0000)
    }

    // MARK: 9 to 11, kinds of layers

    @Test("a shape lies over the contents and under the sublayers")
    func shapeOrder() throws {
        let scene = LayerScene()
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        let bitmap = try #require(Bitmap(width: 1, height: 1))
        try #require(CGContext(bitmap: bitmap, scale: 1)).fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.contents = CGImage(bitmap: bitmap)
        layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 40), transform: nil)
        (layer.fillColor, layer.strokeColor, layer.lineWidth) = (.red, .green, 4)
        layer.addSublayer(box(CGRect(x: 20, y: 5, width: 10, height: 50), .blue))
        scene.root.addSublayer(layer)
        let image = try scene.image()
        #expect(image.pixel(x: 4, y: 30) == 0xFF00_0000)
        // The stroke lies over the fill, on both sides of the path.
        for x in [8, 11] { #expect(image.pixel(x: x, y: 30) == 0xFF00_FF00) }
        #expect(image.pixel(x: 15, y: 30) == 0xFFFF_0000)
        for y in [6, 30, 52] { #expect(image.pixel(x: 25, y: y) == 0xFF00_00FF) }
    }

    @Test("with a key path a turn really turns; the bare translation is a size; scale is set on all axes")
    func keyPaths() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        (turn.fromValue, turn.toValue, turn.duration) = (0, 2 * Double.pi, 4)
        layer.add(turn, forKey: nil)
        scene.run(1)
        #expect(abs(try #require(layer.presentation()).transform.m12 - 1) < 1e-9)
        layer.setValue(3, forKeyPath: "transform.scale")
        #expect(layer.transform == CATransform3DMakeScale(3, 3, 3))
        layer.setValue(CGSize(width: 4, height: 5), forKeyPath: "transform.translation")
        #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 4, height: 5))
        #expect(layer.value(forKeyPath: "transform.scale") as? Double == 3)
    }
}
