import CoreGraphics
import OctantDisplay
import Testing

@Suite("Texts as screen readers go through them")
struct AccessibilityTextTests {
    /// Letters of 10 by 20 points in lines of the given lengths, one below the other.
    private struct Grid: AccessibilityLetters {
        let lengths: [Int]

        var lines: [AccessibilityLine] {
            var (lines, start): ([AccessibilityLine], Int) = ([], 0)
            for (index, length) in lengths.enumerated() {
                lines.append(
                    AccessibilityLine(
                        scalars: start..<start + length,
                        rect: CGRect(x: 0, y: CGFloat(index) * 20, width: CGFloat(length) * 10, height: 20),
                        letters: (0..<length).map { CGFloat($0) * 10...CGFloat($0) * 10 + 10 }))
                start += length
            }
            return lines
        }
    }

    private func reader(_ string: String, lines: [Int] = []) -> AccessibilityTextReader {
        var text = AccessibilityText(string)
        if !lines.isEmpty { text.letters = Grid(lengths: lines) }
        (text.bounds, text.frame) = (
            CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 50, y: 60, width: 200, height: 40)
        )
        return AccessibilityTextReader(text)
    }

    @Test(
        "words, sentences, lines and paragraphs are found at, before and after a place",
        arguments: [
            (AccessibilityTextReader.Unit.character, 4, "q", " ", "u"),
            (.wordStart, 5, "quick ", "The ", "fox. "), (.wordEnd, 5, " quick", "The", " fox"),
            (.sentenceStart, 5, "The quick fox. ", "", "It\n"), (.sentenceEnd, 16, " It", "The quick fox.", "\nran."),
            (.paragraph, 16, "The quick fox. It\n", "", "ran."), (.lineStart, 16, "It\n", "The quick fox. ", "ran."),
            (.lineEnd, 16, "It", "The quick fox. ", "\nran."),
        ])
    func units(unit: AccessibilityTextReader.Unit, position: Int, at: String, before: String, after: String) {
        let reader = reader("The quick fox. It\nran.", lines: [15, 3, 4])
        #expect(reader.string(reader.range(of: unit, at: position)) == at)
        #expect(reader.string(reader.range(of: unit, before: position)) == before)
        #expect(reader.string(reader.range(of: unit, after: position)) == after)
    }

    @Test("places that there are not, and texts without letters, answer nothing and end nothing")
    func nonsense() {
        let (empty, short) = (reader(""), reader("ab\n"))
        for unit in [
            AccessibilityTextReader.Unit.character, .wordStart, .sentenceEnd, .lineStart, .lineEnd, .paragraph,
        ] {
            for position in [Int.min, -1, 0, 5, .max] {
                #expect(empty.range(of: unit, at: position) == 0..<0)
                #expect(short.count == 3 && short.range(of: unit, before: position).upperBound <= 3)
                #expect(short.range(of: unit, after: position).upperBound == 3 || position <= 0)
            }
        }
        // Behind a line's end, a new line begins.
        #expect(short.range(of: .lineStart, at: 3) == 3..<3 && short.range(of: .character, at: 3) == 3..<3)
        #expect(short.range(from: -4, to: -1) == 0..<3 && short.range(from: 2, to: 1) == 2..<2)
        #expect(short.frame(of: 0) == nil && short.position(at: CGPoint(x: 51, y: 61)) == nil)
    }

    @Test("letters stand on the surface as large as the element does there")
    func positions() {
        let reader = reader("abcde", lines: [3, 2])
        #expect(reader.frame(of: 1) == CGRect(x: 70, y: 60, width: 20, height: 20))
        #expect(reader.frame(of: 3) == CGRect(x: 50, y: 80, width: 20, height: 20))
        #expect(reader.frame(of: 5) == CGRect(x: 90, y: 80, width: 0, height: 20))
        #expect(reader.frame(of: 6) == nil && reader.frame(of: -1) == nil)
        #expect(reader.frame(of: 1..<4) == CGRect(x: 50, y: 60, width: 60, height: 40))
        #expect(reader.frame(of: 5..<9) == nil)
        #expect(reader.position(at: CGPoint(x: 95, y: 65)) == 2 && reader.position(at: CGPoint(x: 95, y: 85)) == nil)
    }

    // MARK: Reports

    private func events(_ changes: [(String, Int?)]) -> [AccessibilityEvent] {
        let trees = changes.map { string, caret in
            var content = AccessibilityContent(role: .textField)
            var text = AccessibilityText(string)
            (text.caret, text.selection) = (caret, (caret ?? 0)..<(caret ?? 0))
            (content.value, content.text) = (string, text)
            let field = AccessibilityNode(id: Self.field, content: content)
            let window = AccessibilityContent(role: .window)
            return AccessibilityTree(root: AccessibilityNode(id: Self.window, content: window, children: [field]))
        }
        return zip(trees, trees.dropFirst()).flatMap { AccessibilityDifference.events(from: $0, to: $1) }
    }

    private static let (window, field) = (AccessibilityID.unique(), AccessibilityID.unique())

    @Test("a letter typed among others like it is told where the caret was, and one deleted where it is")
    func typing() {
        let id = Self.field
        #expect(
            events([("fo", 1), ("foo", 2), ("fo", 1), ("", 0), ("new", 3), ("nöw", 2)]) == [
                .textInserted(id, at: 1, "o"), .caretMoved(id, 2),
                .textRemoved(id, at: 1, "o"), .caretMoved(id, 1),
                .textRemoved(id, at: 0, "fo"), .caretMoved(id, 0),
                .textInserted(id, at: 0, "new"), .caretMoved(id, 3),
                .textRemoved(id, at: 1, "e"), .textInserted(id, at: 1, "ö"), .caretMoved(id, 2),
            ])
        #expect(events([("same", 1), ("same", 1)]).isEmpty)
        // The same letter to a reader of strings, and not to one of scalars.
        #expect(events([("\u{E9}", nil), ("e\u{301}", nil)]).count == 2)
    }
}
