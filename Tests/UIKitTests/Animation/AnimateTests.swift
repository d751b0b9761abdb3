import CoreGraphics
import QuartzCore
import RenderServer
import Testing
import UIKit

/// Counts the results of completions.
@MainActor
final class Said {
    var answers: [Bool] = []
    var hear: (Bool) -> Void { { self.answers.append($0) } }
}

extension Stage {
    /// A view that is shown in the window.
    func shownView(_ frame: CGRect = CGRect(x: 0, y: 0, width: 20, height: 20)) -> UIView {
        let view = UIView(frame: frame)
        window.addSubview(view)
        CATransaction.flush()
        return view
    }
}

extension UIView {
    /// The layer as it is on screen.
    func shown() throws -> CALayer { try #require(layer.presentation()) }
}

@Suite("UIView.animate")
@MainActor
struct AnimateTests {
    private let size = CGSize(width: 200, height: 200)

    @Test("a change in a block has its model value at once and is shown on its way, slow at both ends")
    func curve() throws {
        try Stage.with(size: size) { (stage) throws in
            let view = stage.shownView()
            UIView.animate(withDuration: 2) {
                view.center = CGPoint(x: 110, y: 10)
                view.alpha = 0.5
            }
            #expect(view.center.x == 110 && view.alpha == 0.5)
            stage.go(to: 0)
            #expect(try view.shown().position.x == 10)
            stage.go(to: 0.5)
            // easeInEaseOut at a quarter: .129162 (docs/sources/layers.md, Timing functions).
            #expect(abs(try view.shown().position.x - 22.9162) < 0.01)
            #expect(abs(Double(try view.shown().opacity) - (1 - 0.5 * 0.129162)) < 1e-4)
            stage.go(to: 1)
            #expect(abs(try view.shown().position.x - 60) < 1e-4)
            stage.go(to: 2)
            #expect(try view.shown().position.x == 110)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("what a block changes is seen in the pixels, and what is outside of one is there at once")
    func pixels() throws {
        try Stage.with(size: CGSize(width: 40, height: 10)) { (stage) throws in
            let view = stage.shownView(CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = .black
            CATransaction.flush()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 20 }
            stage.go(to: 0)
            stage.go(to: 0.5)
            #expect(try stage.image(on: .white).pixel(x: 11, y: 5) == 0xFF00_0000)
            #expect(try stage.image(on: .white).pixel(x: 9, y: 5) == 0xFFFF_FFFF)
            view.frame.origin.x = 30
            #expect(view.layer.animationKeys()?.count == 1)
            stage.go(to: 1)
            #expect(try stage.image(on: .white).pixel(x: 35, y: 5) == 0xFF00_0000)
        }
    }

    @Test("a completion runs once, when the longest animation is over, with true")
    func completion() throws {
        Stage.with(size: size) { stage in
            let (view, said) = (stage.shownView(), Said())
            UIView.animate(
                withDuration: 1, animations: { view.frame = CGRect(x: 5, y: 6, width: 7, height: 8) },
                completion: said.hear)
            stage.go(to: 0)
            stage.go(to: 0.999)
            #expect(said.answers == [])
            stage.go(to: 1)
            #expect(said.answers == [true])
            stage.go(to: 5)
            #expect(said.answers == [true])
        }
    }

    @Test("a completion runs with true when nothing animates: at once, after the turn where no time was given")
    func nothing() throws {
        Stage.with(size: size) { stage in
            let (view, said) = (stage.shownView(), Said())
            UIView.animate(withDuration: 0, animations: { view.alpha = 0.1 }, completion: said.hear)
            UIView.animate(withDuration: .nan, animations: { view.alpha = 0.2 }, completion: said.hear)
            UIView.animate(withDuration: -3, animations: { view.alpha = 0.2 }, completion: said.hear)
            #expect(said.answers == [])
            #expect(view.layer.animationKeys() == nil)
            UIView.animate(withDuration: 1, animations: { view.alpha = 0.2 }, completion: said.hear)
            #expect(said.answers == [true])
            CATransaction.flush()
            #expect(said.answers == [true, true, true, true])
        }
    }

    @Test("a completion says false when its animation is taken off, or its view leaves the window")
    func removal() throws {
        Stage.with(size: size) { stage in
            let (view, other, said) = (stage.shownView(), stage.shownView(), Said())
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: said.hear)
            UIView.animate(withDuration: 1, animations: { other.alpha = 0 }, completion: said.hear)
            stage.go(to: 0.5)
            view.layer.removeAllAnimations()
            #expect(said.answers == [])
            CATransaction.flush()
            #expect(said.answers == [false])
            other.removeFromSuperview()
            CATransaction.flush()
            CATransaction.flush()
            #expect(said.answers == [false, false])
        }
    }

    @Test("a view that is in no window has its new values, and its block is over after the turn")
    func homeless() throws {
        Stage.with(size: size) { stage in
            let (view, said) = (UIView(frame: .zero), Said())
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: said.hear)
            CATransaction.flush()
            CATransaction.flush()
            #expect(said.answers == [true])
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("a view that comes into the window in the same turn animates")
    func newcomer() throws {
        try Stage.with(size: size) { (stage) throws in
            let (view, said) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Said())
            view.alpha = 0
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 1 }, completion: said.hear)
            stage.window.addSubview(view)
            stage.go(to: 0)
            stage.go(to: 0.25)
            #expect(abs(Double(try view.shown().opacity) - 0.25) < 1e-6)
            stage.go(to: 1)
            #expect(said.answers == [true])
        }
    }

    @Test("a view made inside a block stands where it was made")
    func made() throws {
        Stage.with(size: size) { stage in
            var view = UIView()
            UIView.animate(withDuration: 1) {
                view = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
                stage.window.addSubview(view)
            }
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("the delay holds the old value, and the completion waits for both")
    func delay() throws {
        try Stage.with(size: size) { (stage) throws in
            let (view, said) = (stage.shownView(), Said())
            UIView.animate(
                withDuration: 1, delay: 2, options: .curveLinear, animations: { view.center.x = 110 },
                completion: said.hear)
            stage.go(to: 0)
            stage.go(to: 1.9)
            #expect(try view.shown().position.x == 10)
            stage.go(to: 2.5)
            #expect(abs(try view.shown().position.x - 60) < 1e-6)
            #expect(said.answers == [])
            stage.go(to: 3)
            #expect(said.answers == [true])
        }
    }

    @Test("a second change of a moving view starts at the place and the speed that are seen")
    func additive() throws {
        try Stage.with(size: size) { (stage) throws in
            let (view, said) = (stage.shownView(), Said())
            let linear = UIView.AnimationOptions.curveLinear
            UIView.animate(
                withDuration: 1, delay: 0, options: linear, animations: { view.center.x = 110 }, completion: said.hear)
            stage.go(to: 0)
            stage.go(to: 0.5)
            UIView.animate(
                withDuration: 1, delay: 0, options: linear, animations: { view.center.x = 10 }, completion: said.hear)
            stage.go(to: 0.5)
            #expect(abs(try view.shown().position.x - 60) < 1e-6)
            // Both run: 100 a second on, 100 a second back.
            stage.go(to: 0.75)
            #expect(abs(try view.shown().position.x - 60) < 1e-6)
            stage.go(to: 1.25)
            #expect(abs(try view.shown().position.x - 35) < 1e-6)
            stage.go(to: 1.5)
            #expect(said.answers == [true, true])
        }
    }

    @Test("fading out and in again adds up without a flash", arguments: [0.1, 0.3, 0.5, 0.9])
    func opacity(turn: Double) throws {
        try Stage.with(size: size) { (stage) throws in
            let view = stage.shownView()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
            stage.go(to: 0)
            stage.go(to: turn)
            let before = try view.shown().opacity
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
            stage.go(to: turn)
            #expect(abs(try view.shown().opacity - before) < 1e-5)
            stage.go(to: turn + 0.05)
            #expect(abs(Double(try view.shown().opacity) - (1 - turn)) < 1e-5)
        }
    }

    @Test("a colour goes on from the one that is seen, and the first block hears that it was cut short")
    func color() throws {
        try Stage.with(size: size) { (stage) throws in
            let (view, said) = (stage.shownView(), Said())
            view.backgroundColor = .black
            CATransaction.flush()
            let linear = UIView.AnimationOptions.curveLinear
            UIView.animate(
                withDuration: 1, delay: 0, options: linear, animations: { view.backgroundColor = .white },
                completion: said.hear)
            stage.go(to: 0)
            stage.go(to: 0.5)
            UIView.animate(
                withDuration: 1, delay: 0, options: linear, animations: { view.backgroundColor = .red },
                completion: said.hear)
            stage.go(to: 0.5)
            let color = try #require(try view.shown().backgroundColor?.components)
            #expect(color.prefix(3).allSatisfy { abs($0 - 0.5) < 0.01 })
            #expect(said.answers == [false])
            stage.go(to: 1.5)
            #expect(said.answers == [false, true])
        }
    }

    @Test("two changes of a colour in one block are one animation")
    func twice() throws {
        Stage.with(size: size) { stage in
            let (view, said) = (stage.shownView(), Said())
            UIView.animate(
                withDuration: 1,
                animations: {
                    view.backgroundColor = .red
                    view.backgroundColor = .green
                }, completion: said.hear)
            stage.go(to: 0)
            stage.go(to: 1)
            #expect(said.answers == [true])
        }
    }

    @Test("beginFromCurrentState ends the earlier animation where it is; with no time it stops")
    func fromCurrent() throws {
        try Stage.with(size: size) { (stage) throws in
            let (view, said) = (stage.shownView(), Said())
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 110 },
                completion: said.hear)
            stage.go(to: 0)
            stage.go(to: 0.5)
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
                view.center.x = 10
            }
            stage.go(to: 0.5)
            stage.go(to: 1)
            #expect(said.answers == [false])
            #expect(abs(try view.shown().position.x - 35) < 1e-6)
            UIView.animate(withDuration: 0, delay: 0, options: .beginFromCurrentState) { view.center.x = 5 }
            stage.go(to: 1)
            #expect(try view.shown().position.x == 5)
        }
    }

    @Test("a transform grows from nothing and shrinks to nothing")
    func transforms() throws {
        try Stage.with(size: size) { (stage) throws in
            let view = stage.shownView()
            view.transform = CGAffineTransform(scaleX: 0, y: 0)
            CATransaction.flush()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
            stage.go(to: 0)
            stage.go(to: 0.5)
            #expect(abs(try view.shown().transform.m11 - 0.5) < 1e-6)
            stage.go(to: 1)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(scaleX: 0, y: 0)
            }
            stage.go(to: 1)
            stage.go(to: 1.25)
            #expect(abs(try view.shown().transform.m11 - 0.75) < 1e-6)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
            stage.go(to: 1.25)
            #expect(abs(try view.shown().transform.m11 - 0.75) < 1e-6)
        }
    }

    @Test("autoresized subviews and what layoutIfNeeded places move along")
    func layout() throws {
        final class Room: UIView {
            let inner = UIView()
            var offset: CGFloat = 0 { didSet { setNeedsLayout() } }
            override func layoutSubviews() { inner.frame = CGRect(x: offset, y: 0, width: 10, height: 10) }
        }
        try Stage.with(size: size) { (stage) throws in
            let room = Room(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let wide = UIView(frame: room.bounds)
            wide.autoresizingMask = .flexibleWidth
            room.addSubview(room.inner)
            room.addSubview(wide)
            stage.window.addSubview(room)
            CATransaction.flush()
            room.offset = 50
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                room.layoutIfNeeded()
                room.frame.size.width = 200
            }
            stage.go(to: 0)
            stage.go(to: 0.5)
            #expect(abs(try room.inner.shown().frame.minX - 25) < 1e-6)
            #expect(abs(try wide.shown().frame.width - 150) < 1e-6)
        }
    }

    @Test("repeating goes on until it is taken off, and autoreversing comes back")
    func repeating() throws {
        try Stage.with(size: size) { (stage) throws in
            let (view, said) = (stage.shownView(), Said())
            UIView.animate(
                withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
                animations: { view.center.x = 110 }, completion: said.hear)
            stage.go(to: 0)
            stage.go(to: 7.25)
            #expect(abs(try view.shown().position.x - 85) < 1e-6)
            #expect(said.answers == [])
            view.layer.removeAllAnimations()
            CATransaction.flush()
            #expect(said.answers == [false])
        }
    }

    @Test("a view takes no touches while it moves, unless allowUserInteraction says so")
    func touches() throws {
        Stage.with(size: size) { stage in
            let (view, open) = (stage.shownView(), stage.shownView(CGRect(x: 50, y: 50, width: 20, height: 20)))
            UIView.animate(withDuration: 1) { view.alpha = 0.5 }
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { open.alpha = 0.5 }
            stage.window.isHidden = false
            stage.go(to: 0)
            #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
            #expect(stage.window.hitTest(CGPoint(x: 55, y: 55), with: nil) === open)
            stage.go(to: 1)
            #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
            stage.window.isHidden = true
        }
    }

    @Test("an inner block takes the outer one's time unless it overrides it")
    func nesting() throws {
        try Stage.with(size: size) { (stage) throws in
            let (view, own) = (stage.shownView(), stage.shownView())
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                #expect(UIView.inheritedAnimationDuration == 2)
                UIView.animate(withDuration: 0.1) { view.center.x = 110 }
                UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { own.center.x = 110 }
                #expect(CATransaction.animationDuration() == 2)
            }
            #expect(UIView.inheritedAnimationDuration == 0)
            #expect(CATransaction.animationDuration() == 0.25)
            stage.go(to: 0)
            stage.go(to: 0.5)
            #expect(abs(try view.shown().position.x - 35) < 1e-6)
            #expect(abs(try own.shown().position.x - 60) < 1e-6)
        }
    }

    @Test("performWithoutAnimation, and disabled animations, change at once; a completion is then called in the call")
    func disabled() throws {
        Stage.with(size: size) { stage in
            let (view, said) = (stage.shownView(), Said())
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation { view.center.x = 110 }
            }
            #expect(view.layer.animationKeys() == nil)
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1, animations: { view.center.x = 10 }, completion: said.hear)
            #expect(said.answers == [true])
            #expect(!UIView.areAnimationsEnabled)
            UIView.setAnimationsEnabled(true)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("a spring of ratio 1 does not overshoot, one of .4 does, and both rest when their time is over")
    func springs() throws {
        try Stage.with(size: size) { (stage) throws in
            for (ratio, overshoots) in [(CGFloat(1), false), (0.4, true)] {
                let view = stage.shownView()
                let start = stage.clock.now() - 1
                UIView.animate(
                    withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0
                ) { view.center.x = 110 }
                stage.go(to: start)
                var most = CGFloat(0)
                for step in 1..<100 {
                    stage.go(to: start + Double(step) / 100)
                    most = max(most, try view.shown().position.x)
                }
                #expect((most > 111) == overshoots)
                #expect(abs(try view.shown().position.x - 110) < 0.3)
                let spring = try #require(
                    view.layer.animation(forKey: "position") as? CASpringAnimation)
                #expect(spring.duration == 1)
                #expect(abs(spring.damping / (2 * spring.stiffness.squareRoot()) - ratio) < 1e-9)
                stage.go(to: start + 1)
                #expect(view.layer.animationKeys() == nil)
            }
        }
    }

    @Test("a spring by duration and bounce has the stiffness and damping that these stand for")
    func springDuration() throws {
        try Stage.with(size: size) { (stage) throws in
            let (view, said) = (stage.shownView(), Said())
            UIView.animate(springDuration: 0.5, bounce: 0.3, animations: { view.center.x = 110 }, completion: said.hear)
            let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
            #expect(abs(spring.stiffness - pow(4 * .pi, 2)) < 1e-9)
            #expect(abs(spring.damping - 2 * 0.7 * 4 * .pi) < 1e-9)
            #expect(abs(spring.duration - spring.settlingDuration) < 1e-9)
            stage.go(to: 0)
            stage.go(to: spring.duration)
            #expect(said.answers == [true])
        }
    }

    @Test("keyframes follow one another, a change outside of them takes all the time")
    func keyframes() throws {
        try Stage.with(size: size) { (stage) throws in
            let (view, other, said) = (stage.shownView(), stage.shownView(), Said())
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(
                withDuration: 4, delay: 0, options: linear,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.center.x = 110 }
                    UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.center.x = 60 }
                    other.center.x = 110
                }, completion: said.hear)
            #expect(view.center.x == 60)
            stage.go(to: 0)
            for (time, x) in [(0.5, 10.0), (1.5, 60), (2.5, 110), (3.5, 85)] {
                stage.go(to: time)
                #expect(abs(try view.shown().position.x - x) < 1e-6)
                #expect(abs(try other.shown().position.x - (10 + 25 * time)) < 1e-6)
            }
            stage.go(to: 4)
            #expect(said.answers == [true])
        }
    }

    @Test("discrete keyframes jump")
    func discrete() throws {
        try Stage.with(size: size) { (stage) throws in
            let view = stage.shownView()
            UIView.animateKeyframes(
                withDuration: 1, delay: 0,
                options: [.calculationModeDiscrete, .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)]
            ) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.backgroundColor = .red }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.backgroundColor = .green }
            }
            stage.go(to: 0)
            stage.go(to: 0.6)
            #expect(try view.shown().backgroundColor?.components?.prefix(3).map { $0 } == [1, 0, 0])
            stage.go(to: 0.8)
            #expect(try view.shown().backgroundColor?.components?.prefix(3).map { $0 } == [0, 1, 0])
        }
    }

    @Test("a cross-dissolve fades the old look into the new one")
    func dissolve() throws {
        try Stage.with(size: CGSize(width: 10, height: 10)) { (stage) throws in
            let (view, said) = (stage.shownView(CGRect(x: 0, y: 0, width: 10, height: 10)), Said())
            view.backgroundColor = .white
            CATransaction.flush()
            UIView.transition(
                with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
                animations: { view.backgroundColor = .black }, completion: said.hear)
            stage.go(to: 0)
            stage.go(to: 0.5)
            #expect(abs(parts(try stage.image(on: .white).pixel(x: 5, y: 5))[1] - 128) <= 1)
            stage.go(to: 1)
            #expect(try stage.image(on: .white).pixel(x: 5, y: 5) == 0xFF00_0000)
            #expect(said.answers == [true])
        }
    }

    @Test("a transition from one view to another takes the one out and puts the other in")
    func exchange() throws {
        try Stage.with(size: CGSize(width: 10, height: 10)) { (stage) throws in
            let (old, said) = (stage.shownView(CGRect(x: 0, y: 0, width: 10, height: 10)), Said())
            old.backgroundColor = .white
            let new = UIView(frame: old.frame)
            new.backgroundColor = .black
            CATransaction.flush()
            UIView.transition(
                from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
                completion: said.hear)
            #expect(old.superview == nil && new.superview === stage.window)
            stage.go(to: 0)
            stage.go(to: 0.25)
            #expect(abs(parts(try stage.image(on: .white).pixel(x: 5, y: 5))[1] - 191) <= 1)
            stage.go(to: 1)
            #expect(said.answers == [true])
        }
    }

    /// What a delegate of older animations is told.
    private final class OlderDelegate: NSObject {
        var told: [String] = []
        func began(_ name: String?, _ context: UnsafeMutableRawPointer?) { told.append("began \(name ?? "")") }
        func ended(_ name: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
            told.append("ended \(name ?? "") \(finished.boolValue)")
        }
    }

    @Test("a delegate is told of the beginning and of the end of what commitAnimations ends, once")
    func olderDelegates() throws {
        let delegate = OlderDelegate()
        try Stage.with(size: size) { (stage) throws in
            let view = stage.shownView()
            UIView.beginAnimations("move", context: nil)
            UIView.setAnimationDelegate(delegate)
            UIView.setAnimationWillStart(Selector("began::", OlderDelegate.began(_:_:)))
            UIView.setAnimationDidStop(Selector("ended:::", OlderDelegate.ended(_:_:_:)))
            UIView.setAnimationDuration(2)
            view.center.x = 110
            UIView.commitAnimations()
            #expect(delegate.told == ["began move"])
            stage.go(to: 1)
            #expect(delegate.told.count == 1)
            for time in [2, 3.0] { stage.go(to: time) }
            #expect(delegate.told == ["began move", "ended move true"])
        }
    }

    @Test("what stands between beginAnimations and commitAnimations animates")
    func older() throws {
        try Stage.with(size: size) { (stage) throws in
            let view = stage.shownView()
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(2)
            UIView.setAnimationDelay(1)
            UIView.setAnimationCurve(.linear)
            view.center.x = 110
            UIView.commitAnimations()
            view.center.y = 50
            stage.go(to: 0)
            stage.go(to: 2)
            #expect(try view.shown().position == CGPoint(x: 60, y: 50))
            stage.go(to: 3)
            #expect(view.layer.animationKeys() == nil)
        }
    }
}
