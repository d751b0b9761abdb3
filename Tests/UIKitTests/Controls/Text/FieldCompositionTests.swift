import CoreGraphics
import OctantDisplay
import TestSupport
import Testing
import UIKit

@Suite("Texts that several keys compose", .serialized)
@MainActor
struct FieldCompositionTests {
    @Test("what is composed is seen in the text with a line under it, and what is committed takes its place")
    func composing() throws {
        try FieldStage.with("ab") { (all: FieldStage) throws in
            all.stage.press(.left)
            let plain = try all.stage.image()
            all.compose(.composing("´", caret: 1))
            #expect(all.field.text == "a´b" && all.clerk.changes == 1 && all.clerk.asked == ["1+0 '´'"])
            let marked = try all.stage.image()
            #expect(marked != plain)
            all.compose(.composing("", caret: 0))
            all.compose(.committed("é"))
            #expect(all.field.text == "aéb")
            all.compose(.composing("にほ", caret: 1))
            all.compose(.composing("にほん", caret: 3))
            #expect(all.field.text == "aéにほんb")
            all.compose(.committed("日本"))
            all.compose(.composing("", caret: 0))
            #expect(all.field.text == "aé日本b")
            all.stage.type("!")
            #expect(all.field.text == "aé日本!b")
        }
    }

    @Test("a composition is undone at once with what is typed around it; one that is given up was never there")
    func undoing() {
        FieldStage.with { all in
            all.stage.type("x")
            all.compose(.composing("ni", caret: 2))
            all.compose(.composing("niho", caret: 4))
            all.compose(.committed("日"))
            all.stage.type("y")
            #expect(all.field.text == "x日y")
            all.stage.press(.letterZ, "z", .control)
            #expect(all.field.text == "")
            all.compose(.composing("´", caret: 1))
            all.compose(.composing("", caret: 0))
            #expect(all.field.text == "" && all.field.undoManager?.canRedo == true)
        }
    }

    @Test("a selection is replaced by what is composed")
    func selection() {
        FieldStage.with("abc") { all in
            all.stage.press(.home, "", .shift)
            all.compose(.composing("´", caret: 1))
            all.compose(.committed("é"))
            #expect(all.field.text == "é")
            all.stage.press(.letterZ, "z", .control)
            #expect(all.field.text == "abc" && all.selected == "abc")
        }
    }

    @Test("a press, a move of the caret or the end of the entry leaves what was composed as it is")
    func interrupted() throws {
        try RecordedStage.with { recorded in
            let field = UITextField(frame: CGRect(x: 10, y: 20, width: 80, height: 34))
            recorded.window.addSubview(field)
            let stage = Stage(clock: recorded.clock, window: recorded.window)
            #expect(recorded.surface.textInput == nil)
            field.becomeFirstResponder()
            field.layoutIfNeeded()
            let first = try #require(recorded.surface.textInput)
            // In the middle but for what its top is above a whole point.
            #expect(first.caret.minX >= 10 && (36...37).contains(first.caret.midY) && first.caret.height > 15)
            #expect(!first.isSecret)
            stage.type("m")
            field.layoutIfNeeded()
            let second = try #require(recorded.surface.textInput)
            #expect(second.caret.minX > first.caret.minX + 5 && second.session == first.session)
            recorded.window.handle(.text(.composing("´", caret: 1)))
            stage.tap(11, 37)
            field.layoutIfNeeded()
            #expect(field.text == "m´" && recorded.surface.textInput?.session == first.session + 1)
            stage.type("x")
            #expect(field.text == "xm´")
            recorded.window.handle(.text(.composing("`", caret: 1)))
            field.isSecureTextEntry = true
            field.layoutIfNeeded()
            #expect(recorded.surface.textInput?.isSecret == true)
            field.resignFirstResponder()
            #expect(field.text == "x`m´" && recorded.surface.textInput == nil)
            recorded.window.handle(.text(.committed("lost")))
            #expect(field.text == "x`m´")
        }
    }

    @Test("whatever an input method says, the field goes on", arguments: 1...8 as ClosedRange<UInt64>)
    func nonsense(seed: UInt64) {
        FieldStage.with("start") { all in
            var numbers = SeededGenerator(seed: seed)
            let texts = ["", "´", "\u{301}", "🇩", "\u{0}", "\n", String(repeating: "あ", count: 300)]
            for _ in 0..<200 {
                let text = texts.randomElement(using: &numbers) ?? ""
                let caret = [Int.min, -1, 0, 1, 1000, .max].randomElement(using: &numbers) ?? 0
                switch Int.random(in: 0...4, using: &numbers) {
                case 0, 1: all.compose(.composing(text, caret: caret))
                case 2: all.compose(.committed(text))
                case 3: all.stage.press(.left, "", .shift)
                default: all.stage.press(.backspace)
                }
                if (all.field.text ?? "").count > 1000 { all.field.text = "" }
            }
            all.field.text = ""
            all.stage.type("ok")
            #expect(all.field.text == "ok")
        }
    }
}
