import CoreGraphics
import OctantDisplay
import Testing
import UIKit
import ViewSupport

@Suite("Hovering")
@MainActor
struct UIHoverGestureRecognizerTests {
    @Test("a hover begins over the view, changes as the pointer moves, and ends where it leaves or the window is left")
    func hover() {
        Stage.shown(size: CGSize(width: 300, height: 300)) { stage in
            var seen: [UIGestureRecognizer.State] = []
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            let hover = UIHoverGestureRecognizer { seen.append($0.state) }
            view.addGestureRecognizer(hover)
            stage.window.addSubview(view)
            stage.touch(.hover, 50, 50)
            #expect(seen.isEmpty)
            stage.touch(.hover, 110, 120)
            #expect(hover.location(in: view) == CGPoint(x: 10, y: 20) && hover.numberOfTouches == 0)
            stage.touch(.hover, 111, 120)
            stage.touch(.hover, 50, 50)
            #expect(seen == [.began, .changed, .ended] && hover.state == .possible)
            stage.touch(.hover, 150, 150)
            stage.touch(.left, 150, 150)
            #expect(seen.suffix(2) == [.began, .ended])
            stage.touch(.hover, 150, 150)
            hover.isEnabled = false
            #expect(seen.suffix(2) == [.began, .cancelled])
            stage.touch(.hover, 151, 150)
            #expect(seen.count == 7 && stage.window.gestureRecognizers == nil)
        }
    }
}
