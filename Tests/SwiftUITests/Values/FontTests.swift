import Testing

@testable import SwiftUI

@Suite("Font")
struct FontTests {
    private func traits(_ size: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection { $0.preferredContentSizeCategory = size }
    }

    @Test("text styles follow the preferred text size, plain sizes do not")
    func sizes() {
        let sizes: [(Font, CGFloat, CGFloat)] = [
            (.largeTitle, 34, 44), (.title, 28, 38), (.title2, 22, 34), (.title3, 20, 31), (.headline, 17, 28),
            (.body, 17, 28), (.callout, 16, 26), (.subheadline, 15, 25), (.footnote, 13, 23), (.caption, 12, 22),
            (.caption2, 11, 20), (.system(size: 21), 21, 21), (.custom("Inter", fixedSize: 9), 9, 9),
        ]
        for (font, usual, larger) in sizes {
            #expect(font.uiFont(in: traits(.large)).pointSize == usual)
            #expect(font.uiFont(in: traits(.accessibilityMedium)).pointSize == larger)
        }
        let scaled = Font.custom("Inter", size: 34, relativeTo: .body).uiFont(in: traits(.accessibilityMedium))
        #expect(scaled.pointSize == 53)
    }

    @Test("a font of Core Text is the font of its size and family, as one of UIKit's is")
    func coreText() {
        let font = CTFontCreateWithName("Inter" as CFString, 19, nil)
        #expect(Font(font).uiFont(in: traits(.large)).pointSize == 19)
        #expect(Font(UIFont.boldSystemFont(ofSize: 21)).uiFont(in: traits(.large)) == .boldSystemFont(ofSize: 21))
    }

    @Test("weight, slant, digits and design are those asked for")
    func changes() {
        let font = Font.body.bold().italic().monospacedDigit().uiFont(in: traits(.large)).descriptor
        #expect(font.weight == 700 && font.isItalic && font.hasMonospacedDigits && font.size == 17)
        #expect(Font.headline.uiFont(in: traits(.large)).descriptor.weight == 600)
        #expect(Font.headline.weight(.light).uiFont(in: traits(.large)).descriptor.weight == 300)
        #expect(Font.system(.title, design: .monospaced).uiFont(in: traits(.large)).descriptor.family == "monospace")
        #expect(
            Font.system(size: 10, weight: .black, design: .serif).uiFont(in: traits(.large)).descriptor.weight == 900)
        #expect(Font.body.monospaced().uiFont(in: traits(.large)).descriptor.family == "monospace")
    }

    @Test("small capitals and the distance of lines are those asked for, one after the other")
    func capitals() {
        func font(_ font: Font) -> UIFont { font.uiFont(in: traits(.large)) }
        #expect(font(.body.smallCaps()).descriptor.smallCapitals == .all)
        #expect(font(.body.lowercaseSmallCaps()).descriptor.smallCapitals == .lowercase)
        #expect(font(.body.uppercaseSmallCaps().lowercaseSmallCaps()).descriptor.smallCapitals == .all)
        let usual = font(.body).lineHeight
        #expect(font(.body.leading(.tight)).lineHeight == usual - 2)
        #expect(font(.body.leading(.loose)).lineHeight == usual + 2)
        #expect(font(.body.leading(.loose).leading(.standard)) == font(.body))
    }

    @Test("a name that no font has gives the system's of that size; equal fonts are equal")
    func unknown() {
        let font = Font.custom("No Such Font At All", fixedSize: 19).uiFont(in: traits(.large))
        #expect(font.descriptor.size == 19 && font.descriptor.family == nil)
        #expect(Font.body == Font.system(.body) && Font.body.bold() != Font.body)
        #expect(Font(UIFont.systemFont(ofSize: 3)).uiFont(in: traits(.large)).pointSize == 3)
    }
}
