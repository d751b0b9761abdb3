import Testing
import UIKit

@Suite("Touches made by tests")
@MainActor
struct UITouchTests {
    /// As tests of views write it.
    private final class Touch: UITouch {
        var point = CGPoint(x: 3, y: 4)
        override var phase: UITouch.Phase { .moved }
        override func location(in view: UIView?) -> CGPoint { point }
    }

    @Test("a touch of nothing is at the origin, and a subclass is where it says")
    func touches() {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(UITouch().location(in: view) == .zero && UITouch().view == nil && UITouch() != UITouch())
        let touch: UITouch = Touch()
        #expect(touch.location(in: view) == CGPoint(x: 3, y: 4) && touch.phase == .moved && touch.tapCount == 0)
        #expect(UIEvent().allTouches == nil && UIEvent().type == .touches)
        #expect(UIEvent().touches(for: view) == nil)
    }

    @Test("a view takes touches that a test made")
    func view() {
        final class Taken: UIView {
            var points: [CGPoint] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                points += touches.map { $0.location(in: self) }
            }
        }
        let taken = Taken()
        taken.touchesMoved([Touch()], with: UIEvent())
        #expect(taken.points == [CGPoint(x: 3, y: 4)])
    }
}
