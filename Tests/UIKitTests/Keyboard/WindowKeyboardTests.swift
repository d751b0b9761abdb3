import CoreGraphics
import Foundation
import Testing
import UIKit
import ViewSupport

@Suite("Code that waits for a keyboard goes on")
@MainActor
struct WindowKeyboardTests {
    private final class Notes: @unchecked Sendable {
        var names: [String] = []
        var last: [AnyHashable: Any]?
    }

    /// Runs `body`, with what is posted meanwhile in `notes`.
    private func with(_ body: (Stage, Notes) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 200, height: 100)) { stage in
            let notes = Notes()
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                    nonisolated(unsafe) let notification = notification
                    MainActor.assumeIsolated {
                        notes.names.append(notification.name.rawValue)
                        notes.last = notification.userInfo
                    }
                }
            }
            defer { observers.forEach(NotificationCenter.default.removeObserver) }
            try body(stage, notes)
        }
    }

    @Test("a field that is typed into has the keyboard come, another one again, and the end of typing has it go")
    func order() {
        with { stage, notes in
            let (first, second) = (UITextField(), UITextField())
            stage.window.addSubview(first)
            stage.window.addSubview(second)
            let shown = [
                "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification",
                "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidShowNotification",
            ]
            first.becomeFirstResponder()
            #expect(notes.names == shown)
            second.becomeFirstResponder()
            #expect(notes.names == shown + shown)
            notes.names = []
            stage.window.endEditing(true)
            #expect(
                notes.names == [
                    "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillHideNotification",
                    "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidHideNotification",
                ])
            first.becomeFirstResponder()
            notes.names = []
            first.removeFromSuperview()
            #expect(notes.names.last == "UIKeyboardDidHideNotification")
        }
    }

    @Test("its frames have no height, and are read as rectangles and as values, its numbers as numbers")
    func contents() throws {
        try with { stage, notes in
            let field = UITextField()
            stage.window.addSubview(field)
            field.becomeFirstResponder()
            let info = try #require(notes.last)
            let key = UIResponder.keyboardFrameEndUserInfoKey
            let frame = try #require(info[key] as? CGRect)
            #expect(frame.height == 0 && frame.minY == UIScreen.main.bounds.maxY)
            #expect((info[key] as? NSValue)?.cgRectValue == frame)
            #expect((info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double) == 0.25)
            #expect((info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25)
            let curve = try #require((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue)
            #expect(UIView.AnimationCurve(rawValue: curve) == .easeInOut)
            #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        }
    }
}
