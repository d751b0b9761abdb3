import Testing

@testable import OctantPackages

@Suite("Words that were meant")
struct SuggestionTests {
    @Test("letters that are missing, too many, wrong or exchanged count one each")
    func distances() {
        for (one, other, distance) in [("abcd", "acbd", 1), ("", "abc", 3), ("ab", "ab", 0), ("abc", "bd", 2)] {
            #expect(Suggestion.distance(Array(one.unicodeScalars), Array(other.unicodeScalars)) == distance)
        }
    }

    @Test("what takes long to compare is no slip")
    func long() {
        #expect(Suggestion(String(repeating: "a", count: 100_000), ["a"]).candidates.isEmpty)
    }
}
