import Foundation
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
        #expect(self.entry("\nab").paragraph(at: 0) == 0..<1 && self.entry("\nab").paragraph(at: 1) == 1..<3)
        #expect(entry.paragraph(at: -1) == 0..<3 && entry.paragraph(at: 9) == 6..<6)
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

    @Test("an empty one has its caret at its beginning")
    func empty() {
        let entry = TextEntry()
        #expect(entry.text == "" && entry.caret == 0 && entry.anchor == 0 && entry.selection == 0..<0)
        #expect(entry.marked == nil && !entry.isSecret)
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

    @Test("what is put in stands between what was before and behind, and the caret behind it")
    func replacing() {
        var entry = entry("abcd", 1..<3)
        let change = entry.replace(1..<3, with: "xyz")
        #expect(entry.text == "axyzd" && entry.caret == 4 && entry.selection.isEmpty)
        #expect(change.start == 1 && change.removed == Array("bc") && change.inserted == Array("xyz"))
        #expect(change.selection == 1..<3)
        _ = entry.replace(3..<99, with: "")
        #expect(entry.text == "axy" && entry.caret == 3)
    }

    @Test("letters that are one together become one, before and behind")
    func joining() {
        var entry = entry("xeb", 2..<2)
        let change = entry.replace(2..<2, with: "\u{301}")
        #expect(entry.letters == ["x", "e\u{301}", "b"] && entry.caret == 2)
        #expect(change.start == 1 && change.removed == ["e", "b"])
        // A regional indicator before another one is a flag.
        entry.text = "a\u{1F1EA}b"
        _ = entry.replace(1..<1, with: "\u{1F1E9}")
        #expect(entry.letters == ["a", "\u{1F1E9}\u{1F1EA}", "b"] && entry.caret == 2)
    }

    @Test("units, letters and what several keys compose are ranges of the same text")
    func ranges() {
        var entry = entry("a😀b")
        #expect(entry.units(of: 1..<2) == NSRange(location: 1, length: 2))
        #expect(entry.range(ofUnits: NSRange(location: 1, length: 2)) == 1..<2)
        #expect(entry.text(before: 2) == "a😀" && entry.text(before: -3) == "" && entry.text(in: 1..<9) == "😀b")
        entry.mark(1..<2)
        #expect(entry.marked == 1..<2 && entry.rangeToReplace() == 1..<2)
        entry.mark(1..<1)
        #expect(entry.marked == nil)
        entry.select(0..<2)
        #expect(entry.rangeToReplace() == 0..<2)
    }

    @Test("a range whose end is beyond all numbers ends with the text")
    func endless() {
        let entry = entry("a😀b")
        #expect(entry.range(ofUnits: NSRange(location: 1, length: .max)) == 1..<3)
        #expect(entry.range(ofUnits: NSRange(location: .max, length: .max)) == 3..<3)
        #expect(entry.range(ofUnits: NSRange(location: 1, length: -5)) == 1..<1)
    }
}
