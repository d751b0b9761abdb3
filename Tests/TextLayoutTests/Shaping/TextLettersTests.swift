import CoreGraphics
import TextLayout
import Testing

@Suite("Where letters stand")
struct TextLettersTests {
    private func layout(_ string: String, width: CGFloat? = nil) -> TextLayout {
        TextLayout(AttributedText(string, TextAttributes()), width: width, findsLetters: true)
    }

    @Test("side by side from the line's beginning to its end, Hebrew from the right")
    func sides() throws {
        let latin = try #require(layout("Word").lines.first)
        #expect(latin.scalars == 0..<4 && latin.letters.count == 4)
        #expect(abs((latin.letters.first?.lowerBound ?? -1) - latin.rect.minX) < 0.01)
        #expect(abs((latin.letters.last?.upperBound ?? -1) - latin.rect.maxX) < 0.01)
        for (one, next) in zip(latin.letters, latin.letters.dropFirst()) {
            #expect(abs(one.upperBound - next.lowerBound) < 0.01)
        }
        let hebrew = try #require(layout("שלום").lines.first)
        #expect(hebrew.scalars == 0..<4)
        for (one, next) in zip(hebrew.letters, hebrew.letters.dropFirst()) {
            #expect(abs(one.lowerBound - next.upperBound) < 0.01)
        }
    }

    @Test(
        "every scalar of the text stands in one line, but for ends of paragraphs",
        arguments: ["one two three four five", "a\nb\n\nc", "a\r\nb", "e\u{301}ë🙂 fin", ""])
    func lines(string: String) {
        let lines = layout(string, width: 40).lines
        let scalars = Array(string.unicodeScalars)
        let standing = Set(lines.flatMap(\.scalars))
        #expect(standing.count == lines.reduce(0) { $0 + $1.letters.count })
        #expect(
            standing == Set(scalars.indices.filter { !["\n", "\r"].contains(scalars[$0]) }),
            "\(lines.map(\.scalars))")
    }

    @Test("a layout that nobody asked for them has none")
    func unasked() {
        #expect(TextLayout(AttributedText("Word", TextAttributes())).lines.map(\.letters) == [[]])
    }
}
