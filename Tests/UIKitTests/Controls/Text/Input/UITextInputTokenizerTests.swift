import CoreGraphics
import Testing

@testable import UIKit

@Suite("What finds the parts of a text")
@MainActor
struct UITextInputTokenizerTests {
    private let field = UITextField()

    private func position(_ offset: Int) throws -> UITextPosition {
        try #require(field.position(from: field.beginningOfDocument, offset: offset))
    }

    private let forward = UITextDirection.storage(.forward)
    private let backward = UITextDirection.storage(.backward)

    /// The part around each position of the text, from 0 on; "-" for none.
    private func parts(_ granularity: UITextGranularity, _ direction: UITextDirection) throws -> [String] {
        try (0...(field.text ?? "").utf16.count).map { offset in
            let range = field.tokenizer.rangeEnclosingPosition(
                try position(offset), with: granularity, inDirection: direction)
            return range.flatMap { field.text(in: $0) } ?? "-"
        }
    }

    /// The next end of a part from each position of the text; -1 for none.
    private func bounds(_ granularity: UITextGranularity, _ direction: UITextDirection) throws -> [Int] {
        try (0...(field.text ?? "").utf16.count).map { offset in
            let next = field.tokenizer.position(
                from: try position(offset), toBoundary: granularity, inDirection: direction)
            return next.map { field.offset(from: field.beginningOfDocument, to: $0) } ?? -1
        }
    }

    @Test("a position at the end of a word is in it backwards, one at its beginning forwards")
    func words() throws {
        field.text = "ab, c"
        #expect(try parts(.word, forward) == ["ab", "ab", "-", "-", "c", "-"])
        #expect(try parts(.word, backward) == ["-", "ab", "ab", "-", "-", "c"])
        #expect(try bounds(.word, forward) == [2, 2, 4, 4, 5, -1])
        #expect(try bounds(.word, backward) == [-1, 0, 0, 2, 2, 4])
        for (offset, ends, begins) in [(0, false, true), (1, false, false), (2, true, false), (4, false, true)] {
            let place = try position(offset)
            #expect(field.tokenizer.isPosition(place, atBoundary: .word, inDirection: forward) == ends)
            #expect(field.tokenizer.isPosition(place, atBoundary: .word, inDirection: backward) == begins)
        }
        #expect(field.tokenizer.isPosition(try position(1), withinTextUnit: .word, inDirection: forward))
        #expect(!field.tokenizer.isPosition(try position(2), withinTextUnit: .word, inDirection: forward))
    }

    @Test("letters may be of two units, and the whole text is one document")
    func letters() throws {
        field.text = "a😀b"
        #expect(try parts(.character, forward) == ["a", "😀", "😀", "b", "-"])
        #expect(try bounds(.character, forward) == [1, 3, 3, 4, -1])
        #expect(try parts(.document, backward) == ["-", "a😀b", "a😀b", "a😀b", "a😀b"])
        field.text = ""
        #expect(try parts(.character, forward) == ["-"] && bounds(.document, forward) == [-1])
    }

    @Test("a paragraph has the line end behind it, and there is none behind the last one")
    func paragraphs() throws {
        let view = UITextView()
        view.text = "ab\n\nc\n"
        let found = try (0...5).map { offset -> String in
            let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
            let range = view.tokenizer.rangeEnclosingPosition(place, with: .paragraph, inDirection: forward)
            return range.flatMap { view.text(in: $0) } ?? "-"
        }
        #expect(found == ["ab\n", "ab\n", "ab\n", "\n", "c\n", "c\n"])
        let end = view.endOfDocument
        #expect(view.tokenizer.rangeEnclosingPosition(end, with: .paragraph, inDirection: forward) == nil)
        #expect(view.tokenizer.rangeEnclosingPosition(end, with: .paragraph, inDirection: backward) != nil)
        #expect(view.tokenizer.isPosition(end, atBoundary: .paragraph, inDirection: forward))
        #expect(!view.tokenizer.isPosition(end, atBoundary: .paragraph, inDirection: backward))
    }

    @Test("sentences end with their points and the spaces behind them")
    func sentences() throws {
        field.text = "A b. C d."
        let parts = try parts(.sentence, forward)
        #expect(parts[0].hasPrefix("A b.") && parts[1] == parts[0] && parts[6] == "C d." && parts[8] == "C d.")
    }
}
