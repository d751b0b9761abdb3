import Testing
import UIKit

@Suite("Accessibility of any object")
@MainActor
struct NSObjectProtocolAccessibilityTests {
    @Test("a view that is known as an object only has its own label, and takes another")
    func views() {
        let view = UILabel()
        view.text = "Loading"
        let object: Any = view
        #expect((object as? any NSObjectProtocol)?.accessibilityLabel == "Loading")
        (object as? any NSObjectProtocol)?.accessibilityLabel = "Loads"
        (object as? any NSObjectProtocol)?.isAccessibilityElement = false
        #expect(view.accessibilityLabel == "Loads" && !view.isAccessibilityElement)
    }

    @Test("an item of a bar has its own label, and nothing else of its own")
    func items() {
        let item = UIBarButtonItem()
        item.accessibilityLabel = "Refresh"
        let object: any NSObjectProtocol = item
        #expect(object.accessibilityLabel == "Refresh")
        object.accessibilityLabel = "Stop"
        #expect(item.accessibilityLabel == "Stop")
    }

    @Test("another object keeps what is set, and has nothing before")
    func others() {
        let object: any NSObjectProtocol = UIBarButtonItem()
        let other: any NSObjectProtocol = UIBarButtonItem()
        #expect(other.accessibilityHint == nil && other.accessibilityValue == nil && !other.isAccessibilityElement)
        other.accessibilityHint = "Twice"
        other.accessibilityValue = "1"
        #expect(other.accessibilityHint == "Twice" && other.accessibilityValue == "1")
        #expect(object.accessibilityHint == nil)
    }
}
