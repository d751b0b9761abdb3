import CoreGraphics
import OctantBase
import OctantDisplay
import OctantTesting
import TestSupport
import Testing
import UIKit

@Suite("Copying, pasting and selecting in a text field", .serialized)
@MainActor
struct FieldEditActionTests {
    @Test(
        "control or command with C, X, V, A copies, cuts, pastes, selects all; the delegate is asked, editing is told",
        arguments: [KeyEvent.Modifiers.control, .command])
    func keys(modifier: KeyEvent.Modifiers) {
        FieldStage.with("abc") { all in
            all.stage.press(.letterA, "a", modifier)
            all.stage.press(.letterC, "c", modifier)
            #expect(UIPasteboard.general.string == "abc" && all.clerk.asked.isEmpty && all.clerk.changes == 0)
            all.stage.press(.end)
            all.stage.press(.letterV, "v", modifier)
            #expect(all.field.text == "abcabc" && all.clerk.asked == ["3+0 'abc'"] && all.clerk.changes == 1)
            all.stage.press(.left, "", .shift)
            all.stage.press(.left, "", .shift)
            all.stage.press(.letterX, "x", modifier)
            #expect(all.field.text == "abca" && UIPasteboard.general.string == "bc" && all.clerk.changes == 2)
            #expect(all.clerk.asked.last == "4+2 ''")
            all.stage.press(.letterC, "c", modifier)
            #expect(UIPasteboard.general.string == "bc")
        }
    }

    @Test("so do control-insert, shift-insert and shift-delete")
    func olderKeys() {
        FieldStage.with("abc") { all in
            all.stage.press(.home, "", .shift)
            all.stage.press(.insert, "", .control)
            #expect(UIPasteboard.general.string == "abc")
            all.stage.press(.forwardDelete, "", .shift)
            #expect(all.field.text == "")
            all.stage.press(.insert, "", .shift)
            all.stage.press(.insert, "", .shift)
            #expect(all.field.text == "abcabc")
        }
    }

    @Test("what the delegate refuses does not happen: what is not cut is not copied")
    func refusal() {
        FieldStage.with("abc") { all in
            UIPasteboard.general.string = "x"
            all.clerk.accepts = { _ in false }
            all.field.selectAll(nil)
            all.field.cut(nil)
            all.field.paste(nil)
            #expect(all.field.text == "abc" && UIPasteboard.general.string == "x" && all.clerk.changes == 0)
            #expect(all.clerk.asked == ["0+3 ''", "0+3 'x'"])
        }
    }

    @Test("a secret is neither copied nor cut, but pasted over")
    func secret() {
        FieldStage.with("hunter2") { all in
            UIPasteboard.general.string = "public"
            all.field.isSecureTextEntry = true
            all.stage.press(.letterA, "a", .control)
            for key in [Key.letterC, .letterX] { all.stage.press(key, "", .control) }
            #expect(UIPasteboard.general.string == "public" && all.field.text == "hunter2")
            #expect(!all.field.canPerformAction("copy:", withSender: nil))
            all.stage.press(.letterV, "v", .control)
            #expect(all.field.text == "public")
        }
    }

    @Test("lines are pasted as one, and what cannot be seen is left out")
    func lines() {
        FieldStage.with { all in
            UIPasteboard.general.string = "one\r\ntwo\n\nthree\n\u{0}\u{7}é\u{1B}[0m\n"
            all.field.paste(nil)
            #expect(all.field.text == "one two three é[0m")
            UIPasteboard.general.string = "\n\u{0}"
            all.field.paste(nil)
            UIPasteboard.general.string = nil
            all.field.paste(nil)
            #expect(all.field.text == "one two three é[0m" && all.clerk.changes == 1)
        }
    }

    @Test("control and alt lead and delete by words, command to the ends")
    func strings() {
        FieldStage.with("let it be, now") { all in
            all.stage.press(.left, "", .control)
            all.stage.type("X")
            #expect(all.field.text == "let it be, Xnow")
            all.stage.press(.backspace, "", .control)
            #expect(all.field.text == "let it be, now")
            all.stage.press(.left, "", .alternate)
            all.stage.press(.left, "", [.control, .shift])
            #expect(all.selected == "it ")
            all.stage.press(.right, "", .control)
            all.stage.type("!")
            #expect(all.field.text == "let it! be, now")
            all.stage.press(.left, "", .command)
            all.stage.press(.forwardDelete, "", .control)
            #expect(all.field.text == " it! be, now")
            all.stage.press(.right, "", .command)
            all.stage.press(.backspace, "", .command)
            #expect(all.field.text == "")
        }
        FieldStage.with("two words") { all in
            all.field.isSecureTextEntry = true
            all.stage.press(.backspace, "", .control)
            #expect(all.field.text == "")
        }
        FieldStage.with("אב גד", direction: .rightToLeft) { all in
            all.stage.press(.right, "", .control)
            all.stage.type("x")
            #expect(all.field.text == "אב xגד")
        }
    }

    @Test("a double click selects a word, a drag from there whole words, a third click everything")
    func clicks() {
        FieldStage.with("one two three") { all in
            let beginning = all.field.frame.minX + 8
            let two = beginning + ("one t" as NSString).size(withAttributes: [.font: all.field.font as Any]).width
            for _ in 0..<2 { all.stage.tap(two, 37) }
            #expect(all.selected == "two")
            all.stage.tap(two, 37)
            #expect(all.selected == "one two three")
            all.stage.pass(1)
            all.stage.tap(two, 37)
            #expect(all.selected == "")
            all.stage.touch(.began, two, 37)
            all.stage.touch(.moved, two + 50, 37)
            #expect(all.selected == "two three")
            all.stage.touch(.moved, beginning, 37)
            #expect(all.selected == "one two")
            all.stage.touch(.ended, beginning, 37)
            all.stage.type("x")
            #expect(all.field.text == "x three")
        }
    }

    @Test("a press with shift held selects from where the caret is")
    func shiftClick() {
        FieldStage.with("one two") { all in
            all.stage.press(.home)
            all.stage.press(.right, "", .control)
            all.stage.key(.leftShift, isDown: true)
            all.stage.tap(all.field.frame.maxX - 10, 37)
            #expect(all.selected == " two")
            all.stage.tap(all.field.frame.minX + 2, 37)
            #expect(all.selected == "one")
            all.stage.key(.leftShift, isDown: false, "", .shift)
            all.stage.pass(1)
            all.stage.tap(all.field.frame.minX + 2, 37)
            #expect(all.selected == "")
        }
    }

    @Test("an accent typed after its letter is one letter with it, and the caret stands behind it")
    func accents() {
        FieldStage.with { all in
            all.stage.type("e")
            all.stage.type("\u{301}")
            all.stage.type("x")
            #expect(all.field.text == "e\u{301}x")
            all.stage.press(.left)
            all.stage.press(.backspace)
            #expect(all.field.text == "x")
            all.stage.press(.letterZ, "z", .control)
            #expect(all.field.text == "e\u{301}x")
        }
    }

    @Test("a text of 20,000 letters is seen where the caret is, and a press puts it where the pointer is")
    func longText() throws {
        let lines = Lines()
        try Log.redirected(to: { lines.add($0) }) {
            try FieldStage.with { (all: FieldStage) throws in
                let empty = try all.stage.image()
                all.field.text = String(repeating: "m", count: 20_000)
                for key in [Key.home, .end] {
                    all.stage.press(key)
                    #expect(try all.stage.image() != empty)
                }
                all.stage.press(.home)
                all.field.layoutIfNeeded()
                all.stage.tap(all.field.frame.minX + 50, 37)
                all.stage.type("X")
                let text = all.field.text ?? ""
                let spot = text.firstIndex(of: "X").map { text.distance(from: text.startIndex, to: $0) }
                #expect(spot.map { 1...5 ~= $0 } == true)
                // The letters beside the caret have the same appearance as in a short text.
                let long = try all.stage.image()
                all.field.text = String(text.prefix(30))
                all.stage.press(.home)
                for _ in 0...(spot ?? 0) { all.stage.press(.right) }
                #expect(try all.stage.image() == long)
            }
        }
        #expect(lines.all.isEmpty)
    }

    @Test("of a text that is too long for a line its beginning is pasted, with one line said, and can be edited")
    func longPaste() {
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) {
            FieldStage.with { all in
                UIPasteboard.general.string = String(repeating: "words ", count: 50_000)
                for _ in 0..<2 {
                    all.field.paste(nil)
                    all.field.layoutIfNeeded()
                    #expect(all.field.text?.count == 262_144)
                    all.stage.press(.letterA, "a", .control)
                }
                all.stage.press(.home)
                all.stage.type("x")
                all.field.layoutIfNeeded()
                #expect(all.field.text?.prefix(6) == "xwords")
            }
        }
        // One a paste: a sink sees those that a program's user sees once.
        #expect(lines.all.count == 2 && Set(lines.all).count == 1)
    }

    @Test("places and parts of the text are told and set in UTF-16 units")
    func ranges() throws {
        try FieldStage.with("a🇩🇪b") { (all: FieldStage) throws in
            let field = all.field
            let (start, end) = (field.beginningOfDocument, field.endOfDocument)
            #expect(field.offset(from: start, to: end) == 6 && field.markedTextRange == nil)
            #expect(field.position(from: start, offset: 7) == nil && field.position(from: end, offset: -7) == nil)
            #expect(field.position(from: end, offset: .max) == nil)
            let five = try #require(field.position(from: start, offset: 5))
            let one = try #require(field.position(from: start, offset: 1))
            let flag = try #require(field.textRange(from: five, to: one))
            #expect(field.text(in: flag) == "🇩🇪" && !flag.isEmpty)
            field.selectedTextRange = flag
            #expect(all.selected == "🇩🇪")
            let selected = try #require(field.selectedTextRange)
            #expect(field.offset(from: start, to: selected.start) == 1)
            all.compose(.composing("né", caret: 2))
            let marked = try #require(field.markedTextRange)
            #expect(field.text(in: marked) == "né" && field.text == "anéb")
            field.unmarkText()
            #expect(field.markedTextRange == nil && field.text == "anéb")
            field.replace(marked, withText: "1\n2")
            #expect(field.text == "a12b" && all.clerk.asked.last == "1+2 '12'")
            field.undoManager?.undo()
            #expect(field.text == "anéb")
            field.resignFirstResponder()
            #expect(field.selectedTextRange == nil)
        }
    }

    @Test("responders of a program's own have the edit actions, too, and pass on those that they have no use for")
    func ownResponders() {
        final class Clip: UIView {
            var heard: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == Selector("copy:") || action == "paste:"
            }
            override func copy(_ sender: Any?) { heard.append("copy") }
            override func paste(_ sender: Any?) { heard.append("paste") }
            override func cut(_ sender: Any?) { heard.append("cut") }
        }
        Stage.shown(size: CGSize(width: 100, height: 100)) { stage in
            let (outer, inner) = (Clip(), UIView())
            stage.window.addSubview(outer)
            outer.addSubview(inner)
            outer.becomeFirstResponder()
            for (key, letter) in [(Key.letterC, "c"), (.letterV, "v"), (.letterX, "x")] {
                stage.press(key, letter, .control)
            }
            #expect(outer.heard == ["copy", "paste"])
            inner.copy(nil)
            #expect(outer.heard.count == 3)
            #expect(inner.target(forAction: "paste:", withSender: nil) as? UIView === outer)
            #expect(inner.target(forAction: "cut:", withSender: nil) == nil)
            #expect(NSSelectorFromString("a:") == Selector("a:") && NSStringFromSelector("a:") == "a:")
            let page = stage.window.undoManager
            #expect(page != nil && inner.undoManager === page)
            var undone = 0
            page?.registerUndo(withTarget: outer) { _ in undone += 1 }
            stage.press(.letterZ, "z", .control)
            #expect(undone == 1)
        }
    }

    @Test("a program's key command does not take copying from a text that is typed, unless it has priority")
    func commands() {
        final class Page: UIViewController {
            var done = 0
            func note() { done += 1 }
        }
        FieldStage.with("abc") { all in
            let page = Page()
            all.stage.window.rootViewController = page
            page.view.addSubview(all.field)
            all.field.becomeFirstResponder()
            let command = UIKeyCommand(input: "c", modifierFlags: .command, action: Page.note)
            page.addKeyCommand(command)
            all.field.selectAll(nil)
            UIPasteboard.general.string = nil
            all.stage.press(.letterC, "c", .control)
            #expect(page.done == 0 && UIPasteboard.general.string == "abc")
            command.wantsPriorityOverSystemBehavior = true
            all.stage.press(.letterC, "c", .control)
            #expect(page.done == 1)
            all.field.resignFirstResponder()
            command.wantsPriorityOverSystemBehavior = false
            all.stage.press(.letterC, "c", .control)
            #expect(page.done == 2)
            all.stage.window.rootViewController = nil
        }
    }

    @Test("what is selected is what the middle button pastes, where it is pressed; a secret is offered to nobody")
    func middleButton() throws {
        try RecordedStage.with { recorded in
            let display = try #require(UIApplication.shared.display as? RecordingDisplay)
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            recorded.window.addSubview(field)
            let stage = Stage(clock: recorded.clock, window: recorded.window)
            field.text = "abc"
            field.becomeFirstResponder()
            stage.press(.home, "", .shift)
            #expect(display.selected.text == "abc")
            display.selected.setFromOutside([ClipboardFormat(text: "xyz")])
            recorded.window.handle(.button(.middle, location: CGPoint(x: 1, y: 17), time: 1))
            #expect(field.text == "xyzabc")
            stage.press(.letterA, "a", .control)
            #expect(display.selected.text == "xyzabc")
            field.isSecureTextEntry = true
            stage.press(.letterA, "a", .control)
            stage.press(.left, "", .shift)
            #expect(display.selected.text == "xyzabc")
        }
    }

    @Test("of what is pasted whole no line tells")
    func wholePaste() {
        FieldStage.with("") { all in
            UIPasteboard.general.string = "abc"
            #expect(Lines.logged { all.field.paste(nil) }.isEmpty && all.field.text == "abc")
        }
    }
}
