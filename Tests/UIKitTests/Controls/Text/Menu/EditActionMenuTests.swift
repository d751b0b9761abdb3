import Testing
import ViewSupport

@testable import UIKit

@Suite("The lines of menus for editing")
@MainActor
struct EditActionMenuTests {
    @Test("the lines of what can be done are those of methods: neither undo nor redo is one")
    func methods() {
        FieldStage.with("abc") { all in
            UIPasteboard.general.string = "x"
            all.field.selectAll(nil)
            #expect(EditAction.menuElements(for: all.field).map(\.title) == ["Cut", "Copy", "Paste", "Delete"])
            all.field.isSecureTextEntry = true
            #expect(EditAction.menuElements(for: all.field).map(\.title) == ["Paste", "Delete"])
            #expect(EditAction.group(of: []).isEmpty)
        }
    }
}
