import CoreGraphics
import QuartzCore
import RenderServer
import Testing
import UIKit

/// A layer whose own property animates in blocks as the background's colour would.
private final class LevelLayer: CALayer {
    @AnimatableLayerProperty var level: CGFloat = 0

    override func action(forKey event: String) -> (any CAAction)? {
        let action = super.action(forKey: event == "level" ? "backgroundColor" : event)
        guard event == "level", let copy = (action as? CAPropertyAnimation)?.copy() as? CAPropertyAnimation else {
            return action
        }
        copy.keyPath = event
        let start = presentation()?.level ?? level
        if let basic = copy as? CABasicAnimation { basic.fromValue = start }
        if let keyframe = copy as? CAKeyframeAnimation { keyframe.values = [start] }
        return copy
    }
}

private final class LevelView: UIView {
    override class var layerClass: AnyClass { LevelLayer.self }
}

/// The actions that layers return when they are asked for them in keyframes and under property animators, and what
/// programs can do with those.
@Suite("Actions in blocks")
@MainActor
struct BlockActionTests {
    /// Runs `body` with a dial in a window of its own, shown in an earlier turn, and a closure that moves the time to
    /// so many seconds after this one.
    private func run(_ body: (Stage, LevelLayer, @escaping (Double) -> Void) throws -> Void) throws {
        try Stage.with(size: CGSize(width: 200, height: 200)) { (stage) throws in
            let view = LevelView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            stage.window.addSubview(view)
            CATransaction.flush()
            let start = stage.clock.now() - 1
            try body(stage, try #require(view.layer as? LevelLayer)) { stage.go(to: start + $0) }
        }
    }

    private func level(_ dial: LevelLayer) throws -> CGFloat { try #require(dial.presentation()).level }

    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    // MARK: Blocks

    @Test("on a spring a copy for a layer's own property swings as the block's views do")
    func spring() throws {
        try run { (_, dial, go) throws in
            UIView.animate(withDuration: 2, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
                dial.level = 8
            }
            go(0)
            // 1 - (1 + wt) e^-wt, w = 9.23341 / 2 s.
            for (time, share) in [(0.25, 0.320_751_4), (0.5, 0.671_067_5), (1, 0.944_477_2)] {
                go(time)
                #expect(abs(try level(dial) - 8 * share) < 1e-4, "at \(time)")
            }
            go(2)
            #expect(dial.animationKeys() == nil && dial.level == 8)
        }
    }

    // MARK: Keyframes

    @Test("in a keyframe an action is a keyframe animation with the block's timing, of the keyframe's part of it")
    func keyframes() throws {
        try run { (_, dial, _) throws in
            dial.opacity = 0.75
            var actions: [(any CAAction)?] = []
            UIView.animateKeyframes(withDuration: 4, delay: 0, options: [linear, .calculationModeCubic]) {
                actions = [dial.action(forKey: "position")]
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
                    actions += [dial.action(forKey: "opacity"), dial.action(forKey: "path")]
                }
            }
            let whole = try #require(actions[0] as? CAKeyframeAnimation)
            #expect(whole.keyPath == "position" && whole.keyTimes == [0, 1])
            #expect(whole.values as? [CGPoint] == [CGPoint(x: 10, y: 10)])
            let fade = try #require(actions[1] as? CAKeyframeAnimation)
            #expect(fade.keyPath == "opacity" && fade.duration == 4 && fade.keyTimes == [0.25, 0.75])
            #expect(fade.values as? [Double] == [0.75] && fade.calculationMode == .cubic)
            #expect(fade.timingFunction == CAMediaTimingFunction(name: .linear))
            #expect(actions[2] == nil)
            #expect(type(of: fade.copy()) == CAKeyframeAnimation.self)
            #expect(dial.animationKeys() == nil)
        }
    }

    @Test("a copy of it leads a layer's own property through the keyframes, and the block waits for that")
    func ownPropertyInKeyframes() throws {
        try run { (_, dial, go) throws in
            let said = Said()
            UIView.animateKeyframes(
                withDuration: 4, delay: 1, options: linear,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { dial.level = 8 }
                    UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.125) { dial.level = 2 }
                }, completion: said.hear)
            #expect(dial.animationKeys() == ["level"] && dial.level == 2)
            go(0)
            for (time, wanted) in [(0.5, 0), (1.5, 0), (2.5, 4), (3.5, 8), (4.25, 5), (4.75, 2)] as [(Double, CGFloat)]
            {
                go(time)
                #expect(abs(try level(dial) - wanted) < 1e-6, "at \(time)")
                #expect(said.answers == [])
            }
            go(5)
            CATransaction.flush()
            #expect(dial.animationKeys() == nil && said.answers == [true])
        }
    }

    @Test("discrete ones jump it at the end of each keyframe")
    func discreteKeyframes() throws {
        try run { (_, dial, go) throws in
            UIView.animateKeyframes(withDuration: 4, delay: 0, options: [linear, .calculationModeDiscrete]) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { dial.level = 8 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { dial.level = 2 }
            }
            go(0)
            for (time, wanted) in [(0.9, 0), (1.1, 8), (2.9, 8), (3.1, 2)] as [(Double, CGFloat)] {
                go(time)
                #expect(try level(dial) == wanted, "at \(time)")
            }
        }
    }

    /// A view that leads a sublayer through values of its own when it is moved in keyframes.
    private final class Guide: UIView {
        let shape = CAShapeLayer()

        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            let action = super.action(for: layer, forKey: event)
            guard event == "position", let keyframe = action as? CAKeyframeAnimation else { return action }
            keyframe.keyPath = "lineWidth"
            (keyframe.values, keyframe.keyTimes) = ([0, 6, 2], [0, 0.5, 1])
            shape.add(keyframe, forKey: "width")
            return NSNull()
        }
    }

    @Test("changed without a copy it is what it was changed to, on other layers too")
    func changedKeyframe() throws {
        try Stage.with(size: CGSize(width: 200, height: 200)) { (stage) throws in
            let (view, said) = (Guide(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), Said())
            view.layer.addSublayer(view.shape)
            stage.window.addSubview(view)
            CATransaction.flush()
            let start = stage.clock.now() - 1
            UIView.animateKeyframes(
                withDuration: 2, delay: 0, options: linear, animations: { view.center.x = 50 },
                completion: said.hear)
            #expect(view.layer.animationKeys() == nil)
            stage.go(to: start)
            for (time, width) in [(0.5, 3), (1, 6), (1.5, 4)] as [(Double, CGFloat)] {
                stage.go(to: start + time)
                #expect(abs(try #require(view.shape.presentation()).lineWidth - width) < 1e-6, "at \(time)")
            }
            #expect(said.answers == [])
            stage.go(to: start + 2)
            CATransaction.flush()
            #expect(said.answers == [true])
        }
    }

    // MARK: Animators

    @Test("under an animator an action is a basic animation with what is left of its time, on a spring a spring's")
    func animators() throws {
        try run { (stage, dial, go) throws in
            dial.opacity = 0.75
            var actions: [(any CAAction)?] = []
            let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) {
                actions = [dial.action(forKey: "opacity"), dial.action(forKey: "path")]
            }
            animator.startAnimation()
            let fade = try #require(actions[0] as? CABasicAnimation)
            #expect(fade.keyPath == "opacity" && fade.duration == 2 && fade.fromValue as? Double == 0.75)
            #expect(fade.timingFunction == CAMediaTimingFunction(name: .easeIn) && fade.toValue == nil)
            #expect(actions[1] == nil && type(of: fade.copy()) == CABasicAnimation.self)
            #expect(dial.animationKeys() == nil)
            go(0)
            go(0.5)
            animator.addAnimations { actions = [dial.action(forKey: "opacity")] }
            #expect((actions[0] as? CABasicAnimation)?.duration == 1.5)
            animator.stopAnimation(true)
            let swinging = UIViewPropertyAnimator(
                duration: 1,
                timingParameters: UISpringTimingParameters(
                    dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 0)))
            swinging.addAnimations { actions = [dial.action(forKey: "bounds")] }
            swinging.startAnimation()
            let spring = try #require(actions[0] as? CASpringAnimation)
            #expect(abs(spring.stiffness - 152.868_414) < 1e-4 && spring.duration == 1 && spring.keyPath == "bounds")
            swinging.stopAnimation(true)
            UIViewPropertyAnimator(duration: 0, curve: .linear) { dial.level = 3 }.startAnimation()
            #expect(dial.level == 3)
        }
    }

    @Test("a copy of it leads a layer's own property, and pauses, is scrubbed and turns with the animator")
    func ownPropertyInAnimators() throws {
        try run { (_, dial, go) throws in
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { dial.level = 8 }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation(afterDelay: 1)
            go(0)
            // easeIn at a quarter, a half and three quarters.
            for (time, share) in [(0.5, 0), (1.5, 0.093_465), (2, 0.315_357), (2.5, 0.621_861)] {
                go(time)
                #expect(abs(try level(dial) - 8 * share) < 1e-4, "at \(time)")
            }
            animator.pauseAnimation()
            go(5)
            // Scrubbed in even time.
            #expect(abs(try level(dial) - 6) < 1e-4)
            for fraction in [0.25, 0.5, 1] {
                animator.fractionComplete = fraction
                go(5)
                #expect(abs(try level(dial) - 8 * fraction) < 1e-6)
            }
            animator.fractionComplete = 0.75
            animator.isReversed = true
            animator.startAnimation()
            go(5)
            for (time, share) in [(5.5, 0.315_357), (6, 0.093_465)] {
                go(time)
                #expect(abs(try level(dial) - 8 * share) < 1e-4, "at \(time)")
            }
            go(6.5)
            #expect(ends == [.start] && dial.level == 0 && dial.animationKeys() == nil)
        }
    }

    @Test("stopped, it is where it is seen, and then where it is finished", arguments: [0, 1, 2])
    func stopped(position: Int) throws {
        try run { (_, dial, go) throws in
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { dial.level = 8 }
            animator.startAnimation()
            go(0)
            go(0.5)
            animator.stopAnimation(false)
            #expect(dial.level == 2 && dial.animationKeys() == nil)
            go(3)
            #expect(try level(dial) == 2)
            let location = try #require(UIViewAnimatingPosition(rawValue: position))
            animator.finishAnimation(at: location)
            #expect(dial.level == [.end: 8, .start: 0, .current: 2][location])
        }
    }

    @Test("an animator that is reversed before its start goes back from its end")
    func reversedAtFirst() throws {
        try Stage.with(size: CGSize(width: 200, height: 200)) { (stage) throws in
            let view = stage.shownView()
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 110 }
            animator.addCompletion { ends.append($0) }
            animator.isReversed = true
            animator.startAnimation()
            stage.go(to: 0)
            for (time, x) in [(0.5, 85), (1, 60), (1.5, 35)] as [(Double, CGFloat)] {
                stage.go(to: time)
                #expect(abs(try view.shown().position.x - x) < 1e-6, "at \(time)")
            }
            #expect(ends == [])
            stage.go(to: 2)
            #expect(ends == [.start] && view.center.x == 10)
        }
    }
}
