import CoreGraphics
import Testing
import ViewSupport

@testable import UIKit

@Suite("Buttons under a pointer")
@MainActor
struct PointerHighlightTests {
    @Test("a button that is to lights up while the pointer is over it, and not while it is disabled")
    func hovered() {
        Stage.shown(size: CGSize(width: 300, height: 200)) { stage in
            let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
            stage.window.addSubview(button)
            @MainActor func hover(_ x: CGFloat) -> CALayer? {
                stage.window.handle(
                    .pointer(
                        phase: .hover, location: CGPoint(x: x, y: 70), time: stage.clock.now(), isTouch: false,
                        finger: 0))
                return button.layer.sublayers?.first { $0.frame == CGRect(x: -6, y: -6, width: 112, height: 52) }
            }
            #expect(!button.isPointerInteractionEnabled && hover(100) == nil)
            button.isPointerInteractionEnabled = true
            #expect(button.isPointerInteractionEnabled && button.interactions.count == 1)
            #expect(hover(10) == nil)
            #expect(hover(100)?.backgroundColor != nil)
            #expect(hover(10) == nil)
            button.isEnabled = false
            #expect(hover(100) == nil)
            button.isEnabled = true
            #expect(hover(101) != nil)
            button.isPointerInteractionEnabled = false
            #expect(hover(102) == nil && button.interactions.isEmpty)
        }
    }
}
