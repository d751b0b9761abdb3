import CoreGraphics
import Dispatch
import OctantBase
import TestSupport
import Testing

@testable import TextLayout

private let long = "The quick brown fox jumps over the lazy dog and runs away"

@Suite("TextLayout")
struct TextLayoutTests {
    private func text(_ string: String, size: CGFloat = 17) -> AttributedText {
        AttributedText(string, TextAttributes(font: FontDescription(size: size)))
    }

    @Test("no text takes no room, and an empty line takes a line's height")
    func empty() {
        #expect(TextLayout(text("")).size == .zero)
        #expect(TextLayout(text("")).lines.isEmpty)
        let lines = TextLayout(text("a\n\nb")).lines
        #expect(lines.count == 3)
        #expect(lines[1].rect.width == 0 && abs(lines[1].rect.height - lines[0].rect.height) < 0.01)
        #expect(TextLayout(text("a\n")).lines.count == 2)
    }

    @Test("text measured as so wide fits in that width, for sizes 9 to 40", arguments: 9..<41)
    func measured(size: Int) {
        let free = TextLayout(text(long, size: CGFloat(size)))
        let again = TextLayout(text(long, size: CGFloat(size)), width: free.size.width)
        #expect(again.lines.count == 1 && again.size == free.size)
    }

    @Test("each paragraph stands as the stretch says in which it begins, the others as the layout does")
    func paragraphStyles() {
        let appearance = TextAttributes(font: FontDescription(size: 17))
        func style(_ change: (inout TextParagraphStyle) -> Void) -> TextParagraphStyle {
            var style = TextParagraphStyle()
            change(&style)
            return style
        }
        let right = style { $0.alignment = .right }
        let wide = style { ($0.alignment, $0.lineSpacing, $0.geometry.spacingBefore) = (.center, 5, 9) }
        let indented = style { ($0.geometry.headIndent, $0.geometry.firstLineHeadIndent) = (20, 30) }
        let text = AttributedText(runs: [
            TextRun("a", appearance), TextRun("b\nc", appearance, style: right),
            TextRun("d\n", appearance, style: wide),
            TextRun("\ne\n", appearance, style: wide), TextRun("f", appearance, style: indented),
        ])
        let layout = TextLayout(text, width: 200)
        let lines = layout.lines
        #expect(lines.count == 5 && layout.size.height == lines[4].rect.maxY)
        // The first paragraph begins in a stretch without a style, the second in one that is set right.
        #expect(lines[0].rect.minX == 0 && abs(lines[1].rect.maxX - 200) < 0.01)
        #expect(abs(lines[3].rect.midX - 100) < 0.01 && lines[4].rect.minX == 30)
        #expect(abs(lines[1].rect.minY - lines[0].rect.maxY) < 0.001)
        // Before a wide paragraph 9, after each of its lines 5.
        #expect(abs(lines[2].rect.minY - lines[1].rect.maxY - 9) < 0.001)
        #expect(abs(lines[3].rect.minY - lines[2].rect.maxY - 14) < 0.001)
        #expect(abs(lines[4].rect.minY - lines[3].rect.maxY - 5) < 0.001)
        let wrapped = TextLayout(
            AttributedText(runs: [TextRun("one\n", appearance), TextRun(long, appearance, style: indented)]), width: 120
        )
        #expect(wrapped.lines[0].rect.minX == 0 && wrapped.lines[1].rect.minX == 30 && wrapped.lines[2].rect.minX == 20)
        #expect(wrapped.size.width <= 120.01)
    }

    @Test("words wrap within the width, characters where there is no word end")
    func wrapping() {
        let layout = TextLayout(text(long), width: 120)
        #expect(layout.lines.count > 3 && layout.size.width <= 120.01 && !layout.isTruncated)
        for (above, below) in zip(layout.lines, layout.lines.dropFirst()) {
            #expect(abs(below.rect.minY - above.rect.maxY) < 0.001)
        }
        let word = TextLayout(text(String(repeating: "m", count: 40)), width: 100)
        #expect(word.lines.count > 4 && word.size.width <= 100.01)
    }

    @Test("no gap follows an ellipsis, however much room the words leave", arguments: [0.5, 0.6, 0.7, 0.8, 0.9])
    func ellipsis(share: Double) throws {
        let dots = TextLayout(text("…")).size.width
        let long = "A title that is long enough"
        let width = TextLayout(text(long)).size.width * share
        for mode in [TextLineBreak.truncateHead, .truncateMiddle] {
            let layout = TextLayout(
                text(long), TextOptions(lineBreak: mode, maximumLines: 1), width: width, findsLetters: true)
            let line = try #require(layout.lines.first)
            let widest = line.letters.map { $0.upperBound - $0.lowerBound }.max() ?? 0
            #expect(layout.isTruncated && widest <= dots + 0.1 && layout.size.width <= width)
            #expect(abs((line.letters.map(\.upperBound).max() ?? 0) - layout.size.width) < 0.1)
        }
    }

    @Test("a limit on lines cuts, and truncates with an ellipsis where that is asked for")
    func limits() {
        let cut = TextLayout(text(long), TextOptions(lineBreak: .wordWrap, maximumLines: 2), width: 120)
        #expect(cut.lines.count == 2 && cut.isTruncated)
        for mode in [TextLineBreak.truncateHead, .truncateTail, .truncateMiddle] {
            let one = TextLayout(text(long), TextOptions(lineBreak: mode, maximumLines: 1), width: 120)
            #expect(one.lines.count == 1 && one.isTruncated && one.size.width <= 120.01, "\(mode)")
            let fits = TextLayout(text("Hi"), TextOptions(lineBreak: mode, maximumLines: 1), width: 120)
            #expect(!fits.isTruncated)
        }
        let paragraphs = TextLayout(
            text("one\ntwo\nthree"),
            TextOptions(lineBreak: .truncateTail, maximumLines: 2),
            width: 200
        )
        #expect(paragraphs.lines.count == 2 && paragraphs.isTruncated)
        #expect(paragraphs.lines[1].rect.width > TextLayout(text("two")).size.width)
        let unlimited = TextLayout(text(long), TextOptions(lineBreak: .truncateTail), width: 120)
        #expect(!unlimited.isTruncated && unlimited.lines.count > 3)
    }

    @Test("a height keeps the lines that fit, and at least one")
    func heights() {
        let line = TextLayout(text("x")).size.height
        let options = TextOptions(lineBreak: .truncateTail)
        let two = TextLayout(text(long), options, width: 120, height: 2 * line + 3)
        #expect(two.lines.count == 2 && two.isTruncated)
        #expect(TextLayout(text(long), options, width: 120, height: 0).lines.count == 1)
        #expect(!TextLayout(text(long), options, width: 120, height: .infinity).isTruncated)
    }

    @Test("clipping keeps one line a paragraph and no more width than there is")
    func clipping() {
        let layout = TextLayout(text(long), TextOptions(lineBreak: .clip), width: 50)
        #expect(layout.lines.count == 1 && layout.size.width == 50)
    }

    @Test("lines go to the side asked for, and natural ones to where their script begins")
    func alignment() throws {
        func left(_ alignment: TextAlignment, _ string: String = "Hi") throws -> CGFloat {
            let layout = TextLayout(text(string), TextOptions(alignment: alignment), width: 200)
            return try #require(layout.lines.first).rect.minX
        }
        let width = TextLayout(text("Hi")).size.width
        #expect(try left(.left) == 0 && left(.natural) == 0)
        #expect(try abs(left(.center) - (200 - width) / 2) < 0.01)
        #expect(try abs(left(.right) - (200 - width)) < 0.01)
        #expect(try left(.natural, "שלום") > 100)
        let forced = TextLayout(text("Hi"), TextOptions(direction: .rightToLeft), width: 200)
        #expect(try #require(forced.lines.first).rect.minX > 100)
    }

    @Test("kerning, weight and equal digits change the width as they should")
    func attributes() {
        func width(_ string: String, _ attributes: TextAttributes) -> CGFloat {
            TextLayout(AttributedText(string, attributes)).size.width
        }
        let plain = width("HHHH", TextAttributes())
        #expect(abs(width("HHHH", TextAttributes(kern: 2)) - plain - 8) < 0.1)
        #expect(width("HHHH", TextAttributes(font: FontDescription(weight: 800))) > plain)
        let digits = TextAttributes(font: FontDescription(hasMonospacedDigits: true))
        #expect(abs(width("1111", digits) - width("0000", digits)) < 0.01)
        #expect(width("1111", TextAttributes()) < width("0000", TextAttributes()))
        #expect(width("HHHH", TextAttributes(kern: .nan)) == plain)
    }

    @Test("small capitals are narrower than capitals, and tight and loose lines 2 points nearer and further apart")
    func variants() {
        func layout(_ string: String, _ font: FontDescription) -> TextLayout {
            TextLayout(AttributedText(string, TextAttributes(font: font)))
        }
        func width(_ string: String, _ capitals: FontDescription.SmallCapitals) -> CGFloat {
            layout(string, FontDescription(smallCapitals: capitals)).size.width
        }
        #expect(width("hhhh", .lowercase) < width("HHHH", .none) && width("hhhh", .lowercase) != width("hhhh", .none))
        #expect(width("HHHH", .lowercase) == width("HHHH", .none))
        #expect(width("HHHH", .uppercase) < width("HHHH", .none) && width("hhhh", .uppercase) == width("hhhh", .none))
        #expect(abs(width("HHHH", .all) - width("hhhh", .lowercase)) < 0.1)
        let usual = layout("H\nH\nH", FontDescription()).size.height
        #expect(abs(layout("H\nH\nH", FontDescription(leading: .tight)).size.height - (usual - 6)) < 0.1)
        #expect(abs(layout("H\nH\nH", FontDescription(leading: .loose)).size.height - (usual + 6)) < 0.1)
    }

    @Test("numbers that make no sense are survived")
    func robustness() {
        for value in [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e-9, 1e12] {
            #expect(!TextLayout(text("ab"), width: value, height: value).lines.isEmpty)
            #expect(TextLayout(text("ab\nc"), TextOptions(lineSpacing: value)).lines.count == 2)
        }
        #expect(TextLayout(text("a\0b\u{FFFE}")).lines.count == 1)
        #expect(TextLayout(text("ab"), TextOptions(maximumLines: -3)).lines.count == 1)
    }

    @Test("a stretch keeps its colour, and lines are drawn under and through it")
    func drawing() throws {
        let bitmap = try #require(Bitmap(width: 80, height: 40))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        let runs = [
            TextRun("HH", TextAttributes(color: RGBA(r: 1, g: 0, b: 0))),
            TextRun("HH", TextAttributes(color: RGBA(r: 0, g: 0, b: 1), isUnderlined: true, isStruckThrough: true)),
        ]
        let layout = TextLayout(AttributedText(runs: runs))
        layout.draw(in: context, at: CGPoint(x: 4, y: 4))
        func count(_ wanted: UInt32) -> Int {
            (0..<40).reduce(0) { sum, y in sum + (0..<80).count { bitmap.pixel(x: $0, y: y) & wanted == wanted } }
        }
        #expect(count(0xFFFF_0000) >= 8)
        #expect(count(0xFF00_00FF) > count(0xFFFF_0000) + 10)
        // Nothing above the capitals, nothing left of the text.
        let top = Int(4 + layout.firstBaseline - FontMetrics(FontDescription()).capHeight)
        #expect((0..<top - 1).allSatisfy { y in (0..<80).allSatisfy { bitmap.pixel(x: $0, y: y) == 0 } })
        #expect((0..<40).allSatisfy { y in (0..<4).allSatisfy { bitmap.pixel(x: $0, y: y) == 0 } })
    }

    @Test("emoji keep their own colours", .enabled(if: FontLibrary.hasFamily("Noto Color Emoji")))
    func emoji() throws {
        let bitmap = try #require(Bitmap(width: 40, height: 40))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        TextLayout(text("👍", size: 24)).draw(in: context, at: .zero)
        // Yellow: much red and green, little blue.
        let yellow = (0..<1600).count { index in
            let pixel = bitmap.pixel(x: index % 40, y: index / 40)
            return pixel >> 16 & 0xFF > 200 && pixel >> 8 & 0xFF > 150 && pixel & 0xFF < 120
        }
        #expect(yellow > 100)
    }

    @Test("many threads may lay out text at once, and get the same")
    func threads() {
        let wanted = TextLayout(text(long), width: 150)
        let equal = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 64) { _ in
            let layout = TextLayout(text(long), width: 150)
            if layout.size == wanted.size, layout.lines.count == wanted.lines.count { equal.withLock { $0 += 1 } }
        }
        #expect(equal.withLock { $0 } == 64)
    }

    @Test("a shift by whole pixels gives the same pixels")
    func translation() throws {
        func sheet(_ shift: Int) throws -> Bitmap {
            let bitmap = try #require(Bitmap(width: 300, height: 120))
            let context = try #require(CGContext(bitmap: bitmap, scale: 2))
            TextLayout(text(long), width: 120).draw(in: context, at: CGPoint(x: 0.3 + CGFloat(shift), y: 0.7))
            return try #require(bitmap.cropped(x: 2 * shift, y: 0, width: 250, height: 120))
        }
        #expect(try sheet(0) == sheet(11))
    }

    @Test("text set in Inter 4 looks as it did")
    func golden() throws {
        let bitmap = try #require(Bitmap(width: 480, height: 360))
        let context = try #require(CGContext(bitmap: bitmap, scale: 2))
        context.setFill(.white)
        context.fill(CGRect(x: 0, y: 0, width: 240, height: 180))
        try TextSheet.draw(in: context)
        // Fonts and FreeType differ by version: this is Debian 12's Inter 4 and FreeType 2.12.
        try expectGolden(bitmap, named: "text-sheet-inter4", tolerance: 8)
    }
}
