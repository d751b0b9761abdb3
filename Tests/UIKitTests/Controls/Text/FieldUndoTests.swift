import CoreGraphics
import OctantDisplay
import TestSupport
import Testing
import UIKit

@Suite("Undoing in a text field", .serialized)
@MainActor
struct FieldUndoTests {
    private func undo(_ all: FieldStage) -> String? {
        all.stage.press(.letterZ, "z", .control)
        return all.field.text
    }

    private func redo(_ all: FieldStage) -> String? {
        all.stage.press(.letterZ, "Z", [.control, .shift])
        return all.field.text
    }

    @Test("what was typed in one go is undone at once and done again, by keys; moving the caret begins anew")
    func typing() {
        FieldStage.with { all in
            all.stage.type("one two")
            all.stage.press(.left)
            all.stage.type("XY")
            #expect(all.field.text == "one twXYo" && all.field.undoManager?.undoActionName == "Typing")
            #expect(undo(all) == "one two")
            #expect(undo(all) == "")
            #expect(undo(all) == "")
            #expect(redo(all) == "one two")
            #expect(redo(all) == "one twXYo")
            #expect(redo(all) == "one twXYo")
            all.stage.press(.letterZ, "z", .command)
            #expect(all.field.text == "one two")
            all.stage.press(.letterY, "y", .control)
            #expect(all.field.text == "one twXYo")
            #expect(undo(all) == "one two")
            all.stage.type("!")
            #expect(redo(all) == "one tw!o")
        }
    }

    @Test("deleting, pasting and cutting are undone each by itself, with what was selected")
    func kinds() {
        FieldStage.with("abcdef") { all in
            for _ in 0..<2 { all.stage.press(.backspace) }
            all.stage.press(.home)
            for _ in 0..<2 { all.stage.press(.forwardDelete) }
            #expect(all.field.text == "cd")
            UIPasteboard.general.string = "12"
            all.stage.press(.letterV, "v", .control)
            all.stage.press(.letterV, "v", .control)
            #expect(all.field.text == "1212cd" && all.field.undoManager?.undoActionName == "Paste")
            all.stage.press(.home, "", .shift)
            all.stage.press(.letterX, "x", .control)
            #expect(all.field.text == "cd" && all.field.undoManager?.undoActionName == "Cut")
            #expect(undo(all) == "1212cd" && all.selected == "1212")
            #expect(undo(all) == "12cd")
            #expect(undo(all) == "cd")
            #expect(undo(all) == "abcd")
            #expect(undo(all) == "abcdef")
            for text in ["abcd", "cd", "12cd", "1212cd", "cd"] { #expect(redo(all) == text) }
        }
    }

    @Test("undoing asks the delegate and is told like typing; what it refuses stays, and is not tried again")
    func delegate() {
        FieldStage.with { all in
            all.stage.type("ab")
            all.clerk.asked = []
            all.clerk.changes = 0
            _ = undo(all)
            #expect(all.clerk.asked == ["0+2 ''"] && all.clerk.changes == 1)
            _ = redo(all)
            #expect(all.clerk.asked == ["0+2 ''", "0+0 'ab'"] && all.clerk.changes == 2)
            all.clerk.accepts = { !$0.isEmpty }
            #expect(undo(all) == "ab" && all.clerk.changes == 2)
            #expect(all.field.undoManager?.canUndo == false && all.field.undoManager?.canRedo == false)
        }
    }

    @Test("a text that the program sets cannot be undone, nor what was typed before")
    func programs() {
        FieldStage.with { all in
            all.stage.type("ab")
            all.field.text = "program"
            #expect(all.field.undoManager?.canUndo == false)
            all.stage.type("!")
            #expect(undo(all) == "program")
            // A delegate that writes a text of its own, as those do that set dots into numbers.
            all.clerk.accepts = { _ in
                all.field.text = "formatted"
                return false
            }
            all.stage.type("1")
            #expect(undo(all) == "formatted")
        }
    }

    @Test("whatever is typed, pasted, deleted and moved, undoing all of it and redoing it comes to the same texts")
    func everything() {
        for seed in 1...20 as ClosedRange<UInt64> {
            var numbers = SeededGenerator(seed: seed)
            FieldStage.with("start 🇩🇪 e\u{301}nd") { all in
                let texts = ["a", " ", "é", "\u{301}", "🇩", "🇪", "👩‍👩‍👧‍👦", "א", "\u{200D}"]
                let moves: [Key] = [.left, .right, .home, .end]
                for _ in 0..<60 {
                    let modifiers: [KeyEvent.Modifiers] = [[], .shift, .control, [.control, .shift]]
                    let held = modifiers.randomElement(using: &numbers) ?? []
                    switch Int.random(in: 0...5, using: &numbers) {
                    case 0, 1: all.stage.type(texts.randomElement(using: &numbers) ?? "")
                    case 2: all.stage.press(.backspace, "", held)
                    case 3: all.stage.press(.forwardDelete, "", held.subtracting(.shift))
                    case 4: all.stage.press(moves.randomElement(using: &numbers) ?? .left, "", held)
                    default:
                        UIPasteboard.general.string = texts.randomElement(using: &numbers)
                        all.stage.press(.letterV, "v", .control)
                    }
                }
                let end = all.field.text
                while all.field.undoManager?.canUndo == true { all.field.undoManager?.undo() }
                #expect(all.field.text == "start 🇩🇪 e\u{301}nd", "seed \(seed)")
                while all.field.undoManager?.canRedo == true { all.field.undoManager?.redo() }
                #expect(all.field.text == end, "seed \(seed)")
            }
        }
    }
}
