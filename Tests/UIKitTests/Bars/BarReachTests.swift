import CoreGraphics
import Testing
@testable import UIKit

@Suite("Buttons of bars")
@MainActor
struct BarReachTests {
    private func buttons(at places: [CGFloat], in bar: UIView) -> [UIButton] {
        places.map { x in
            let button = UIButton(type: .system)
            button.isInBar = true
            button.frame = CGRect(x: x, y: 7, width: 30, height: 30)
            bar.addSubview(button)
            return button
        }
    }

    @Test("a button is touched 8 points beside it, over the bar's height, and up to the bar's end")
    func places() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let buttons = buttons(at: [16, 200, 274], in: bar)
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { bar.hitTest(CGPoint(x: x, y: y), with: nil) }
        #expect(hit(1, 1) === buttons[0] && hit(53, 43) === buttons[0] && hit(55, 22) === bar)
        #expect(hit(191, 22) === bar && hit(193, 22) === buttons[1] && hit(237, 22) === buttons[1])
        #expect(hit(239, 22) === bar && hit(267, 22) === buttons[2] && hit(319, 22) === buttons[2])
    }

    @Test("of what lies between two buttons that are nearer, each has half, and none of the other")
    func neighbours() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let buttons = buttons(at: [100, 134, 164], in: bar)
        func hit(_ x: CGFloat) -> UIView? { bar.hitTest(CGPoint(x: x, y: 22), with: nil) }
        #expect(hit(131) === buttons[0] && hit(133) === buttons[1])
        #expect(hit(163) === buttons[1] && hit(165) === buttons[2])
    }

    @Test("a button of a toolbar is touched beside its symbol")
    func toolbar() throws {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
        toolbar.layoutIfNeeded()
        let buttons = toolbar.subviews.compactMap { $0 as? UIButton }
        try #require(buttons.count == 2)
        #expect(toolbar.hitTest(CGPoint(x: 4, y: 2), with: nil) === buttons[0])
        #expect(toolbar.hitTest(CGPoint(x: 316, y: 42), with: nil) === buttons[1])
        #expect(toolbar.hitTest(CGPoint(x: 160, y: 22), with: nil) === toolbar)
    }

    @Test("a button without a bar is touched inside of it")
    func alone() {
        let button = UIButton(type: .system)
        button.isInBar = true
        button.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
        #expect(button.point(inside: CGPoint(x: 29, y: 29), with: nil))
        #expect(!button.point(inside: CGPoint(x: -1, y: 5), with: nil))
    }
}
