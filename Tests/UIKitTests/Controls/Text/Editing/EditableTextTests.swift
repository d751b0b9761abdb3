import OctantDisplay
import Testing
import ViewSupport

@testable import UIKit

@Suite("Changes of a text that can be undone no more")
@MainActor
struct EditableTextTests {
    @Test("where the text is not what it was nothing is undone, and nothing is there to be done again")
    func otherText() {
        FieldStage.with { all in
            all.stage.type("ab")
            all.field.entry.text = "xyz"
            all.field.undoManager?.undo()
            #expect(all.field.text == "xyz")
            #expect(all.field.undoManager?.canUndo == false && all.field.undoManager?.canRedo == false)
        }
    }

    @Test("the keys that bring up the menu are the text's, and those that it has no use for are not")
    func menuKeys() {
        FieldStage.with("abc") { all in
            @MainActor func isMine(_ key: Key, _ modifiers: KeyEvent.Modifiers = []) -> Bool {
                all.field.handle(
                    UIKey(KeyEvent(isDown: true, usage: key.rawValue, characters: "", modifiers: modifiers, time: 0)))
            }
            #expect(isMine(.menu) && isMine(.f10, .shift) && !isMine(.f10) && !isMine(.escape))
            #expect(isMine(.left) && isMine(.home) && isMine(.backspace) && !isMine(.other))
            #expect(!all.field.handle(nil))
            all.field.resignFirstResponder()
            #expect(!isMine(.menu) && !isMine(.left))
        }
    }

    @Test("each edit action is there where it would do something")
    func actions() {
        FieldStage.with("one two") { all in
            let actions: [(Selector, String)] = [
                ("cut:", "x"), ("copy:", "c"), ("paste:", "v"), ("select:", "s"), ("selectAll:", "a"), ("delete:", "d"),
            ]
            @MainActor func can() -> String {
                actions.filter { all.field.canPerform($0.0) == true }.map(\.1).joined()
            }
            UIPasteboard.general.string = nil
            #expect(can() == "sa" && all.field.canPerform("other:") == nil)
            UIPasteboard.general.string = "x"
            #expect(can() == "vsa")
            all.field.select(nil)
            #expect(can() == "xcvad")
            all.field.selectAll(nil)
            #expect(can() == "xcvd")
            all.field.isSecureTextEntry = true
            #expect(can() == "vd")
            all.field.text = ""
            #expect(can() == "v")
            all.field.isEnabled = false
            #expect(can() == "")
        }
    }

    @Test("what is pasted has no line ends in a field, and those of the system in a text view, and no control letters")
    func pasting() {
        FieldStage.with("") { all in
            let view = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 100))
            all.stage.window.addSubview(view)
            all.field.paste(text: "\na\r\n\nb\tc\u{7}\u{1B}d\n")
            view.paste(text: "\na\r\n\nb\tc\u{7}\u{1B}d\u{2028}")
            #expect(all.field.text == "a b\tcd" && view.text == "\na\n\nb\tcd\n")
            all.field.paste(text: "\n")
            #expect(all.field.text == "a b\tcd")
        }
    }

    @Test("what several keys compose has its caret where the input method says, and can be refused")
    func composing() {
        FieldStage.with("ab") { all in
            all.compose(.composing("xyz", caret: 1))
            #expect(all.field.text == "abxyz" && all.field.entry.marked == 2..<5 && all.field.entry.caret == 3)
            all.clerk.accepts = { $0 != "q" }
            all.compose(.composing("q", caret: 1))
            #expect(all.field.text == "abxyz" && all.field.entry.marked == 2..<5)
            all.compose(.composing("", caret: 0))
            #expect(all.field.text == "ab" && all.field.entry.marked == nil && all.field.entry.caret == 2)
            all.compose(.composing("", caret: 0))
            #expect(all.field.text == "ab")
            all.compose(.composing("k", caret: 9))
            all.compose(.committed("か"))
            #expect(all.field.text == "abか" && all.field.entry.marked == nil)
            all.field.undoManager?.undo()
            #expect(all.field.text == "ab")
        }
    }

    @Test("a screen reader copies and cuts what it names, but no secret, and changes nothing that cannot be changed")
    func spokenEdits() {
        let field = UITextField()
        field.text = "a😀bcd"
        UIPasteboard.general.string = "before"
        field.perform(.copy(1..<3))
        #expect(UIPasteboard.general.string == "😀b")
        field.perform(.cut(0..<2))
        #expect(UIPasteboard.general.string == "a😀" && field.text == "bcd")
        field.perform(.cut(1..<1))
        #expect(UIPasteboard.general.string == "a😀" && field.text == "bcd")
        field.perform(.replace(1..<2, with: "xy"))
        #expect(field.text == "bxyd" && field.editor.entry.caret == 3)
        field.perform(.replace(1..<3, with: ""))
        field.perform(.paste(at: 0))
        #expect(field.text == "a😀bd" && field.editor.entry.caret == 2)
        field.isSecureTextEntry = true
        field.perform(.copy(2..<3))
        field.perform(.cut(2..<3))
        #expect(UIPasteboard.general.string == "a😀" && field.text == "a😀bd")
        let view = UITextView()
        (view.text, view.isEditable) = ("abc", false)
        for edit in [AccessibilityEdit.cut(0..<1), .replace(0..<1, with: "x"), .paste(at: 0)] { view.perform(edit) }
        view.perform(.select(1..<3))
        #expect(view.text == "abc" && view.selectedRange == NSRange(location: 1, length: 2))
        view.isSelectable = false
        view.perform(.select(0..<1))
        view.perform(.copy(0..<1))
        #expect(view.selectedRange == NSRange(location: 1, length: 2) && UIPasteboard.general.string == "a😀")
    }
}
