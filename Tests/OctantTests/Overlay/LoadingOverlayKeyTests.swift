import CoreGraphics
import Testing

@testable import Octant

@Suite("LoadingOverlay and keys")
@MainActor
struct LoadingOverlayKeyTests {
    @Test("while it is up keys reach its button only, escape cancels, and then tab goes back to where it was")
    func keys() throws {
        try Stage.shown(size: CGSize(width: 300, height: 300)) { (stage: Stage) throws in
            let host = UIView(frame: stage.window.bounds)
            stage.window.addSubview(host)
            let buttons = (0..<2).map { UIButton(frame: CGRect(x: 10, y: CGFloat($0) * 40, width: 80, height: 30)) }
            for button in buttons { host.addSubview(button) }
            var presses = 0
            buttons[1].addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
            stage.press(.tab)
            stage.press(.tab)
            stage.press(.enter)
            #expect(buttons[1].isFocused && presses == 1)
            var cancels = 0
            let token = LoadingOverlay.show(
                in: host, .init(cancelTitle: "Cancel"), timing: .init(graceTime: 0, minimumShowTime: 0)
            ) { cancels += 1 }
            stage.pass(0.5)
            #expect(!buttons[1].isFocused)
            stage.press(.enter)
            #expect(presses == 1)
            stage.press(.escape)
            #expect(cancels == 1)
            stage.press(.tab)
            stage.press(.tab)
            let overlay = try #require(LoadingOverlay.current(in: host))
            let focused = try #require(UIFocusSystem.focusSystem(for: host)?.focusedItem as? UIView)
            #expect(focused.isDescendant(of: overlay))
            stage.press(.space)
            #expect(cancels == 2)
            token.dismiss()
            stage.pass(0.5)
            #expect(LoadingOverlay.current(in: host) == nil && !focused.isFocused)
            stage.press(.tab)
            #expect(buttons[1].isFocused)
        }
    }
}
