import CoreGraphics
import QuartzCore
import RenderServer
import Testing
import UIKit

/// What was measured on UIKit of animation blocks, sampled at three times or more.
/// Source: docs/sources/layers.md, Transactions and actions.
@Suite("Rules of animation blocks")
@MainActor
struct BlockRulesTests {
    private let size = CGSize(width: 200, height: 200)

    /// Runs `body` with a shown view at x = 10 and a closure that moves the time to so many seconds after this turn.
    private func run(_ body: (Stage, UIView, (Double) -> Void) throws -> Void) rethrows {
        try Stage.with(size: size) { (stage) throws in
            let view = stage.shownView()
            let start = stage.clock.now() - 1
            try body(stage, view) { stage.go(to: start + $0) }
        }
    }

    @Test("until a delay is over the old value shows, at the end the animation is gone and the model shows")
    func delay() throws {
        try run { (_, view, go) throws in
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 110 }
            go(0)
            for (time, x) in [(0.1, 10), (0.49, 10), (0.75, 35), (1.25, 85), (1.5, 110)] as [(Double, CGFloat)] {
                go(time)
                #expect(abs(try view.shown().position.x - x) < 1e-6, "at \(time)")
                #expect((view.layer.animationKeys() == nil) == (time == 1.5))
            }
        }
    }

    /// One of the built-in curves, and where on 100 points it is after a quarter, a half and three quarters.
    nonisolated static let curves: [(UIView.AnimationOptions, UIView.AnimationCurve, [CGFloat])] = [
        (.curveEaseInOut, .easeInOut, [12.9162, 50, 87.0838]), (.curveEaseIn, .easeIn, [9.3465, 31.5357, 62.1861]),
        (.curveEaseOut, .easeOut, [37.8140, 68.4643, 90.6535]), (.curveLinear, .linear, [25, 50, 75]),
    ]

    @Test("the four courses go by the usual control points, to a tenth of a point of a hundred", arguments: curves)
    func curves(_ option: UIView.AnimationOptions, _ curve: UIView.AnimationCurve, _ positions: [CGFloat]) throws {
        try run { (stage, view, go) throws in
            let (older, animated) = (stage.shownView(), stage.shownView())
            UIView.animate(withDuration: 2, delay: 0, options: option) { view.center.x = 110 }
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(2)
            UIView.setAnimationCurve(curve)
            older.center.x = 110
            UIView.commitAnimations()
            let animator = UIViewPropertyAnimator(duration: 2, curve: curve) { animated.center.x = 110 }
            animator.startAnimation()
            go(0)
            for (time, location) in zip([0.5, 1, 1.5], positions) {
                go(time)
                for moved in [view, older, animated] {
                    #expect(abs(try moved.shown().position.x - 10 - location) < 0.1, "at \(time)")
                }
            }
            animator.stopAnimation(true)
        }
    }

    @Test("a frame set in a block is two animations, of the position and the bounds; a corner's radius moves too")
    func properties() throws {
        try run { (_, view, go) throws in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = CGRect(x: 50, y: 60, width: 40, height: 60)
                view.layer.cornerRadius = 8
            }
            #expect(view.layer.animationKeys()?.sorted() == ["bounds", "cornerRadius", "position"])
            go(0)
            for time in [0.25, 0.5, 0.75] {
                go(time)
                let shown = try view.shown()
                #expect(abs(shown.bounds.height - (20 + 40 * time)) < 1e-6)
                #expect(abs(shown.position.x - (10 + 60 * time)) < 1e-6 && abs(shown.cornerRadius - 8 * time) < 1e-6)
            }
        }
    }

    @Test("a block in which nothing changes completes at once; one that begins anew there comes back")
    func emptyBlocks() throws {
        run { (_, view, _) in
            let said = Said()
            UIView.animate(withDuration: 1, animations: {}, completion: said.hear)
            #expect(said.answers == [true])
            UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: said.hear)
            #expect(said.answers == [true, true])
            var rounds = 0
            @MainActor func again() {
                rounds += 1
                if rounds < 5 { UIView.animate(withDuration: 1, animations: {}) { _ in again() } }
            }
            again()
            #expect(rounds == 2)
            for _ in 0..<6 { CATransaction.flush() }
            #expect(rounds == 5)
        }
    }

    @Test("colours go in each of their components, evenly as they are encoded")
    func colors() throws {
        try run { (_, view, go) throws in
            view.backgroundColor = UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)
            CATransaction.flush()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.backgroundColor = UIColor(red: 0, green: 0.6, blue: 1, alpha: 1)
            }
            go(0)
            for (time, red, green, blue) in [(0.25, 0.75, 0.3, 0.25), (0.5, 0.5, 0.4, 0.5), (0.75, 0.25, 0.5, 0.75)] {
                go(time)
                let color = try #require(try view.shown().backgroundColor).rgba
                #expect(abs(color.r - red) < 1e-6 && abs(color.g - green) < 1e-6 && abs(color.b - blue) < 1e-6)
            }
        }
    }

    /// From one transform to another, and what is seen of a, b, c, d, tx and ty after a quarter, a half and three
    /// quarters.
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var from = CGAffineTransform.identity
        let to: CGAffineTransform
        let seen: [[CGFloat]]
    }

    nonisolated static let ways: [Way] = [
        Way(
            testDescription: "a scale of one axis, then a quarter turn",
            to: CGAffineTransform(scaleX: 2, y: 1).concatenating(CGAffineTransform(rotationAngle: .pi / 2)),
            seen: [
                [1.154_849, 0.478_354, -0.382_683, 0.923_880, 0, 0],
                [1.060_660, 1.060_660, -0.707_107, 0.707_107, 0, 0],
                [0.669_696, 1.616_789, -0.923_880, 0.382_683, 0, 0],
            ]),
        Way(
            testDescription: "the shorter way round", to: CGAffineTransform(rotationAngle: .pi * 1.5),
            seen: [
                [0.923_880, -0.382_683, 0.382_683, 0.923_880, 0, 0],
                [0.707_107, -0.707_107, 0.707_107, 0.707_107, 0, 0],
                [0.382_683, -0.923_880, 0.923_880, 0.382_683, 0, 0],
            ]),
        Way(
            testDescription: "a flip does not turn", to: CGAffineTransform(scaleX: 1, y: -1),
            seen: [[1, 0, 0, 0.5, 0, 0], [1, 0, 0, 0, 0, 0], [1, 0, 0, -0.5, 0, 0]]),
        Way(
            testDescription: "shear and translation", to: CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 40, ty: 20),
            seen: [[1, 0, 0.25, 1, 10, 5], [1, 0, 0.5, 1, 20, 10], [1, 0, 0.75, 1, 30, 15]]),
        Way(
            testDescription: "between two that turn and scale",
            from: CGAffineTransform(scaleX: 2, y: 1).concatenating(CGAffineTransform(rotationAngle: .pi / 2)),
            to: CGAffineTransform(a: 1, b: 0, c: 0, d: 3, tx: 8, ty: 0),
            // Scales 1.75, 1.5 and 1.25 by 1.5, 2 and 2.5; angles 67.5, 45 and 22.5 degrees.
            seen: [
                [0.669_696, 1.616_789, -1.385_819, 0.574_025, 2, 0],
                [1.060_660, 1.060_660, -1.414_214, 1.414_214, 4, 0],
                [1.154_849, 0.478_354, -0.956_709, 2.309_699, 6, 0],
            ]),
    ]

    @Test("transforms are taken apart into translation, scale, shear and angle, and each goes its way", arguments: ways)
    func transforms(_ way: Way) throws {
        try run { (_, view, go) throws in
            view.transform = way.from
            CATransaction.flush()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = way.to }
            go(0)
            for (time, numbers) in zip([0.25, 0.5, 0.75], way.seen) {
                go(time)
                let m = try view.shown().transform
                for (seen, number) in zip([m.m11, m.m12, m.m21, m.m22, m.m41, m.m42], numbers) {
                    #expect(abs(seen - number) < 2e-6, "at \(time): \(m)")
                }
            }
        }
    }

    @Test("in keyframes too: half way to each the angle is half of it, whatever the scale", arguments: [0, 1])
    func keyframedTransforms(mirrored: Int) throws {
        try run { (_, view, go) throws in
            let wide = CGAffineTransform(scaleX: 3, y: mirrored == 1 ? -1 : 1)
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.transform = wide }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    view.transform = wide.concatenating(CGAffineTransform(rotationAngle: .pi / 2))
                }
            }
            go(0)
            // Twice as wide, and as high as the mirror has it; then three times, at an eighth of a turn.
            let flip: CGFloat = mirrored == 1 ? -1 : 1
            let half: [CGFloat] = [2, 0, 0, mirrored == 1 ? 0 : 1]
            let turned: [CGFloat] = [2.121_320, 2.121_320, -0.707_107 * flip, 0.707_107 * flip]
            for (time, numbers) in [(0.5, half), (1.5, turned)] {
                go(time)
                let m = try view.shown().transform
                for (seen, number) in zip([m.m11, m.m12, m.m21, m.m22], numbers) {
                    #expect(abs(seen - number) < 2e-6, "at \(time): \(m)")
                }
            }
        }
    }

    @Test("animations of layers in no window are thrown away by the next commit, but for those that stay")
    func homeless() throws {
        Stage.with(size: size) { stage in
            let (layer, said) = (CALayer(), Said())
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 4)
            layer.add(fade, forKey: "fade")
            fade.isRemovedOnCompletion = false
            layer.add(fade, forKey: "stays")
            let view = UIView()
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: said.hear)
            #expect(layer.animationKeys() == ["fade", "stays"] && view.layer.animationKeys() == ["opacity"])
            CATransaction.flush()
            #expect(layer.animationKeys() == ["stays"] && view.layer.animationKeys() == nil)
            CATransaction.flush()
            #expect(said.answers == [true])
            // What comes into a window in the same turn keeps its animations.
            let other = CALayer()
            other.add(fade, forKey: "fade")
            stage.window.layer.addSublayer(other)
            CATransaction.flush()
            #expect(other.animationKeys() == ["fade"])
            other.removeFromSuperlayer()
        }
    }

    // MARK: Actions

    @Test("in a block a layer's action is a basic animation with the block's timing, on a spring a spring's")
    func actions() throws {
        try run { (_, view, _) throws in
            #expect(view.layer.action(forKey: "opacity") == nil)
            view.layer.opacity = 0.75
            var actions: [(any CAAction)?] = []
            UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
                actions = ["opacity", "position", "path"].map { view.layer.action(forKey: $0) }
            }
            let fade = try #require(actions[0] as? CABasicAnimation)
            #expect(fade.keyPath == "opacity" && fade.duration == 2 && fade.fromValue as? Double == 0.75)
            #expect(fade.timingFunction == CAMediaTimingFunction(name: .easeIn) && fade.toValue == nil)
            #expect((actions[1] as? CABasicAnimation)?.fromValue as? CGPoint == CGPoint(x: 10, y: 10))
            #expect(actions[2] == nil)
            #expect(type(of: fade.copy()) == CABasicAnimation.self)
            #expect(view.layer.animationKeys() == nil)
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1) {
                actions = [view.layer.action(forKey: "bounds")]
            }
            let spring = try #require(actions[0] as? CASpringAnimation)
            #expect(abs(spring.stiffness - 152.868_414) < 1e-4 && spring.duration == 1 && spring.keyPath == "bounds")
            #expect(type(of: spring.copy()) == CASpringAnimation.self)
        }
    }

    /// A layer whose own property animates in blocks as the background's colour would.
    private final class Dial: CALayer {
        @AnimatableLayerProperty var level: CGFloat = 0

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "level", let action = super.action(forKey: "backgroundColor") as? CABasicAnimation,
                let copy = action.copy() as? CABasicAnimation
            else { return super.action(forKey: event) }
            copy.keyPath = event
            copy.fromValue = presentation()?.level ?? level
            return copy
        }
    }

    private final class DialView: UIView {
        override class var layerClass: AnyClass { Dial.self }
    }

    @Test("a copy of it with another key path animates a layer's own property, and the block waits for that")
    func ownProperty() throws {
        try Stage.with(size: size) { (stage) throws in
            let (view, said) = (DialView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), Said())
            stage.window.addSubview(view)
            CATransaction.flush()
            let (dial, start) = (try #require(view.layer as? Dial), stage.clock.now() - 1)
            UIView.animate(
                withDuration: 2, delay: 1, options: .curveLinear, animations: { dial.level = 8 }, completion: said.hear)
            stage.go(to: start)
            for (time, level) in [(0.5, 0), (1.5, 2), (2, 4), (2.5, 6)] as [(Double, CGFloat)] {
                stage.go(to: start + time)
                #expect(abs((dial.presentation()?.level ?? -1) - level) < 1e-6, "at \(time)")
                #expect(said.answers == [])
            }
            stage.go(to: start + 3)
            CATransaction.flush()
            #expect(dial.animationKeys() == nil && said.answers == [true])
            dial.level = 1
            #expect(dial.animationKeys() == nil)
        }
    }

    /// A view with an animation of its own, which also animates a sublayer's path.
    private final class Slow: UIView {
        let shape = CAShapeLayer()

        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            let action = super.action(for: layer, forKey: event)
            guard let basic = action as? CABasicAnimation else { return action }
            if event == "position" { basic.duration = 4 }
            if event == "bounds" {
                basic.keyPath = "lineWidth"
                (basic.fromValue, basic.toValue) = (0, 8)
                shape.add(basic, forKey: "width")
                return NSNull()
            }
            return basic
        }
    }

    @Test("changed without a copy it is what it was changed to, and can be put on other layers")
    func changed() throws {
        try Stage.with(size: size) { (stage) throws in
            let (view, said) = (Slow(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), Said())
            view.layer.addSublayer(view.shape)
            stage.window.addSubview(view)
            CATransaction.flush()
            let start = stage.clock.now() - 1
            UIView.animate(
                withDuration: 2, delay: 0, options: .curveLinear,
                animations: {
                    view.center.x = 50
                    view.bounds.size.width = 30
                }, completion: said.hear)
            stage.go(to: start)
            for (time, x, width) in [(0.5, 15, 2), (1, 20, 4), (1.5, 25, 6)] as [(Double, CGFloat, CGFloat)] {
                stage.go(to: start + time)
                #expect(abs(try view.shown().position.x - x) < 1e-6, "at \(time)")
                #expect(abs(try #require(view.shape.presentation()).lineWidth - width) < 1e-6, "at \(time)")
            }
            stage.go(to: start + 3)
            #expect(said.answers == [])
            stage.go(to: start + 4)
            CATransaction.flush()
            #expect(said.answers == [true])
            #expect(view.isUserInteractionEnabled && view.layer.animationKeys() == nil)
        }
    }
}
