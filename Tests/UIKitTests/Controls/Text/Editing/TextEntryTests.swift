import Testing

@testable import UIKit

@Suite("A text being edited")
struct TextEntryTests {
    private func entry(_ text: String, _ selection: Range<Int>? = nil) -> TextEntry {
        var entry = TextEntry()
        entry.text = text
        if let selection { entry.select(selection) }
        return entry
    }

    @Test("a letter is in its word, or in what lies between two words")
    func words() {
        let entry = entry("one, two.")
        for (index, word) in [(0, 0..<3), (2, 0..<3), (3, 3..<5), (4, 3..<5), (5, 5..<8), (7, 5..<8), (8, 8..<9)] {
            #expect(entry.word(at: index) == word, "\(index)")
        }
        #expect(entry.word(at: -1) == 0..<3 && entry.word(at: 20) == 8..<9)
        #expect(self.entry(" a").word(at: 0) == 0..<1 && self.entry("").word(at: 0) == 0..<0)
        var secret = entry
        secret.isSecret = true
        #expect(secret.word(at: 4) == 0..<9)
    }

    @Test("a paragraph has the line end behind it, and an empty last one is there")
    func paragraphs() {
        let entry = entry("ab\ncd\n")
        for (index, part) in [(0, 0..<3), (2, 0..<3), (3, 3..<6), (5, 3..<6), (6, 6..<6)] {
            #expect(entry.paragraph(at: index) == part, "\(index)")
        }
    }

    @Test("the caret goes by letters, by words and to the ends, and out of a selection to its side")
    func moves() {
        func caret(_ move: TextEntry.Move, from index: Int) -> Int {
            var entry = entry("one, two", index..<index)
            entry.move(move, selecting: false)
            return entry.selection.isEmpty ? entry.caret : -1
        }
        #expect([0, 1, 8].map { caret(.back, from: $0) } == [0, 0, 7])
        #expect([0, 7, 8].map { caret(.forward, from: $0) } == [1, 8, 8])
        #expect([0, 3, 5, 6, 8].map { caret(.wordBack, from: $0) } == [0, 0, 0, 5, 5])
        #expect([0, 2, 3, 7, 8].map { caret(.wordForward, from: $0) } == [3, 3, 8, 8, 8])
        #expect(caret(.toStart, from: 4) == 0 && caret(.toEnd, from: 4) == 8)
        for (move, place, selected) in [(TextEntry.Move.back, 2, 2..<4), (.forward, 5, 2..<6)] {
            var entry = entry("one, two", 2..<5)
            entry.move(move, selecting: false)
            #expect(entry.caret == place && entry.selection.isEmpty)
            entry.select(2..<5)
            entry.move(move, selecting: true)
            #expect(entry.selection == selected)
        }
    }

    @Test("what is selected backwards is extended at its beginning")
    func backward() {
        var entry = entry("abcdef")
        entry.select(2..<4, backward: true)
        entry.move(.back, selecting: true)
        #expect(entry.selection == 1..<4 && entry.caret == 1 && entry.anchor == 4)
        entry.moveCaret(to: 9, selecting: true)
        #expect(entry.selection == 4..<6)
        entry.moveCaret(to: -9, selecting: false)
        #expect(entry.selection == 0..<0)
        entry.selectAll()
        #expect(entry.selection == 0..<6)
    }
}
