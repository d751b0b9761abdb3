import Testing

@testable import UIKit

@Suite("Editing what a controller shows") @MainActor struct EditingTests {
    private final class Page: UIViewController {
        var heard: [Bool] = []

        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            heard.append(animated)
        }
    }

    @Test("the button begins and ends it, with animation, and is another one meanwhile")
    func button() throws {
        let page = Page()
        let button = page.editButtonItem
        #expect(button === page.editButtonItem && button.style == .plain && !page.isEditing)
        try #require(button.primaryAction).perform(sender: button)
        #expect(page.isEditing && button.style == .done && page.heard == [true])
        page.isEditing = false
        #expect(!page.isEditing && button.style == .plain && page.heard == [true, false])
    }
}
