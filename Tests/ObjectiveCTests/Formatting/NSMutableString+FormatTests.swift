import Foundation
import ObjectiveC
import Testing

@Suite("Formats are added to mutable strings")
struct NSMutableStringFormatTests {
    @Test("numbers and texts take the places of their marks, behind what is there")
    func appending() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d %@ %.2f|", 3, "x", 2.5)
        #expect(text.isEqual(to: "a3 x 2.50|"))
        text.appendFormat("plain")
        #expect(text.isEqual(to: "a3 x 2.50|plain"))
    }
}
