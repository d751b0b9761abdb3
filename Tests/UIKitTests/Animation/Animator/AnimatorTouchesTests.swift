import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("Touches of what property animators move")
@MainActor
struct AnimatorTouchesTests {
    private func with(_ body: (Stage, UIView, UIViewPropertyAnimator) -> Void) {
        Stage.shown(size: CGSize(width: 300, height: 100)) { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.window.addSubview(view)
            stage.pass(0)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 200 }
            body(stage, view, animator)
        }
    }

    @Test("touches find a view where it is seen while an animator moves it, and where it is when that is over")
    func seen() {
        with { stage, view, animator in
            animator.startAnimation()
            stage.pass(0.5)
            #expect(stage.window.hitTest(CGPoint(x: 110, y: 50), with: nil) === view)
            #expect(stage.window.hitTest(CGPoint(x: 250, y: 50), with: nil) !== view)
            stage.pass(1)
            #expect(stage.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === view)
        }
    }

    @Test("a program that finds touches itself finds the view where it will be")
    func manual() {
        with { stage, view, animator in
            #expect(!animator.isManualHitTestingEnabled)
            animator.isManualHitTestingEnabled = true
            animator.startAnimation()
            stage.pass(0.5)
            #expect(stage.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === view)
        }
    }

    @Test("views can be kept from touches as long as the animator is active")
    func blocked() {
        with { stage, view, animator in
            #expect(animator.isUserInteractionEnabled)
            animator.isUserInteractionEnabled = false
            animator.startAnimation()
            stage.pass(0.5)
            for x in [110.0, 250] { #expect(stage.window.hitTest(CGPoint(x: x, y: 50), with: nil) !== view) }
            animator.pauseAnimation()
            stage.pass(0.1)
            #expect(stage.window.hitTest(CGPoint(x: 110, y: 50), with: nil) !== view)
            animator.stopAnimation(true)
            #expect(stage.window.hitTest(view.center, with: nil) === view)
        }
    }
}
