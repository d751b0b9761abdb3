import Foundation
import Testing

@testable import UIKit

@Suite("Text with attributes or without")
@MainActor
struct StyledTextTests {
    @Test("saying again what is so already makes no new attributed string")
    func nothingNew() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let text = NSMutableAttributedString(string: "AB", attributes: [.paragraphStyle: style])
        text.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 1))
        guard case .rich(let same) = StyledText.rich(text).changing(.paragraphStyle, { $0 }),
            case .rich(let other) = StyledText.rich(text).changing(.kern, { _ in nil }),
            case .plain(_, let attributes) = StyledText.plain("A", [.kern: 2]).changing(.kern, { _ in 3 })
        else {
            Issue.record("text stays of its kind")
            return
        }
        #expect(same === text)
        #expect(other !== text && other.attribute(.kern, at: 1, effectiveRange: nil) == nil)
        #expect(other.attribute(.paragraphStyle, at: 1, effectiveRange: nil) as? NSParagraphStyle == style)
        #expect(attributes[.kern] as? Int == 3)
    }

    @Test("text of one look stays a string, text of several becomes an attributed one")
    func drawnText() throws {
        var text = AttributedString("Send")
        guard case .plain("Send", let none) = StyledText(drawing: text), none.isEmpty else {
            Issue.record("text without attributes is plain")
            return
        }
        text.font = .systemFont(ofSize: 30)
        guard case .plain("Send", let attributes) = StyledText(drawing: text) else {
            Issue.record("text of one font is plain")
            return
        }
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 30))
        text += AttributedString(" now")
        guard case .rich(let strings) = StyledText(drawing: text) else {
            Issue.record("text of two fonts is not plain")
            return
        }
        #expect(strings.string == "Send now" && strings.attribute(.font, at: 4, effectiveRange: nil) == nil)
        guard case .plain("", _) = StyledText(drawing: AttributedString()) else {
            Issue.record("no text is plain")
            return
        }
    }
}
