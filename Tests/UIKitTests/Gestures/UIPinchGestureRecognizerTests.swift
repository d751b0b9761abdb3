import CoreGraphics
import OctantDisplay
import Testing
import UIKit
import ViewSupport

@Suite("Two fingers pinch and turn")
@MainActor
struct UIPinchGestureRecognizerTests {
    private func onStage(_ recognizer: UIGestureRecognizer, _ body: (Stage, UIView) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 300, height: 300)) { stage in
            let view = UIView(frame: stage.window.bounds)
            view.addGestureRecognizer(recognizer)
            stage.window.addSubview(view)
            try body(stage, view)
        }
    }

    @Test("a pinch begins 8 points on, from there the distance is its scale, and it ends with the first finger")
    func pinch() {
        var seen: [String] = []
        let pinch = UIPinchGestureRecognizer {
            seen.append("\($0.state) \((($0 as? UIPinchGestureRecognizer)?.scale ?? 0) * 100)")
        }
        onStage(pinch) { stage, view in
            stage.touch(.began, 100, 150)
            stage.touch(.began, 192, 150, finger: 1)
            stage.touch(.moved, 196, 150, finger: 1)
            #expect(seen.isEmpty && pinch.numberOfTouches == 2)
            stage.touch(.moved, 200, 150, finger: 1)
            stage.touch(.moved, 250, 150, finger: 1, at: 0.05)
            #expect(pinch.location(in: view) == CGPoint(x: 175, y: 150))
            #expect(pinch.location(ofTouch: 1, in: view) == CGPoint(x: 250, y: 150))
            #expect(abs(pinch.velocity - 10) < 1e-9)
            pinch.scale = 1
            stage.touch(.moved, 100 + 300, 150, finger: 1)
            stage.touch(.ended, 100, 150)
            stage.touch(.ended, 400, 150, finger: 1)
        }
        #expect(seen == ["began 100.0", "changed 150.0", "changed 200.0", "ended 200.0"])
    }

    @Test("a view without several touches gets the first finger's only, one with them gets both, recognizers always do")
    func severalTouches() {
        final class Counter: UIView {
            var began = 0
            var all: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                began += touches.count
                all.append(event?.allTouches?.count ?? 0)
            }
        }
        Stage.shown(size: CGSize(width: 300, height: 300)) { stage in
            let view = Counter(frame: stage.window.bounds)
            stage.window.addSubview(view)
            @MainActor func two() {
                for finger in 0...1 { stage.touch(.began, 50 + CGFloat(finger) * 50, 50, finger: finger) }
                for finger in 0...1 { stage.touch(.ended, 50 + CGFloat(finger) * 50, 50, finger: finger) }
            }
            two()
            #expect(view.began == 1)
            view.isMultipleTouchEnabled = true
            two()
            #expect(view.began == 3 && view.all == [1, 1, 2])
        }
    }

    @Test("a view that wants all touches for itself gets none beside another, and lets none beside its own")
    func exclusive() {
        final class Counter: UIView {
            var began = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
        }
        Stage.shown(size: CGSize(width: 300, height: 300)) { stage in
            let (one, other) = (
                Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
                Counter(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
            )
            one.isExclusiveTouch = true
            for view in [one, other] { stage.window.addSubview(view) }
            for (first, second) in [(50.0, 250.0), (250, 50)] {
                stage.touch(.began, first, 50)
                stage.touch(.began, second, 50, finger: 1)
                stage.touch(.ended, second, 50, finger: 1)
                stage.touch(.ended, first, 50)
            }
            #expect(one.began == 1 && other.began == 1)
        }
    }

    @Test("fingers that turn are a rotation, less the angle that it took to see it")
    func rotation() {
        let rotation = UIRotationGestureRecognizer()
        onStage(rotation) { stage, _ in
            stage.touch(.began, 100, 150)
            stage.touch(.began, 200, 150, finger: 1)
            stage.touch(.moved, 200, 155, finger: 1)
            #expect(rotation.state == .possible)
            stage.touch(.moved, 200, 250, finger: 1)
            #expect(rotation.state == .began)
            // An eighth of a turn, less 8 points of the circle around the middle.
            let radius = 100 * 2.0.squareRoot() / 2
            #expect(abs(rotation.rotation - (.pi / 4 - 8 / radius)) < 1e-9)
            stage.touch(.moved, 100, 250, finger: 1)
            #expect(abs(rotation.rotation - (.pi / 2 - 8 / radius)) < 1e-9)
            rotation.rotation = 0
            stage.touch(.moved, 0, 150, finger: 1)
            #expect(abs(rotation.rotation - .pi / 2) < 1e-9)
            stage.touch(.ended, 0, 150, finger: 1)
            stage.touch(.ended, 100, 150)
            #expect(rotation.rotation == 0 && rotation.state == .possible)
        }
    }

    @Test("fingers on a touchpad pinch and turn, and no view gets a touch of theirs")
    func touchpad() {
        var scales: [CGFloat] = []
        let turn = UIRotationGestureRecognizer()
        let pinch = UIPinchGestureRecognizer {
            if let pinch = $0 as? UIPinchGestureRecognizer { scales.append(pinch.scale) }
        }
        onStage(pinch) { stage, view in
            let button = UIButton(type: .custom, primaryAction: UIAction { _ in Issue.record("it was pressed") })
            button.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            view.addSubview(button)
            @MainActor func report(_ phase: PinchInput.Phase, _ scale: CGFloat, _ rotation: CGFloat) {
                stage.window.handle(
                    .pinch(
                        PinchInput(
                            phase, scale: scale, rotation: rotation, location: CGPoint(x: 150, y: 150),
                            time: stage.clock.now())))
            }
            report(.began, 1, 0)
            report(.changed, 1.5, 0)
            report(.changed, 2, 0)
            #expect(button.isTracking == false && pinch.state == .changed)
            report(.ended, 2, 0)
            #expect(scales == [1.5, 2, 2] && pinch.state == .possible)
            view.removeGestureRecognizer(pinch)
            view.addGestureRecognizer(turn)
            report(.began, 1, 0)
            report(.changed, 1, 0.5)
            #expect(abs(turn.rotation - 0.5) < 1e-9)
            report(.cancelled, 1, 0.5)
            #expect(turn.state == .possible)
        }
    }

    @Test("a wheel with the control key pinches what can be pinched, and is over when it rests")
    func wheel() {
        var seen: [UIGestureRecognizer.State] = []
        let pinch = UIPinchGestureRecognizer { seen.append($0.state) }
        onStage(pinch) { stage, _ in
            @MainActor func turn() {
                var input = ScrollInput(
                    .wheel, delta: CGVector(dx: 0, dy: -40), location: CGPoint(x: 150, y: 150),
                    time: stage.clock.now())
                input.isZoom = true
                stage.window.handle(.scroll(input))
            }
            turn()
            #expect(abs(pinch.scale - 1.1) < 1e-9)
            stage.go(to: 0.1)
            turn()
            #expect(abs(pinch.scale - 1.21) < 1e-9)
            stage.go(to: 1)
            #expect(seen == [.began, .changed, .ended])
        }
    }
}
