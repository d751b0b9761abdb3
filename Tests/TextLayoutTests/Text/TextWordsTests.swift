import TestSupport
import TextLayout
import Testing

@Suite("Where words are")
struct TextWordsTests {
    private func string(_ text: String) -> [String] {
        let letters = Array(text)
        return TextWords.ranges(in: text).map { String(letters[$0]) }
    }

    @Test("words are what stands between spaces and marks, in any script, letters of several scalars counted once")
    func scripts() {
        #expect(string("") == [] && string("  ") == [] && string("one") == ["one"])
        #expect(string("It's, well: 3.5 (or so)") == ["It's", "well", "3.5", "or", "so"])
        #expect(string("e\u{301}te\u{301} 🇩🇪 naïve") == ["e\u{301}te\u{301}", "naïve"])
        #expect(string("שלום עולם") == ["שלום", "עולם"])
        #expect(string("a\0b c") == ["a", "b", "c"])
    }

    @Test("any text has words one after the other, inside of it", arguments: 1...20 as ClosedRange<UInt64>)
    func nonsense(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let scalars = (0..<200).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0...0x1_1000, using: &numbers))
        }
        let text = String(String.UnicodeScalarView(scalars))
        var last = 0
        for word in TextWords.ranges(in: text) {
            #expect(word.lowerBound >= last && !word.isEmpty && word.upperBound <= text.count)
            last = word.upperBound
        }
    }
}
