import Testing
import UIKit

/// Every name that public sources use for fonts and drawn text, spelt as they spell it. Source: docs/sources.md, Names
/// in use.
@Suite("Demand: text")
struct TextDemandTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func drawing(_ body: () -> Void) throws -> Pixels {
        try Pixels.drawing(120, 80) { _ in body() }
    }

    @Test("fonts have sizes, weights and heights")
    func fonts() throws {
        #expect(UIFont.systemFont(ofSize: 17).pointSize == 17)
        let plain = "Loading".size(withAttributes: [.font: font]).width
        let bold = "Loading".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)]).width
        let heavy = "Loading".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20, weight: .heavy)]).width
        #expect(bold > plain && heavy > bold)
        #expect(font.lineHeight >= 20 && font.lineHeight < 30)
        #expect(UIFont(name: "Inter", size: 12)?.pointSize == 12 && UIFont(name: "No such font", size: 12) == nil)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .footnote).pointSize == 13)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        #expect(abs(width("111", digits) - width("888", digits)) < 0.01 && width("111", font) < width("888", font))
        let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        #expect(abs(width("iii", mono) - width("MMM", mono)) < 0.01)
    }

    @Test("metrics grow with the user's text size")
    func metrics() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledFont(for: font).pointSize == 20)
        #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 56)
        #expect(
            metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large).pointSize == 30)
        #expect(abs(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: large) - 17 * 62 / 22) <= 0.5)
    }

    @Test("text is measured and drawn with attributes")
    func drawing() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: UIColor.red, .paragraphStyle: style,
        ]
        let text = "HH" as NSString
        let size = text.size(withAttributes: attributes)
        let box = text.boundingRect(
            with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
            attributes: attributes, context: nil)
        #expect(abs(box.width - size.width) < 0.01 && abs(box.height - size.height) < 0.01)
        let centered = try drawing {
            text.draw(in: CGRect(x: 0, y: 0, width: 120, height: 40), withAttributes: attributes)
        }
        #expect(abs(centered.ink.midX - 60) <= 1)
        #expect(centered[Int(centered.ink.minX) + 1, Int(centered.ink.midY)][0] > 100)
        let attributed = NSAttributedString(string: "HH", attributes: attributes)
        #expect(try drawing { attributed.draw(in: CGRect(x: 0, y: 0, width: 120, height: 40)) }.ink == centered.ink)
        let placed = try drawing { "HH".draw(at: CGPoint(x: 30, y: 10), withAttributes: [.font: font]) }
        #expect((30..<34).contains(placed.ink.minX) && placed.ink.minY > 10)
    }

    @Test("backgrounds, lines, outlines and shadows are drawn")
    func decoration() throws {
        func ink(_ attributes: [NSAttributedString.Key: Any]) throws -> Pixels {
            try drawing {
                ("HH" as NSString).draw(
                    at: CGPoint(x: 10, y: 10), withAttributes: attributes.merging([.font: font]) { $1 })
            }
        }
        let plain = try ink([:])
        let back = try ink([.backgroundColor: UIColor.blue])
        #expect(back[11, 12] == blue && back.ink.height > plain.ink.height)
        let under = try ink([.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red])
        #expect(under.ink.maxY > plain.ink.maxY && under[20, Int(under.ink.maxY) - 1][0] > 0)
        let through = try ink([.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        #expect(through.area > plain.area + 5 && through.ink.height == plain.ink.height)
        let outlined = try ink([.strokeWidth: 3, .strokeColor: UIColor.green])
        #expect(outlined.area < plain.area && outlined.ink.width >= plain.ink.width)
        let bold = try ink([.strokeWidth: -6, .strokeColor: UIColor.green])
        #expect(bold.area > plain.area * 1.1)
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 40, height: 30), UIColor.blue)
        let shaded = try ink([.shadow: shadow])
        #expect(abs(shaded.area - 2 * plain.area) < 2 && shaded.ink.maxX == plain.ink.maxX + 40)
        let spaced = try ink([.kern: 10])
        #expect(abs(spaced.ink.width - plain.ink.width - 10) <= 1)
        let raised = try ink([.baselineOffset: 5])
        #expect(raised.ink.minY == plain.ink.minY - 5)
    }

    @Test("each paragraph stands by its own style")
    func ownParagraphs() throws {
        let right = NSMutableParagraphStyle()
        right.alignment = .right
        let text = NSMutableAttributedString(string: "H\nH", attributes: [.font: font])
        let box = CGRect(x: 0, y: 0, width: 120, height: 80)
        let left = try drawing { text.draw(in: box) }.ink
        text.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 2, length: 1))
        let apart = try drawing { text.draw(in: box) }.ink
        #expect(apart.minX == left.minX && apart.maxX > 110 && left.maxX < 60 && apart.height == left.height)
        text.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 0, length: 1))
        #expect(try drawing { text.draw(in: box) }.ink.minX > 60)
    }

    @Test("paragraph styles set lines apart, higher and in")
    func paragraphs() throws {
        func ink(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) throws -> CGRect {
            let style = NSMutableParagraphStyle()
            change(style)
            let attributed = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
            return try drawing { attributed.draw(in: CGRect(x: 0, y: 0, width: 120, height: 80)) }.ink
        }
        let plain = try ink("H\nH") { _ in }
        #expect(try ink("H\nH") { $0.lineSpacing = 7 }.maxY == plain.maxY + 7)
        #expect(try ink("H\nH") { $0.paragraphSpacing = 6 }.maxY == plain.maxY + 6)
        #expect(try ink("H\nH") { $0.paragraphSpacingBefore = 5 }.maxY == plain.maxY + 5)
        let high = try ink("H\nH") { $0.minimumLineHeight = 36 }
        #expect(abs(high.minY - plain.minY - (36 - font.lineHeight)) <= 1)
        let low = try ink("H\nH") { $0.maximumLineHeight = 20 }
        #expect(low.height < plain.height)
        let wide = try ink("H\nH") { $0.lineHeightMultiple = 1.5 }
        #expect(abs(wide.height - plain.height - font.lineHeight / 2) <= 1.5)
        #expect(try ink("H\nH") { $0.firstLineHeadIndent = 30 }.minX == plain.minX + 30)
        let hanging = try ink("HHH HHH HHH") { ($0.headIndent, $0.firstLineHeadIndent) = (40, 0) }
        #expect(hanging.minX == plain.minX && hanging.height > plain.height)
        let ended = try ink("HHHHHHH") { ($0.tailIndent, $0.lineBreakMode) = (60, .byCharWrapping) }
        #expect(ended.maxX <= 60 && ended.height > 30)
    }
}
