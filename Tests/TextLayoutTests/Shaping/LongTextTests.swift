import CoreGraphics
import TestSupport
import Testing

@testable import TextLayout

/// Texts whose positions are beyond Pango's numbers, or whose time would be.
@Suite("Texts of any length")
struct LongTextTests {
    private func text(_ string: String, size: CGFloat = 17) -> AttributedText {
        AttributedText(string, TextAttributes(font: FontDescription(size: size)))
    }

    private func strings(_ count: Int) -> String {
        var numbers = SeededGenerator(seed: 5)
        return (0..<count).map { _ in
            let length = Int.random(in: 1...9, using: &numbers)
            return String((0..<length).map { _ in "etaoinshrd".randomElement(using: &numbers) ?? "e" })
        }.joined(separator: " ")
    }

    @Test("a line of 300,000 letters is as wide as they are, whatever the size of the font", arguments: [17.0, 1000])
    func oneLine(size: Double) {
        let count = size == 17 ? 300_000 : 10_000
        let piece = TextLayout(text(String(repeating: "n", count: 100), size: size)).size
        let line = TextLayout(text(String(repeating: "n", count: count), size: size)).size
        #expect(abs(line.width / (piece.width * CGFloat(count / 100)) - 1) < 1e-3 && line.height == piece.height)
    }

    @Test("a paragraph wrapped in pieces has the lines of one that is wrapped at once")
    func pieces() {
        let session = PangoSession()
        let hebrew = String(strings(400).map { $0 == " " ? " " : $0 == "e" ? "א" : "ב" })
        for string in [strings(700), hebrew, String(repeating: "漢字", count: 900), String(repeating: "w", count: 3000)] {
            for (width, indent) in [(60.0, 0.0), (150, 20), (300, -30)] {
                var options = ParagraphOptions(width: width, firstLineIndent: indent)
                options.isJustified = width == 150
                let whole = session.shapeWhole(text(string), options)
                let parts = session.shape(text(string), options)
                #expect(parts.isRightToLeft == whole.isRightToLeft && parts.lines.count == whole.lines.count)
                for (part, line) in zip(parts.lines, whole.lines) {
                    #expect(abs(part.width - line.width) < 0.01 && part.ascent == line.ascent)
                    #expect(part.outlines.first?.glyphs.count == line.outlines.first?.glyphs.count)
                }
            }
        }
    }

    @Test("235 KB are wrapped into lines that fit, and drawn where the bitmap is")
    func wrapped() throws {
        let string = strings(43_000)
        #expect(string.utf8.count > 230_000)
        let layout = TextLayout(text(string), width: 300)
        #expect(layout.lines.count > 6000 && layout.size.width <= 300.01 && layout.size.height > 120_000)
        // What is seen at its end is what a layout of the last lines alone shows.
        let tail = TextLayout(text(string.split(separator: " ").suffix(10).joined(separator: " ")))
        let bitmap = try #require(Bitmap(width: 300, height: 60))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        layout.draw(in: context, at: CGPoint(x: 0, y: 60 - layout.size.height))
        #expect(!bitmap.isBlank && tail.size.width > 0)
        let far = try #require(Bitmap(width: 300, height: 60))
        layout.draw(in: try #require(CGContext(bitmap: far, scale: 1)), at: CGPoint(x: 0, y: 100))
        #expect(far.isBlank)
    }

    @Test("the beginning of a long line is drawn as that of a short one", arguments: [1.0, 3])
    func beginning(scale: CGFloat) throws {
        func draw(_ count: Int) throws -> Bitmap {
            let bitmap = try #require(Bitmap(width: 200, height: 60))
            let context = try #require(CGContext(bitmap: bitmap, scale: scale))
            TextLayout(text(String(repeating: "abc ", count: count))).draw(in: context, at: .zero)
            return bitmap
        }
        #expect(try draw(100_000) == draw(60))
    }

    @Test("a long line from right to left begins at its right end")
    func rightToLeft() throws {
        var text = text(String(repeating: "אבג ", count: 20_000))
        text.runs.insert(TextRun("ש", TextAttributes(font: FontDescription(), color: RGBA(r: 1, g: 0, b: 0))), at: 0)
        let line = try #require(TextLayout(text).lines.first)
        let first = try #require(line.content.outlines.first { $0.color.r == 1 }?.glyphs.first)
        #expect(line.rect.width > 500_000 && first.origin.x > line.rect.width - 20)
    }

    @Test("a long text that is truncated shows its ellipsis where it is asked for, in the room there is")
    func truncated() {
        let long = "first " + strings(60_000) + " last"
        for mode in [TextLineBreak.truncateHead, .truncateTail, .truncateMiddle] {
            for limit in [1, 3] {
                let layout = TextLayout(text(long), TextOptions(lineBreak: mode, maximumLines: limit), width: 200)
                #expect(layout.isTruncated && layout.lines.count == limit && layout.size.width <= 200.01, "\(mode)")
                #expect(layout.lines[limit - 1].rect.width > 120)
            }
        }
        let high = TextLayout(text(long), TextOptions(lineBreak: .truncateTail), width: 200, height: 50)
        #expect(high.isTruncated && high.lines.count == 2)
        // Nothing is left out of what has no width.
        let none = String(repeating: "\u{200D}", count: 60_000)
        #expect(!TextLayout(text(none), TextOptions(lineBreak: .truncateTail, maximumLines: 1), width: 200).isTruncated)
    }

    @Test("one cluster of any length, characters of no width and a hundred thousand empty lines are laid out")
    func odd() {
        for string in [
            "a" + String(repeating: "\u{301}", count: 50_000), String(repeating: "\u{200D}", count: 50_000),
            String(repeating: " ", count: 50_000), String(repeating: "\u{FDFD}", count: 20_000),
            String(repeating: "\t", count: 5000), String(repeating: "\u{202E}", count: 20_000),
        ] {
            for width in [nil, 0, 40, 1e6, 1e300] as [CGFloat?] {
                let size = TextLayout(text(string), width: width).size
                #expect(size.width.isFinite && size.height.isFinite && size.height > 0)
            }
        }
        let line = TextLayout(text("x")).size.height
        let empty = TextLayout(text(String(repeating: "\n", count: 99_999)), width: 40)
        #expect(empty.lines.count == 100_000 && abs(empty.size.height - 100_000 * line) < 1)
    }

    @Test("text behind a null character is there")
    func nulls() {
        #expect(TextLayout(text("ab\0cd")).size.width == TextLayout(text("ab\u{200B}cd")).size.width)
        #expect(TextLayout(text("ab\0cd")).size.width > TextLayout(text("abc")).size.width)
    }
}

/// What ended programs inside Pango: lines that may break where no cluster does, in spaces too narrow for a character.
@Suite("Text in rooms that are too narrow")
struct NarrowTextTests {
    private static let modes: [TextLineBreak] = [
        .wordWrap, .charWrap, .clip, .truncateHead, .truncateTail, .truncateMiddle,
    ]

    @Test("joiners behind spaces, and signs before them, break nothing")
    func known() {
        for string in ["\u{200F} \u{200D}漢", "a \u{301}b", "\u{600}漢字", "a\u{1F3FB}漢", " \u{200D}\u{200D} x"] {
            for size in [17.0, 1000] {
                for width in [0, 0.5, 1, 2, 3, 50] as [CGFloat] {
                    for mode in Self.modes {
                        let appearance = TextAttributes(font: FontDescription(size: size))
                        let layout = TextLayout(
                            AttributedText(string, appearance), TextOptions(lineBreak: mode, maximumLines: 2),
                            width: width)
                        #expect(!layout.lines.isEmpty && layout.size.width.isFinite)
                    }
                }
            }
        }
    }

    @Test("a break between a space and a mark is taken for none; all others stay")
    func others() {
        func lines(_ string: String, _ width: CGFloat) -> Int {
            let appearance = TextAttributes(font: FontDescription(size: 17))
            return TextLayout(AttributedText(string, appearance), width: width).lines.count
        }
        #expect(lines("ab \u{301}cd ef", 1) == lines("ab cd ef", 1))
        #expect(lines("שָׁלוֹם עוֹלָם", 50) == 2)
    }

    @Test("no text, width, size, spacing or way to break ends the program", arguments: 0..<20)
    func fuzz(seed: UInt64) {
        var odd = OddText(seed: seed)
        for _ in 0..<40 {
            let layout = odd.layout()
            #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        }
    }
}
