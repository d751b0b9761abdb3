/// Plurals that follow no rule. Ours: common English words.
private let irregular = [
    "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives", "leaf": "leaves",
    "life": "lives", "man": "men", "mouse": "mice", "person": "people", "potato": "potatoes", "shelf": "shelves",
    "tomato": "tomatoes", "tooth": "teeth", "wife": "wives", "wolf": "wolves", "woman": "women",
]
/// Words whose plural is the same. Ours: common English words.
private let invariant: Set = ["aircraft", "deer", "fish", "series", "sheep", "species"]

/// How English words agree with numbers.
enum Inflection {
    /// Whether the first number in `text` is 1; nil where there is none.
    static func isOne(_ text: String) -> Bool? {
        guard let start = text.firstIndex(where: \.isNumber) else { return nil }
        let number = text[start...].prefix { $0.isNumber || $0 == "." || $0 == "," }
        return number == "1"
    }

    /// The text with its last word in the plural.
    static func plural(of text: String) -> String {
        guard let last = text.lastIndex(where: \.isLetter) else { return text }
        let end = text.index(after: last)
        let start = text[..<end].lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
        return text[..<start] + plural(ofWord: String(text[start..<end])) + text[end...]
    }

    private static func plural(ofWord word: String) -> String {
        let small = word.lowercased()
        if invariant.contains(small) { return word }
        if let other = irregular[small] {
            return word.first?.isUppercase == true ? other.prefix(1).uppercased() + other.dropFirst() : other
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return word + "es" }
        if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }
}
