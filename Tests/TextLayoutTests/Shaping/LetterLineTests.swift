import CoreGraphics
import RenderServer
import TextLayout
import Testing

@Suite("Letters that are drawn one by one")
struct LetterLineTests {
    private let size = CGSize(width: 120, height: 60)

    private func picture(_ draw: (CGContext) -> Void) throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: Int(size.width), height: Int(size.height)))
        try draw(#require(CGContext(bitmap: bitmap, scale: 1)))
        return bitmap
    }

    private var text: AttributedText {
        var red = TextAttributes()
        red.color = RGBA(r: 1, g: 0, b: 0, a: 1)
        red.isUnderlined = true
        var struck = TextAttributes()
        struck.color = RGBA(r: 0, g: 0, b: 1, a: 0.5)
        struck.background = RGBA(r: 1, g: 1, b: 0, a: 1)
        return AttributedText(runs: [
            TextRun("AVA To ", TextAttributes()), TextRun("fist 🙂 ", red), TextRun("e\u{301}nd\nlast", struck),
        ])
    }

    /// The greatest difference of two pictures in one part of a colour, 0...255.
    private func difference(_ one: Bitmap, _ other: Bitmap) -> Int {
        var most = 0
        for y in 0..<one.height {
            for x in 0..<one.width {
                let (a, b) = (one.pixel(x: x, y: y), other.pixel(x: x, y: y))
                for shift in stride(from: UInt32(0), to: 32, by: 8) {
                    most = max(most, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
                }
            }
        }
        return most
    }

    @Test("all of them one after the other look as the text does")
    func all() throws {
        let whole = try picture {
            TextLayout(text, width: 100).draw(in: $0, at: CGPoint(x: 4, y: 3))
        }
        let lines = TextLayout.letterLines(of: text, TextOptions(), width: 100, height: nil)
        let apart = try picture { context in
            for line in lines { for letter in line.letters { letter.draw(in: context, at: CGPoint(x: 4, y: 3)) } }
        }
        // Where two letters touch, their smooth edges are laid over each other instead of side by side.
        #expect(difference(whole, apart) < 64)
    }

    @Test("each letter is a character, stands where it stands in the text, and knows its stretch")
    func positions() throws {
        let layout = TextLayout(text, width: 100, findsLetters: true)
        let lines = TextLayout.letterLines(of: text, TextOptions(), width: 100, height: nil)
        #expect(lines.map(\.rect) == layout.lines.map(\.rect))
        #expect(lines.map(\.baseline) == layout.lines.map(\.baseline))
        let letters = lines.flatMap(\.letters)
        let characters = Array(text.string)
        #expect(letters.map(\.index) == characters.indices.filter { characters[$0] != "\n" })
        #expect(letters.first?.run == 0 && letters.last?.run == 2)
        let first = try #require(lines.first)
        for (one, next) in zip(first.letters, first.letters.dropFirst()) {
            #expect(abs(one.extent.upperBound - next.extent.lowerBound) < 0.01)
        }
    }

    @Test("Hebrew letters are read to the left, and one letter is drawn alone in the colour asked for")
    func single() throws {
        let hebrew = TextLayout.letterLines(
            of: AttributedText("שלום", TextAttributes()), TextOptions(), width: nil, height: nil)
        #expect(hebrew.first?.letters.map(\.isRightToLeft) == [true, true, true, true])
        let line = try #require(
            TextLayout.letterLines(
                of: AttributedText("III", TextAttributes()), TextOptions(), width: nil, height: nil
            ).first)
        let middle = line.letters[1]
        let image = try picture { middle.draw(in: $0, at: .zero, RGBA(r: 0, g: 1, b: 0, a: 1)) }
        let seen = (0..<image.width).filter { x in (0..<image.height).contains { image.pixel(x: x, y: $0) != 0 } }
        #expect(!seen.isEmpty)
        #expect(
            seen.allSatisfy { middle.extent.lowerBound - 1 < CGFloat($0) && CGFloat($0) < middle.extent.upperBound })
        #expect(
            (0..<image.width).allSatisfy { x in
                (0..<image.height).allSatisfy { image.pixel(x: x, y: $0) & 0xFF00FF == 0 }
            })
    }

    @Test("no text has no lines")
    func empty() {
        #expect(
            TextLayout.letterLines(of: AttributedText(runs: []), TextOptions(), width: 10, height: nil).isEmpty)
    }
}
