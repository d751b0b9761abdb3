import CoreGraphics
import QuartzCore
import RenderServer
import Testing
import UIKit

/// A view that records its touches.
private final class Listener: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}

@MainActor
private final class Target {
    var states: [UIGestureRecognizer.State] = []
    var count = 0
    func saw(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
    func tapped() { count += 1 }
}

@MainActor
private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var mayBegin = true, mayReceive = true, together = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        mayReceive
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
}

@Suite("Gestures")
@MainActor
struct GestureTests {
    /// A shown window with a listener of 100 x 100 points in its corner.
    private func onStage(_ body: (Stage, Listener) throws -> Void) rethrows {
        try Stage.with(size: CGSize(width: 200, height: 200)) { stage in
            let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.window.addSubview(view)
            stage.window.isHidden = false
            defer { stage.window.isHidden = true }
            CATransaction.flush()
            try body(stage, view)
        }
    }

    @Test("a tap is seen when the finger is lifted, and the view hears that its touch was cancelled")
    func tap() {
        onStage { stage, view in
            let target = Target()
            let tap = UITapGestureRecognizer(target: target, action: Target.tapped)
            view.addGestureRecognizer(tap)
            #expect(view.gestureRecognizers == [tap] && tap.view === view)
            stage.touch(.began, 30, 40)
            #expect(target.count == 0 && view.heard == ["began"])
            stage.touch(.ended, 31, 42)
            #expect(target.count == 1 && view.heard == ["began", "cancelled"])
            #expect(tap.state == .possible)
            tap.cancelsTouchesInView = false
            stage.tap(30, 40, at: 5)
            #expect(target.count == 2 && view.heard == ["began", "cancelled", "began", "ended"])
            view.removeGestureRecognizer(tap)
            stage.tap(30, 40, at: 10)
            #expect(target.count == 2 && view.gestureRecognizers == nil && tap.view == nil)
        }
    }

    @Test("a tap has a place, in any view's space, and targets may take the recognizer or be closures")
    func place() {
        onStage { stage, view in
            var positions: [CGPoint] = []
            let target = Target()
            let tap = UITapGestureRecognizer { positions.append($0.location(in: view)) }
            tap.addTarget(target, action: Target.saw)
            view.frame.origin = CGPoint(x: 50, y: 50)
            view.addGestureRecognizer(tap)
            stage.tap(60, 70)
            #expect(positions == [CGPoint(x: 10, y: 20)])
            #expect(target.states == [.ended])
            #expect(UITapGestureRecognizer.State.recognized == .ended)
        }
    }

    @Test("what is held too long or strays is no tap, by the window's clock")
    func noTap() {
        onStage { stage, view in
            let target = Target()
            view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.tapped))
            stage.touch(.began, 30, 40, at: 0)
            stage.touch(.ended, 30, 40, at: 0.8)
            stage.touch(.began, 30, 40, at: 2)
            stage.touch(.moved, 90, 40)
            stage.touch(.ended, 30, 40)
            stage.touch(.began, 30, 40, at: 4)
            stage.touch(.cancelled, 30, 40)
            #expect(target.count == 0)
            #expect(view.heard == ["began", "ended", "began", "moved", "ended", "began", "cancelled"])
            stage.tap(30, 40, at: 6)
            #expect(target.count == 1)
        }
    }

    @Test("two taps in a row are seen, and the view's touches wait to be cancelled until it is clear")
    func doubleTap() {
        onStage { stage, view in
            let target = Target()
            let tap = UITapGestureRecognizer(target: target, action: Target.tapped)
            tap.numberOfTapsRequired = 2
            view.addGestureRecognizer(tap)
            stage.tap(30, 40, at: 0)
            #expect(view.heard == ["began"])
            stage.tap(30, 40, at: 0.2)
            #expect(target.count == 1)
            #expect(
                view.heard == ["began", "cancelled", "began", "cancelled"]
                    || view.heard == ["began", "began", "cancelled", "cancelled"])
            view.heard = []
            stage.tap(30, 40, at: 3)
            stage.go(to: 3.34)
            #expect(view.heard == ["began"])
            stage.go(to: 3.36)
            #expect(view.heard == ["began", "ended"])
            stage.tap(30, 40, at: 3.5)
            #expect(target.count == 1)
        }
    }

    @Test("a single tap that requires a double tap to fail waits for it, no longer than it must")
    func requireToFail() {
        onStage { stage, view in
            let (one, two) = (Target(), Target())
            let single = UITapGestureRecognizer(target: one, action: Target.tapped)
            let double = UITapGestureRecognizer(target: two, action: Target.tapped)
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            view.addGestureRecognizer(single)
            view.addGestureRecognizer(double)
            stage.tap(30, 40, at: 0)
            #expect(one.count == 0)
            stage.go(to: 0.36)
            #expect(one.count == 1 && two.count == 0)
            stage.tap(30, 40, at: 2)
            stage.tap(30, 40, at: 2.2)
            #expect(one.count == 1 && two.count == 1)
            stage.go(to: 5)
            #expect(one.count == 1 && two.count == 1)
            double.isEnabled = false
            stage.tap(30, 40, at: 6)
            #expect(one.count == 2)
        }
    }

    @Test("a long press begins after half a second without a move, changes, and ends")
    func longPress() {
        onStage { stage, view in
            let target = Target()
            view.addGestureRecognizer(UILongPressGestureRecognizer(target: target, action: Target.saw))
            stage.touch(.began, 30, 40, at: 0)
            stage.go(to: 0.49)
            #expect(target.states == [])
            stage.go(to: 0.5)
            #expect(target.states == [.began])
            #expect(view.heard == ["began", "cancelled"])
            stage.touch(.moved, 80, 40)
            stage.touch(.ended, 80, 40)
            #expect(target.states == [.began, .changed, .ended])
            stage.touch(.began, 30, 40, at: 2)
            stage.touch(.moved, 41, 40)
            stage.go(to: 3)
            stage.touch(.ended, 41, 40)
            stage.tap(30, 40, at: 4)
            stage.go(to: 5)
            #expect(target.states == [.began, .changed, .ended])
            stage.touch(.began, 30, 40, at: 6)
            stage.touch(.cancelled, 30, 40, at: 7)
            #expect(target.states.suffix(2) == [.began, .cancelled])
        }
    }

    @Test("a pan begins after 10 points; its translation counts from there, its speed over the last tenth of a second")
    func pan() {
        onStage { stage, view in
            let target = Target()
            let pan = UIPanGestureRecognizer(target: target, action: Target.saw)
            view.addGestureRecognizer(pan)
            stage.touch(.began, 10, 10, at: 0)
            stage.touch(.moved, 19, 10, at: 0.02)
            #expect(target.states == [])
            stage.touch(.moved, 20, 10, at: 0.04)
            #expect(target.states == [.began])
            #expect(pan.translation(in: view) == .zero)
            stage.touch(.moved, 30, 16, at: 0.06)
            #expect(pan.translation(in: view) == CGPoint(x: 10, y: 6))
            #expect(abs(pan.velocity(in: view).x - 20 / 0.06) < 1e-6)
            pan.setTranslation(CGPoint(x: 1, y: 2), in: view)
            #expect(pan.translation(in: view) == CGPoint(x: 1, y: 2))
            stage.touch(.moved, 40, 16, at: 0.08)
            #expect(pan.translation(in: view) == CGPoint(x: 11, y: 2))
            // Resting before it is lifted, the finger has no speed.
            stage.touch(.moved, 40, 16, at: 0.5)
            stage.touch(.ended, 40, 16, at: 0.55)
            #expect(pan.velocity(in: view) == .zero)
            #expect(target.states.first == .began && target.states.last == .ended)
            #expect(view.heard.last == "cancelled")
        }
    }

    @Test("the first gesture that is seen makes the others fail, unless a delegate allows both")
    func rivals() {
        onStage { stage, view in
            let (inner, outer, judge) = (Target(), Target(), Judge())
            let one = UIPanGestureRecognizer(target: inner, action: Target.saw)
            let two = UIPanGestureRecognizer(target: outer, action: Target.saw)
            view.addGestureRecognizer(one)
            stage.window.addGestureRecognizer(two)
            @MainActor func drag(at time: Double) {
                stage.touch(.began, 10, 10, at: time)
                stage.touch(.moved, 40, 10)
                stage.touch(.moved, 50, 10)
                stage.touch(.ended, 50, 10)
            }
            drag(at: 0)
            #expect(inner.states == [.began, .changed, .ended] && outer.states == [])
            two.delegate = judge
            judge.together = true
            drag(at: 2)
            #expect(outer.states == [.began, .changed, .ended])
            judge.together = false
            judge.mayBegin = false
            one.isEnabled = false
            drag(at: 4)
            #expect(outer.states.count == 3)
            judge.mayBegin = true
            judge.mayReceive = false
            drag(at: 6)
            #expect(outer.states.count == 3)
            judge.mayReceive = true
            drag(at: 8)
            #expect(outer.states.count == 6 && inner.states.count == 6)
        }
    }

    @Test("touches that are delayed reach the view once the gesture has failed")
    func delay() {
        onStage { stage, view in
            let press = UILongPressGestureRecognizer(target: nil, action: nil)
            press.delaysTouchesBegan = true
            view.addGestureRecognizer(press)
            stage.touch(.began, 10, 10, at: 0)
            #expect(view.heard == [])
            stage.touch(.ended, 10, 10, at: 0.1)
            #expect(view.heard == ["began", "ended"])
            view.heard = []
            stage.touch(.began, 10, 10, at: 1)
            stage.touch(.ended, 10, 10, at: 2)
            #expect(view.heard == [])
        }
    }

    @Test("disabling a recognizer, or taking it off, breaks off what it sees")
    func breakOff() {
        onStage { stage, view in
            let target = Target()
            let pan = UIPanGestureRecognizer(target: target, action: Target.saw)
            view.addGestureRecognizer(pan)
            stage.touch(.began, 10, 10)
            stage.touch(.moved, 40, 10)
            pan.isEnabled = false
            #expect(target.states == [.began, .cancelled])
            stage.touch(.moved, 60, 10)
            stage.touch(.ended, 60, 10)
            pan.isEnabled = true
            stage.touch(.began, 10, 10)
            stage.touch(.moved, 40, 10)
            view.gestureRecognizers = nil
            #expect(target.states == [.began, .cancelled, .began, .cancelled])
            stage.touch(.ended, 60, 10)
        }
    }

    @Test("a control keeps its own taps from a recognizer of the view around it")
    func control() {
        onStage { stage, view in
            let target = Target()
            let button = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            var pressed = 0
            button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
            view.addSubview(button)
            view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.tapped))
            stage.tap(10, 10, at: 0)
            #expect(pressed == 1 && target.count == 0)
            stage.tap(80, 80, at: 2)
            #expect(pressed == 1 && target.count == 1)
        }
    }

    @Test("a recognizer of one's own sets its state")
    func custom() {
        final class Down: UIGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func reset() {
                super.reset()
                resets += 1
            }
        }
        onStage { stage, view in
            let (target, down) = (Target(), Down())
            down.addTarget(target, action: Target.saw)
            view.addGestureRecognizer(down)
            stage.tap(10, 10)
            #expect(target.states == [.began, .ended] && down.resets == 1)
            down.removeTarget(target, action: nil)
            stage.tap(10, 10)
            #expect(target.states.count == 2 && down.resets == 2)
            // Nothing is under way: nothing happens.
            down.state = .ended
            #expect(down.state == .possible)
        }
    }
}
