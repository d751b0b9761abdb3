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
}
