import CoreGraphics
import Foundation
import OctantDisplay
import TestSupport
import Testing
import UIKit

@Suite("The menu of a text field", .serialized)
@MainActor
struct EditMenuTests {
    @Test("the right button brings up what can be done now, and a press on a row does it")
    func rightButton() {
        FieldStage.with("abc") { all in
            UIPasteboard.general.string = nil
            all.press(.secondary, 30, 37)
            #expect(all.menu == ["Select All"] && all.field.isEditing)
            // The first row is below the position, to its right.
            all.stage.tap(60, 60)
            #expect(all.menu == [] && all.field.isEditing && all.selected == "abc")
            all.press(.secondary, 30, 37)
            #expect(all.menu == ["Cut", "Copy", "Paste"])
            all.stage.tap(60, 60)
            #expect(all.field.text == "" && UIPasteboard.general.string == "abc" && all.menu == [])
            all.press(.secondary, 30, 37)
            #expect(all.menu == ["Paste"])
        }
    }

    @Test("with nothing to do nothing comes up; a secret is offered to be pasted over, and cannot be read in the menu")
    func secrets() {
        FieldStage.with("hunter2") { all in
            UIPasteboard.general.string = nil
            all.field.isSecureTextEntry = true
            all.field.selectAll(nil)
            all.press(.secondary, 30, 37)
            #expect(all.menu == [])
            UIPasteboard.general.string = "x"
            all.press(.secondary, 30, 37)
            #expect(all.menu == ["Paste"])
            let lines = all.stage.window.accessibilityTree?.lines ?? []
            #expect(lines.count > 1 && !lines.contains { $0.contains("hunter2") })
        }
    }

    @Test(
        "keys bring it up, lead through it and choose; escape closes it",
        arguments: [(Key.menu, KeyEvent.Modifiers()), (.f10, .shift)])
    func keys(key: Key, modifiers: KeyEvent.Modifiers) {
        FieldStage.with("abc") { all in
            UIPasteboard.general.string = "x"
            all.field.selectAll(nil)
            all.stage.press(key, "", modifiers)
            #expect(all.menu == ["Cut", "Copy", "Paste"] && all.menuRow == nil)
            for name in ["Cut", "Copy", "Paste", "Cut"] {
                all.stage.press(.down)
                #expect(all.menuRow == name)
            }
            all.stage.press(.up)
            #expect(all.menuRow == "Paste")
            all.stage.press(.home)
            all.stage.press(.down)
            all.stage.press(.enter)
            #expect(all.menu == [] && UIPasteboard.general.string == "abc" && all.field.text == "abc")
            all.stage.press(key, "", modifiers)
            all.stage.press(.escape)
            #expect(all.menu == [] && all.field.isEditing && all.field.text == "abc")
            all.stage.press(key, "", modifiers)
            all.stage.press(.leftShift)
            #expect(all.menu.count == 3)
            all.stage.type("z")
            #expect(all.menu == [] && all.field.text == "z")
        }
    }

    @Test("a press beside it, any button's, closes it and does nothing else; so does losing the keyboard or the field")
    func closing() {
        FieldStage.with("abc") { all in
            let button = UIButton(type: .system, primaryAction: UIAction(title: "") { _ in Issue.record("pressed") })
            button.frame = CGRect(x: 0, y: 190, width: 300, height: 30)
            all.stage.window.addSubview(button)
            @MainActor func open() {
                all.press(.secondary, 30, 37)
                #expect(all.menu.contains("Select All"))
            }
            open()
            all.stage.tap(290, 210)
            #expect(!all.menu.contains("Select All"))
            open()
            all.press(.middle, 290, 210)
            #expect(!all.menu.contains("Select All"))
            open()
            all.stage.window.handle(.focus(false))
            #expect(!all.menu.contains("Select All"))
            open()
            all.field.resignFirstResponder()
            #expect(!all.menu.contains("Select All"))
            open()
            all.stage.window.handle(.resized(CGSize(width: 280, height: 220), scale: 1))
            _ = all.stage.window.renderTree
            #expect(!all.menu.contains("Select All"))
        }
    }

    @Test("a finger that stays selects the word and brings it up with larger rows; a pointer that stays does not")
    func longPress() {
        FieldStage.with("one two") { all in
            UIPasteboard.general.string = nil
            all.stage.touch(.began, 32, 37)
            all.stage.pass(0.6)
            #expect(all.menu == ["Cut", "Copy", "Select All"])
            all.stage.touch(.ended, 32, 37)
            #expect(all.selected == "one" && all.menu.count == 3)
            all.stage.press(.escape)
            all.stage.pass(1)
            let position = CGPoint(x: 32, y: 37)
            all.stage.window.handle(
                .pointer(phase: .began, location: position, time: all.stage.clock.now(), isTouch: false))
            all.stage.pass(0.6)
            #expect(all.menu == [])
        }
    }

    @Test("it speaks the eight languages, and the pointer leads through it, too")
    func languages() {
        FieldStage.with("abc") { all in
            let strings = [
                ("de", "Kopieren"), ("fr", "Copier"), ("es", "Copiar"), ("ja", "コピー"), ("zh-Hans", "拷贝"),
                ("ar", "نسخ"), ("he", "העתק"),
            ]
            for (language, copy) in strings {
                all.stage.window.traitOverrides[LocaleTrait.self] = Locale(identifier: language)
                all.field.selectAll(nil)
                all.press(.secondary, 30, 37)
                #expect(all.menu.contains(copy), "\(language)")
                all.stage.window.handle(
                    .pointer(phase: .hover, location: CGPoint(x: 60, y: 60), time: 1, isTouch: false))
                #expect(all.menuRow == all.menu.first)
                all.stage.press(.escape)
            }
        }
    }

    @Test(
        "in a window of any size it stays inside",
        arguments: [CGSize(width: 300, height: 220), CGSize(width: 90, height: 60), CGSize(width: 5, height: 5)])
    func sizes(size: CGSize) {
        Stage.shown(size: size) { stage in
            let field = UITextField(frame: CGRect(origin: .zero, size: size))
            stage.window.addSubview(field)
            field.text = "abc"
            for point in [CGPoint.zero, CGPoint(x: size.width - 1, y: size.height - 1)] {
                stage.window.handle(.button(.secondary, location: point, time: 1))
                stage.window.layoutIfNeeded()
                let panel = stage.window.subviews.last?.subviews.first
                #expect(panel.map { stage.window.bounds.contains($0.frame) || size.width < 20 } == true)
            }
        }
    }

    /// A delegate of a field and of a text view that adds a line to what is suggested, unless it has no menu.
    private final class Adder: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var heard: [String] = []
        var hasMenu = true

        private func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
            heard.append("\(range.location)+\(range.length)")
            guard hasMenu else { return nil }
            let look = UIAction(title: "Look Up") { [unowned self] _ in heard.append("look") }
            return UIMenu(children: [look] + suggested)
        }

        func textField(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? { menu(range, suggestedActions) }

        func textView(
            _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? { menu(range, suggestedActions) }
    }

    @Test("the delegate has another menu for what is selected, and lines of its own")
    func delegate() {
        FieldStage.with("a🙂b") { all in
            UIPasteboard.general.string = nil
            let adder = Adder()
            all.field.delegate = adder
            all.field.selectAll(nil)
            all.press(.secondary, 30, 37)
            #expect(all.menu == ["Look Up", "Cut", "Copy"] && adder.heard == ["0+4"])
            all.stage.tap(60, 60)
            #expect(all.menu == [] && adder.heard.last == "look")
            adder.hasMenu = false
            all.press(.secondary, 30, 37)
            #expect(all.menu == ["Cut", "Copy"])
            let text = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 100))
            (text.text, text.delegate, adder.hasMenu) = ("one two", adder, true)
            all.stage.window.addSubview(text)
            text.becomeFirstResponder()
            text.selectedRange = NSRange(location: 4, length: 3)
            text.layoutIfNeeded()
            all.press(.secondary, 200, 170)
            #expect(all.menu.first == "Look Up" && adder.heard.last == "7+0")
        }
    }
}
