/// A `var` of a Swift source.
struct SourceVariable {
    /// The names of its attributes.
    var attributes: [String] = []
    /// The words before `var`.
    var modifiers: [String] = []
    let name: String
    /// The type as it is written; nil where none is.
    var type: String?
    /// The first value as it is written; nil where none is.
    var value: String?
    /// Whether braces follow that hold more than observers.
    var isComputed = false

    /// Reads the first `var` of `source`, a declaration of one variable.
    init?(in source: String) {
        let tokens = SourceLexer.tokens(of: source)
        guard let index = tokens.firstIndex(where: { $0.kind == .word && $0.text == "var" }) else { return nil }
        self.init(tokens, at: index, isAlone: true)
    }

    /// Reads the variable whose `var` stands at `index`. `isAlone` says that the tokens end with it.
    init?(_ tokens: [SourceToken], at index: Int, isAlone: Bool) {
        guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return nil }
        name = String(tokens[index + 1].text)
        var next = index + 2
        /// Returns the text from `next` to before the first sign of `ends` outside of brackets, or the line's end.
        func take(until ends: Set<String>) -> String? {
            var depth = 0
            let begin = next
            while next < tokens.count {
                let token = tokens[next]
                if depth == 0, next > begin, !isAlone, token.isFirstInLine { break }
                if depth == 0, token.kind == .sign, ends.contains(String(token.text)) { break }
                if token.kind == .sign, "([{<".contains(token.text) { depth += 1 }
                if token.kind == .sign, ")]}>".contains(token.text) {
                    if depth == 0 { break }
                    depth -= 1
                }
                next += 1
            }
            guard begin < next, let first = tokens[begin...].first, let last = tokens[..<next].last else { return nil }
            return String(first.text.base[first.text.startIndex..<last.text.endIndex])
        }
        if next < tokens.count, tokens[next].isSign(":") {
            next += 1
            type = take(until: ["=", "{", ",", ";"])
        }
        if next < tokens.count, tokens[next].isSign("=") {
            next += 1
            // A value may hold anything, so that of a lone variable goes to the end.
            value = isAlone ? Self.text(of: tokens[next...]) : take(until: [",", ";"])
        } else if next + 1 < tokens.count, tokens[next].isSign("{") {
            isComputed = !["willSet", "didSet"].contains(tokens[next + 1].text)
        }
    }

    private static func text(of tokens: ArraySlice<SourceToken>) -> String? {
        guard let first = tokens.first, let last = tokens.last else { return nil }
        return String(first.text.base[first.text.startIndex..<last.text.endIndex])
    }
}
