import CoreGraphics
import SwiftUI
import TestSupport
import Testing
import UIKit
import ViewSupport

@Suite("Views of UIKit moved by animations of SwiftUI")
@MainActor
struct UIViewAnimationTests {
    /// The place of a view that was moved from 0 to 100 by `animation`, `seconds` later.
    private func place(_ animation: Animation, _ seconds: Double) -> CGFloat {
        Stage.shown(size: CGSize(width: 300, height: 100)) { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window.addSubview(view)
            stage.pass(0)
            UIView.animate(animation) { view.frame.origin.x = 100 }
            #expect(view.frame.minX == 100)
            stage.pass(seconds)
            return view.layer.presentation()?.frame.minX ?? .nan
        }
    }

    @Test("curves, delays, speeds and springs are those of the animation")
    func curves() {
        #expect(abs(place(.linear(duration: 1), 0.25) - 25) < 0.5)
        #expect(abs(place(.linear(duration: 1).delay(0.5), 0.75) - 25) < 0.5)
        #expect(abs(place(.linear(duration: 1).speed(2), 0.25) - 50) < 0.5)
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let wanted = spring.value(target: 100.0, time: 0.2)
        #expect(abs(place(.spring(spring), 0.2) - CGFloat(wanted)) < 0.5)
    }

    @Test(
        "the completion comes at the end, and at once for a rule of the program's, whose changes show at once"
    )
    func completion() {
        struct Jump: CustomAnimation {
            func animate<V: VectorArithmetic>(
                value: V, time: TimeInterval, context: inout AnimationContext<V>
            ) -> V? {
                time < 1 ? value : nil
            }
        }
        Stage.shown(size: CGSize(width: 300, height: 100)) { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window.addSubview(view)
            var ends = 0
            UIView.animate(.linear(duration: 0.4)) {
                view.alpha = 0
            } completion: {
                ends += 1
            }
            stage.pass(0.2)
            #expect(ends == 0)
            stage.pass(0.3)
            #expect(ends == 1)
            let lines = Lines.logged {
                UIView.animate(Animation(Jump())) {
                    view.alpha = 1
                } completion: {
                    ends += 1
                }
            }
            #expect(lines.count == 1)
            #expect(ends == 2)
            stage.pass(0)
            #expect(view.layer.presentation()?.opacity == 1)
        }
    }
}
