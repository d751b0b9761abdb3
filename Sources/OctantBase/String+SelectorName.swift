/// Prepositions before which Objective-C's names of Swift methods have no "With".
private let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
]

extension String {
    /// Returns the selector of a method of this name with these labels.
    package func selectorName(labels: [String]) -> String {
        guard let first = labels.first else { return self }
        let start: String
        if first == "_" {
            start = self
        } else {
            let word = first.prefix { $0.isLowercase }
            start = self + (prepositions.contains(String(word)) ? "" : "With") + first.capitalizedFirst
        }
        return start + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    }

    /// The selector of the method that Swift calls so, with labels: `tableView(_:didSelectRowAt:)`.
    package var selectorName: String {
        let name = String(prefix { $0 != "(" })
        return name.selectorName(labels: dropFirst(name.count + 1).split(separator: ":").dropLast().map(String.init))
    }

    /// The text with its first letter in upper case.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
