import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("Swipes")
@MainActor
struct UISwipeGestureRecognizerTests {
    /// The number of swipes seen in a path of fingers, from the time 0 on.
    private func count(
        _ direction: UISwipeGestureRecognizer.Direction, fingers: Int = 1, required: Int = 1, seconds: Double = 0.2,
        by way: CGVector
    ) -> Int {
        var count = 0
        Stage.shown(size: CGSize(width: 300, height: 300)) { stage in
            let swipe = UISwipeGestureRecognizer { _ in count += 1 }
            (swipe.direction, swipe.numberOfTouchesRequired) = (direction, required)
            stage.window.addGestureRecognizer(swipe)
            for finger in 0..<fingers { stage.touch(.began, 150 + CGFloat(finger) * 20, 150, finger: finger) }
            for step in 1...10 {
                stage.go(to: seconds * Double(step) / 10)
                let (x, y) = (150 + way.dx * CGFloat(step) / 10, 150 + way.dy * CGFloat(step) / 10)
                for finger in 0..<fingers { stage.touch(.moved, x + CGFloat(finger) * 20, y, finger: finger) }
            }
            for finger in 0..<fingers { stage.touch(.ended, 150, 150, finger: finger) }
        }
        return count
    }

    @Test("a quick way in the direction is one swipe; another way, a slow or a short one is none")
    func directions() {
        #expect(UISwipeGestureRecognizer().direction == .right)
        #expect(count(.right, by: CGVector(dx: 80, dy: 10)) == 1)
        #expect(count(.left, by: CGVector(dx: -80, dy: 10)) == 1)
        #expect(count(.up, by: CGVector(dx: 0, dy: -80)) == 1)
        #expect(count([.up, .down], by: CGVector(dx: 0, dy: 80)) == 1)
        #expect(count(.left, by: CGVector(dx: 80, dy: 0)) == 0)
        #expect(count(.right, by: CGVector(dx: 80, dy: 70)) == 0)
        #expect(count(.right, by: CGVector(dx: 40, dy: 0)) == 0)
        #expect(count(.right, seconds: 2, by: CGVector(dx: 80, dy: 0)) == 0)
    }

    @Test("as many fingers as it takes, and no others")
    func fingers() {
        #expect(count(.right, fingers: 2, required: 2, by: CGVector(dx: 80, dy: 0)) == 1)
        #expect(count(.right, fingers: 1, required: 2, by: CGVector(dx: 80, dy: 0)) == 0)
        #expect(count(.right, fingers: 2, required: 1, by: CGVector(dx: 80, dy: 0)) == 0)
    }
}
