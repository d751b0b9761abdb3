import Testing
import UIKit

@Suite("UIFont")
struct UIFontTests {
    @Test("text styles have the published sizes at the default text size")
    func textStyles() {
        let expected: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in expected {
            #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
        }
        #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "other")).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .headline).descriptor.weight == 600)
    }

    @Test("a larger text size makes larger fonts")
    func dynamicType() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: small).pointSize == 12)
    }

    @Test("measures fit together and grow with the size")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0)
        #expect(font.descender < 0)
        #expect(font.lineHeight >= font.ascender - font.descender - 0.01)
        let double = font.withSize(34)
        #expect(abs(double.ascender - 2 * font.ascender) < 0.1)
        #expect(double.pointSize == 34)
    }

    @Test("a bold font is wider than a regular one, monospaced digits are equally wide")
    func widths() {
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let regular = UIFont.systemFont(ofSize: 40)
        #expect(width("wide", .boldSystemFont(ofSize: 40)) > width("wide", regular))
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 40, weight: .regular)
        #expect(abs(width("1111", digits) - width("0000", digits)) < 0.01)
    }

    @Test("weights between the named ones lie between")
    func weights() {
        #expect(UIFont.Weight.ultraLight.cssWeight == 100)
        #expect(UIFont.Weight.regular.cssWeight == 400)
        #expect(UIFont.Weight.bold.cssWeight == 700)
        #expect(UIFont.Weight(1).cssWeight == 900)
        #expect(UIFont.Weight(-1).cssWeight == 100)
        #expect(UIFont.Weight(.nan).cssWeight == 400)
        #expect(UIFont.Weight(0.115).cssWeight == 450)
    }

    @Test("a font is found by family and style, and an unknown name is nil")
    func names() throws {
        let family = try #require(UIFont.familyNames.first { $0.contains("Sans") })
        let font = try #require(UIFont(name: family, size: 10))
        #expect(font.familyName == family && font.pointSize == 10)
        let bold = try #require(UIFont(name: family.filter { $0 != " " } + "-BoldItalic", size: 10))
        #expect(bold.descriptor.weight == 700 && bold.descriptor.isItalic)
        #expect(bold.fontName == family + "-BoldItalic")
        #expect(UIFont(name: "No Such Font", size: 10) == nil)
        #expect(UIFont(name: "", size: 10) == nil)
        #expect(UIFont(name: family, size: -3)?.pointSize == 12)
    }

    @Test("a font is described in the words of iOS")
    func description() throws {
        let string = UIFont.boldSystemFont(ofSize: 18).description.replacing(/0x[0-9a-f]+/, with: "0x")
        let family = UIFont.systemFont(ofSize: 1).familyName
        #expect(
            string
                == "<UICTFont: 0x> font-family: \"\(family)\"; font-weight: bold; font-style: normal; "
                + "font-size: 18.00pt"
        )
        let slanted = UIFont.italicSystemFont(ofSize: 12.5).description
        #expect(slanted.hasSuffix("font-weight: normal; font-style: italic; font-size: 12.50pt"))
    }

    @Test("equal fonts are equal")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    }
}
