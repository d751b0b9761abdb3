import Testing
import UIKit

/// Every name that public sources use for animations, transactions and display links, spelt as they spell it. Source:
/// docs/sources.md, Names in use.
@Suite("Demand: animations", .serialized)
@MainActor
struct AnimationDemandTests {
    /// The calls to a delegate.
    private final class Watcher: NSObject, CAAnimationDelegate {
        var told: [String] = []

        func animationDidStart(_ anim: CAAnimation) { told.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told.append("stop \(flag)") }
    }

    /// Where the opacity of a layer is after some seconds under `animation`.
    private func opacity(after seconds: Double, _ animation: CAAnimation, model: Float = 1) -> CGFloat {
        Stage.with(size: CGSize(width: 10, height: 10)) { stage in
            let layer = CALayer()
            layer.opacity = model
            stage.window.layer.addSublayer(layer)
            CATransaction.flush()
            layer.add(animation, forKey: "fade")
            CATransaction.flush()
            stage.clock.advance(by: seconds)
            return CGFloat(layer.presentation()?.opacity ?? -1)
        }
    }

    private func fade(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        change(animation)
        return animation
    }

    private func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-5 }

    @Test("timing")
    func timing() {
        #expect(near(opacity(after: 0.5, fade()), 0.25))
        #expect(near(opacity(after: 2.5, fade { $0.repeatCount = .infinity }), 0.25))
        #expect(near(opacity(after: 2.5, fade { ($0.repeatCount, $0.autoreverses) = (2, true) }), 0.75))
        #expect(near(opacity(after: 0.5, fade { $0.speed = 2 }), 0.5))
        #expect(near(opacity(after: 0.5, fade { $0.timeOffset = 1 }), 0.75))
        #expect(near(opacity(after: 1, fade { $0.beginTime = 1.5 }), 0.25))
        let held = fade { ($0.fillMode, $0.isRemovedOnCompletion, $0.toValue) = (.forwards, false, 0.5) }
        #expect(near(opacity(after: 5, held), 0.5))
        #expect(near(opacity(after: 5, fade { $0.toValue = 0.5 }), 1))
        let later = fade { ($0.beginTime, $0.fillMode) = (3, .backwards) }
        #expect(near(opacity(after: 1, later), 0))
        let both = fade { ($0.beginTime, $0.fillMode, $0.isRemovedOnCompletion) = (3, .both, false) }
        #expect(near(opacity(after: 1, both), 0) && near(opacity(after: 9, both), 1))
    }

    @Test("values")
    func values() {
        let by = CABasicAnimation(keyPath: "opacity")
        (by.byValue, by.duration) = (-0.5, 1)
        #expect(near(opacity(after: 0.5, by), 0.75))
        #expect(by.keyPath == "opacity")
        let added = fade { ($0.fromValue, $0.toValue, $0.isAdditive) = (-0.5, -0.5, true) }
        #expect(near(opacity(after: 1, added), 0.5))
    }

    @Test("timing functions, the four named ones and one of one's own")
    func functions() {
        let names: [(CAMediaTimingFunctionName, CGFloat)] = [
            (.linear, 0.25), (.easeIn, 0.093465), (.easeOut, 0.378140), (.easeInEaseOut, 0.129162),
            (.default, 0.408511),
        ]
        for (name, value) in names {
            let animation = fade { $0.timingFunction = CAMediaTimingFunction(name: name) }
            #expect(abs(opacity(after: 0.5, animation) - value) < 1e-5, "\(name)")
        }
        let own = fade { $0.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1) }
        #expect(abs(opacity(after: 0.5, own) - 0.105889) < 1e-5)
    }

    @Test("keyframes")
    func keyframes() {
        func frames(_ mode: CAAnimationCalculationMode, _ change: (CAKeyframeAnimation) -> Void = { _ in })
            -> CAKeyframeAnimation
        {
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            (animation.values, animation.duration, animation.calculationMode) = ([0, 1, 0], 4, mode)
            change(animation)
            return animation
        }
        #expect(near(opacity(after: 1, frames(.linear)), 0.5))
        #expect(near(opacity(after: 1, frames(.discrete)), 0) && near(opacity(after: 2, frames(.discrete)), 1))
        #expect(near(opacity(after: 1, frames(.cubic)), 0.5625))
        let paced = frames(.paced) { $0.values = [0, 0.1, 1] }
        #expect(near(opacity(after: 2, paced), 0.5))
        #expect(near(opacity(after: 1, frames(.linear) { $0.keyTimes = [0, 0.25, 1] }), 1))
        let eased = frames(.linear) { $0.timingFunctions = [.init(name: .easeIn), .init(name: .easeOut)] }
        #expect(near(opacity(after: 1, eased), 0.315357))
        let moving = CAKeyframeAnimation(keyPath: "position")
        moving.path =
            UIBezierPath(
                arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true
            ).cgPath
        (moving.duration, moving.calculationMode) = (2, .paced)
        let location = Stage.with(size: CGSize(width: 10, height: 10)) { stage in
            let layer = CALayer()
            stage.window.layer.addSublayer(layer)
            layer.add(moving, forKey: nil)
            CATransaction.flush()
            stage.clock.advance(by: 1)
            return layer.presentation()?.position ?? .zero
        }
        #expect(abs(location.x) < 0.01 && abs(location.y - 10) < 0.01)
    }

    @Test("groups and springs")
    func groupsAndSprings() {
        let group = CAAnimationGroup()
        group.animations = [fade { $0.duration = 8 }]
        group.duration = 2
        #expect(near(opacity(after: 1, group), 0.125))
        let spring = CASpringAnimation(keyPath: "opacity")
        (spring.fromValue, spring.toValue, spring.duration) = (0, 0.5, 5)
        #expect(abs(opacity(after: 0.2, spring) - 0.849426 / 2) < 1e-5)
        (spring.damping, spring.mass, spring.initialVelocity) = (20, 2, 1)
        #expect(spring.settlingDuration > 0 && abs(opacity(after: 0.2, spring) - 0.849426 / 2) > 1e-3)
    }

    @Test("delegates hear of the beginning and the end")
    func delegates() {
        let watcher = Watcher()
        Stage.with(size: CGSize(width: 10, height: 10)) { stage in
            let layer = CALayer()
            stage.window.layer.addSublayer(layer)
            layer.add(fade { $0.delegate = watcher }, forKey: "fade")
            CATransaction.flush()
            stage.clock.advance(by: 0.1)
            CATransaction.flush()
            #expect(watcher.told == ["start"])
            layer.removeAnimation(forKey: "fade")
            CATransaction.flush()
            #expect(watcher.told == ["start", "stop false"])
            layer.add(fade { $0.delegate = watcher }, forKey: "fade")
            CATransaction.flush()
            stage.clock.advance(by: 3)
            CATransaction.flush()
            #expect(watcher.told.suffix(2) == ["start", "stop true"])
        }
    }

    @Test("transactions")
    func transactions() {
        Stage.with(size: CGSize(width: 10, height: 10)) { stage in
            let layer = CALayer()
            stage.window.layer.addSublayer(layer)
            CATransaction.flush()
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            var ended = 0
            CATransaction.setCompletionBlock { ended += 1 }
            layer.opacity = 0
            CATransaction.commit()
            CATransaction.flush()
            stage.clock.advance(by: 0.5)
            #expect(near(CGFloat(layer.presentation()?.opacity ?? -1), 0.75))
            stage.clock.advance(by: 2)
            CATransaction.flush()
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0))
            CATransaction.flush()
            #expect(ended == 1)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 1
            CATransaction.commit()
            #expect(layer.animationKeys() == nil)
            CATransaction.begin()
            CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
            layer.opacity = 0
            CATransaction.commit()
            #expect(layer.animationKeys() == nil)
            CATransaction.begin()
            CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
            #expect(CATransaction.animationDuration() == 2)
            CATransaction.commit()
        }
    }

    @MainActor
    private final class Stepper {
        var steps = 0
        func step(_ link: CADisplayLink) { steps += 1 }
    }

    @Test("display links step, pause and end")
    func displayLinks() {
        Stage.with(size: CGSize(width: 10, height: 10)) { stage in
            let stepper = Stepper()
            // #selector does not exist on Linux: the method's own name takes its place.
            let link = CADisplayLink(target: stepper, selector: Stepper.step)
            link.add(to: .main, forMode: .common)
            func advance() {
                stage.clock.advance(by: 0.1)
                CATransaction.flush()
            }
            advance()
            #expect(stepper.steps == 1)
            link.isPaused = true
            advance()
            #expect(stepper.steps == 1)
            link.isPaused = false
            advance()
            link.invalidate()
            advance()
            #expect(stepper.steps == 2)
        }
    }
}
