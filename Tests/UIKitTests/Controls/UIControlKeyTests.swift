import CoreGraphics
import OctantDisplay
import Testing
import ViewSupport

@testable import UIKit

@Suite("Keys that are a control's")
@MainActor
struct UIControlKeyTests {
    private func key(_ key: Key, _ modifiers: KeyEvent.Modifiers = []) -> UIKey {
        UIKey(KeyEvent(isDown: true, usage: key.rawValue, characters: "", modifiers: modifiers, time: 0))
    }

    @Test("space is the control's as it goes down and up, return as it goes down, and others are not")
    func presses() {
        Stage.shown(size: CGSize(width: 100, height: 60)) { stage in
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
            stage.window.addSubview(button)
            var heard = 0
            button.addAction(UIAction { _ in heard += 1 }, for: .primaryActionTriggered)
            #expect(!button.keyWentDown(key(.space), isRepeat: false))
            stage.press(.tab)
            #expect(button.isFocused && !button.keyWentUp(key(.space)))
            #expect(button.keyWentDown(key(.space), isRepeat: false) && button.isHighlighted && heard == 0)
            #expect(button.keyWentDown(key(.space), isRepeat: true) && !button.keyWentUp(key(.enter)))
            #expect(button.keyWentUp(key(.space)) && !button.isHighlighted && heard == 1)
            #expect(!button.keyWentUp(key(.space)) && heard == 1)
            #expect(button.keyWentDown(key(.enter), isRepeat: false) && heard == 2)
            #expect(button.keyWentDown(key(.enter), isRepeat: true) && heard == 2)
            #expect(!button.keyWentDown(key(.escape), isRepeat: false))
            #expect(button.keyWentDown(key(.space), isRepeat: false))
            #expect(button.keyWentDown(key(.escape), isRepeat: false))
            #expect(!button.isHighlighted && !button.keyWentUp(key(.space)) && heard == 2)
            #expect(!button.keyWentDown(key(.space, .control), isRepeat: false))
            #expect(!button.keyWentDown(key(.left), isRepeat: false) && !button.keyWentDown(nil, isRepeat: false))
            button.isEnabled = false
            #expect(!button.keyWentDown(key(.space), isRepeat: false))
        }
    }
}
