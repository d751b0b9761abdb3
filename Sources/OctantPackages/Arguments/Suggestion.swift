/// The known words closest to a mistyped one.
package struct Suggestion {
    // More than these are no help.
    private static let countLimit = 3
    // Of a word this long a part is enough.
    private static let leastPart = 4

    /// The likeliest words, the nearest first; none where nothing is near.
    package let candidates: [String]

    /// The guesses for `word` among `known`.
    package init(_ word: String, _ known: [String]) {
        let typed = Array(word.lowercased().unicodeScalars)
        // A slip in three letters, two in six.
        let limit = max(1, typed.count / 3)
        let near = known.compactMap { word -> (word: String, distance: Int)? in
            guard abs(word.unicodeScalars.count - typed.count) <= limit else { return nil }
            let letters = Array(word.lowercased().unicodeScalars)
            let distance = Self.distance(typed, letters)
            return distance <= limit && distance < letters.count ? (word, distance) : nil
        }
        let nearest = near.map(\.distance).min()
        var candidates = near.filter { $0.distance == nearest }.map(\.word)
        if candidates.isEmpty && typed.count >= Self.leastPart {
            candidates = known.filter { $0.lowercased().contains(word.lowercased()) }
        }
        self.candidates = Array(candidates.prefix(Self.countLimit))
    }

    /// The question, `did you mean 'a' or 'b'?`, each word as `spelling` has it; nil where there is nothing to ask.
    package func question(_ spelling: (String) -> String = { $0 }) -> String? {
        candidates.isEmpty ? nil : "did you mean \(candidates.map { "'\(spelling($0))'" }.joinedByOr)?"
    }

    /// The number of letters to be inserted, left out, exchanged, or exchanged with their neighbour to make `one`
    /// `other`.
    static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        // What takes longer to compare is no typing error.
        guard max(one.count, other.count) <= 64 else { return .max }
        var (before, last) = ([Int](), Array(0...other.count))
        for row in 0..<one.count {
            var now = [row + 1]
            for column in 0..<other.count {
                var least = min(last[column + 1], now[column]) + 1
                least = min(least, last[column] + (one[row] == other[column] ? 0 : 1))
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    least = min(least, before[column - 1] + 1)
                }
                now.append(least)
            }
            (before, last) = (last, now)
        }
        return last[other.count]
    }
}

extension [String] {
    /// `a, b or c`.
    package var joinedByOr: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
