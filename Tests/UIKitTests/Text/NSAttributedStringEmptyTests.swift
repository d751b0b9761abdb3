import Foundation
import Testing
import UIKit

@Suite("Empty attributed texts")
struct NSAttributedStringEmptyTests {
    @Test("texts are made without arguments and written to")
    func empty() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "40 %", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
        #expect(text.string == "40 %" && NSAttributedString().length == 0)
    }
}
