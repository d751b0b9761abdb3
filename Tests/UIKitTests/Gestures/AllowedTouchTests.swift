import CoreGraphics
import OctantDisplay
import Testing
import UIKit
import ViewSupport

@Suite("Kinds of touches that recognizers receive")
@MainActor
struct AllowedTouchTests {
    @Test("a recognizer receives the touches of its kinds, all by default, and a view gets what it leaves")
    func kinds() {
        Stage.shown(size: CGSize(width: 100, height: 40)) { stage in
            var heard: [String] = []
            @MainActor func recognizer(_ name: String, _ types: [UITouch.TouchType]?) {
                let tap = UITapGestureRecognizer { _ in heard.append(name) }
                if let types { tap.allowedTouchTypes = types.map { NSNumber(value: $0.rawValue) } }
                let view = UIView(frame: stage.window.bounds)
                view.addGestureRecognizer(tap)
                stage.window.subviews.forEach { $0.removeFromSuperview() }
                stage.window.addSubview(view)
            }
            @MainActor func press(isTouch: Bool) {
                for phase in [PointerPhase.began, .ended] {
                    stage.window.handle(
                        .pointer(
                            phase: phase, location: CGPoint(x: 20, y: 20), time: stage.clock.now(), isTouch: isTouch,
                            finger: 0))
                }
                stage.pass(1)
            }
            for (name, types) in [
                ("all", nil), ("fingers", [.direct]), ("pointers", [.indirectPointer]), ("pencils", [.stylus]),
                ("none", []),
            ] as [(String, [UITouch.TouchType]?)] {
                recognizer(name, types)
                press(isTouch: true)
                press(isTouch: false)
            }
            #expect(heard == ["all", "all", "fingers", "pointers"])
        }
    }

    /// A view that notes what it can learn of a touch.
    private final class Sheet: UIView {
        var lines: [CGPoint] = []
        var others: [Bool] = []
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches {
                let all = event?.coalescedTouches(for: touch) ?? []
                lines += all.map { $0.preciseLocation(in: self) }
                let isAlone = event?.coalescedTouches(for: UITouch()) == nil
                others.append(event?.predictedTouches(for: touch) == [] && isAlone)
            }
        }
    }

    @Test("each movement is an event by itself, and nothing is foretold")
    func movements() {
        Stage.shown(size: CGSize(width: 100, height: 40)) { stage in
            let sheet = Sheet(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
            stage.window.addSubview(sheet)
            stage.touch(.began, 20, 20, at: 1)
            stage.touch(.moved, 30, 20, at: 1.1)
            stage.touch(.moved, 45, 22, at: 1.2)
            stage.touch(.ended, 45, 22, at: 1.3)
            #expect(sheet.lines == [CGPoint(x: 20, y: 10), CGPoint(x: 35, y: 12)] && sheet.others == [true, true])
        }
    }
}
