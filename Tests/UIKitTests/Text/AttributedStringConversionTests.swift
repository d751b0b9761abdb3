import Foundation
import Testing
import UIKit

@Suite("Attributed strings of Swift and of Foundation")
struct AttributedStringConversionTests {
    @Test("each is made of the other, with what UIKit draws")
    func conversion() {
        var text = AttributedString("Red")
        text.foregroundColor = UIColor.red
        text.kern = 2
        text.append(AttributedString(" plain"))
        let other = NSAttributedString(text)
        #expect(other.string == "Red plain")
        var range = NSRange()
        #expect(other.attribute(.foregroundColor, at: 0, effectiveRange: &range) as? UIColor == .red)
        #expect(range == NSRange(location: 0, length: 3) && other.attribute(.kern, at: 4, effectiveRange: nil) == nil)
        #expect(AttributedString(other) == text)
        #expect(NSAttributedString(AttributedString("")).length == 0)
    }
}
