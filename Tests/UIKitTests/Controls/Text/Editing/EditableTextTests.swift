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
}
