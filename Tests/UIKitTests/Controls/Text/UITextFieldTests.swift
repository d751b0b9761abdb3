import CoreGraphics
import Foundation
import RenderServer
import Testing

@testable import UIKit

@MainActor
private final class Clerk: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var accepts: (String) -> Bool = { _ in true }
    var lets = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { lets }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log.append("\(range.location)+\(range.length) '\(string)'")
        return accepts(string)
    }
}

@Suite("UITextField and keys")
@MainActor
struct UITextFieldTests {
    private let size = CGSize(width: 300, height: 100)

    private func field(on stage: Stage) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        field.borderStyle = .roundedRect
        stage.window.addSubview(field)
        field.layoutIfNeeded()
        return field
    }

    @Test("a press begins the entry, keys type, and the events are told in order")
    func typing() {
        Stage.shown(size: size) { stage in
            let field = field(on: stage)
            var heard: [String] = []
            for (event, name) in [
                (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
                (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "primary"),
            ] {
                field.addAction(UIAction { _ in heard.append(name) }, for: event)
            }
            stage.type("lost")
            #expect(field.text == "" && !field.isEditing)
            stage.tap(50, 35)
            #expect(field.isEditing && field.isFirstResponder)
            stage.type("4.2")
            #expect(field.text == "4.2" && field.hasText)
            stage.press(.enter)
            #expect(heard == ["begin", "changed", "changed", "changed", "exit", "primary", "end"])
            #expect(!field.isEditing)
            field.text = "set"
            #expect(heard.count == 7)
        }
    }

    @Test("deleting, moving and selecting with the keys")
    func editing() {
        Stage.shown(size: size) { stage in
            let field = field(on: stage)
            field.becomeFirstResponder()
            stage.type("abcdef")
            stage.press(.backspace)
            #expect(field.text == "abcde")
            stage.press(.left)
            stage.press(.left)
            stage.press(.forwardDelete)
            #expect(field.text == "abce")
            stage.press(.home)
            stage.press(.right, "", .shift)
            stage.press(.right, "", .shift)
            stage.type("X")
            #expect(field.text == "Xce")
            stage.press(.letterA, "a", .control)
            stage.press(.backspace)
            #expect(field.text == "")
            stage.press(.backspace)
            stage.press(.forwardDelete)
            stage.type("né🇩🇪")
            stage.press(.backspace)
            #expect(field.text == "né")
            stage.press(.end)
            stage.press(.letterA, "a", .command)
            stage.type("z")
            #expect(field.text == "z")
            field.insertText("1\n2")
            #expect(field.text == "z12")
        }
    }

    @Test("arrows go the way they point in right to left too")
    func mirroredArrows() {
        Stage.shown(size: size, direction: .rightToLeft) { stage in
            let field = field(on: stage)
            field.becomeFirstResponder()
            stage.type("ab")
            stage.press(.right)
            stage.type("x")
            #expect(field.text == "axb")
        }
    }

    @Test("the delegate decides what may be typed: a field for numbers")
    func numbers() {
        Stage.shown(size: size) { stage in
            let (field, clerk) = (field(on: stage), Clerk())
            field.delegate = clerk
            clerk.accepts = { Double("0\($0)") != nil || $0.isEmpty }
            clerk.lets = false
            #expect(!field.becomeFirstResponder())
            clerk.lets = true
            field.becomeFirstResponder()
            stage.type("1x2")
            #expect(field.text == "12")
            stage.press(.letterA, "a", .control)
            stage.press(.backspace)
            field.resignFirstResponder()
            #expect(clerk.log == ["began", "0+0 '1'", "1+0 'x'", "1+0 '2'", "0+2 ''", "ended"])
        }
    }

    @Test("the caret goes where the press is, and a drag selects")
    func caretByTouch() {
        Stage.shown(size: size) { stage in
            let field = field(on: stage)
            field.text = "mmmm"
            field.layoutIfNeeded()
            stage.tap(21, 35)
            stage.type("a")
            #expect(field.text == "ammmm")
            stage.clock.advance(by: 1)
            stage.touch(.began, 219, 35)
            stage.touch(.moved, 21, 35)
            stage.touch(.ended, 21, 35)
            stage.type("b")
            #expect(field.text == "b")
        }
    }

    @Test("one field at a time has the keys, and none that left its window or was disabled")
    func responders() {
        Stage.shown(size: size) { stage in
            let (one, other) = (field(on: stage), field(on: stage))
            one.becomeFirstResponder()
            other.becomeFirstResponder()
            #expect(!one.isEditing && other.isEditing)
            stage.type("a")
            #expect(one.text == "" && other.text == "a")
            #expect(stage.window.endEditing(false) && !other.isEditing)
            other.becomeFirstResponder()
            other.removeFromSuperview()
            #expect(!other.isEditing)
            one.becomeFirstResponder()
            one.isEnabled = false
            #expect(!one.isEditing)
            #expect(!one.becomeFirstResponder())
        }
    }

    @Test("keys that a field has no use for go up the responder chain")
    func passing() {
        final class Listening: UIViewController {
            var heard: [UIKeyboardHIDUsage] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                heard += presses.compactMap { $0.key?.keyCode }
            }
        }
        Stage.shown(size: size) { stage in
            let controller = Listening()
            stage.window.rootViewController = controller
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            controller.view.addSubview(field)
            stage.press(.escape)
            field.becomeFirstResponder()
            stage.press(.escape)
            stage.press(.letterA, "a")
            for key in [Key.left, .right, .home, .end, .backspace] { stage.press(key) }
            stage.press(.letterA, "a")
            #expect(controller.heard == [.keyboardEscape, .keyboardEscape])
            #expect(field.text == "a")
            stage.window.rootViewController = nil
        }
    }

    @Test("the caret blinks twice a second, the placeholder shows while empty, a still field costs nothing")
    func appearance() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let field = field(on: stage)
            field.placeholder = "Seconds"
            let empty = try stage.image()
            field.text = "1"
            #expect(try stage.image() != empty)
            #expect(try #require(stage.window.renderTree).nextChange(after: stage.clock.now()) == .never)
            field.becomeFirstResponder()
            let tree = try #require(stage.window.renderTree)
            #expect(tree.nextChange(after: stage.clock.now()) == .at(stage.clock.now() + 0.5))
            let bright = try stage.image()
            stage.clock.advance(by: 0.6)
            #expect(try stage.image() != bright)
            field.isSecureTextEntry = true
            #expect(field.text == "1")
        }
    }

    @Test("after odd frames it looks as before, and of what is not finite a line tells", arguments: Stage.oddNumbers)
    func oddFrames(number: CGFloat) throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let field = field(on: stage)
            field.text = String(repeating: "long ", count: 100)
            field.becomeFirstResponder()
            try stage.withstands(number, field)
        }
    }

    @Test("a field that is emptied shows nothing of its old words beneath the placeholder")
    func emptied() throws {
        try Stage.with(size: CGSize(width: 100, height: 30)) { (stage: Stage) throws in
            let field = UITextField(frame: stage.window.bounds)
            stage.window.addSubview(field)
            #expect(try stage.image().isEmpty)
            field.text = "words"
            #expect(try !stage.image().isEmpty)
            field.text = ""
            #expect(try stage.image().isEmpty)
        }
    }

    /// A field of one digit, which goes back to the field before it when there is nothing left to delete.
    private final class DigitField: UITextField {
        var wasEmpty: [Bool] = []

        override func deleteBackward() {
            wasEmpty.append(text?.isEmpty != false)
            super.deleteBackward()
        }
    }

    @Test("the key that deletes calls deleteBackward, of an empty field too; by words and to the beginning it does not")
    func deletes() {
        Stage.shown(size: CGSize(width: 100, height: 40)) { stage in
            let field = DigitField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            stage.window.addSubview(field)
            field.text = "7"
            field.becomeFirstResponder()
            stage.press(.backspace)
            stage.press(.backspace)
            #expect(field.wasEmpty == [false, true] && field.text?.isEmpty == true)
            field.text = "7 8"
            stage.press(.backspace, "", .control)
            #expect(field.wasEmpty.count == 2 && field.text == "7 ")
        }
    }

    @Test("a field that its delegate does not let be edited follows no touch, and sends none of its events")
    func untouched() {
        Stage.shown(size: size) { stage in
            let (field, clerk) = (field(on: stage), Clerk())
            field.delegate = clerk
            var events = 0
            field.addAction(UIAction { _ in events += 1 }, for: .allEvents)
            clerk.lets = false
            stage.touch(.began, 60, 37)
            #expect(!field.isTracking && !field.isEditing)
            stage.touch(.ended, 60, 37)
            #expect(events == 0)
            clerk.lets = true
            stage.touch(.began, 60, 37)
            #expect(field.isTracking && field.isEditing && events > 0)
            stage.touch(.ended, 60, 37)
        }
    }

    /// A delegate that implements nothing.
    private final class Silent: NSObject, UITextFieldDelegate {}

    @Test("a delegate that says nothing lets everything happen")
    func silentDelegate() {
        Stage.shown(size: size) { stage in
            let (field, silent) = (field(on: stage), Silent())
            (field.delegate, field.clearButtonMode) = (silent, .always)
            var ends = 0
            field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEndOnExit)
            #expect(field.becomeFirstResponder() && field.isEditing)
            stage.type("abc")
            #expect(field.text == "abc")
            field.clearByButton()
            #expect(field.text == "")
            stage.press(.enter)
            #expect(ends == 1 && !field.isEditing)
        }
    }

    @Test("a screen reader leads to any letter of a secret, the first and the end, too")
    func spokenSecret() {
        Stage.shown(size: size) { stage in
            let field = field(on: stage)
            (field.text, field.isSecureTextEntry) = ("abc", true)
            field.becomeFirstResponder()
            for (scalar, letter) in [(0, 0), (1, 1), (3, 3), (9, 3), (-1, 0)] {
                field.perform(.moveCaret(to: scalar))
                #expect(field.editor.entry.caret == letter, "\(scalar)")
            }
        }
    }
}
