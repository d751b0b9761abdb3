/// A word, a literal or a sign of a Swift source, and where it stands.
struct SourceToken {
    /// The kind of a token.
    enum Kind {
        case word, literal, sign
    }

    let kind: Kind
    let text: Substring
    /// Whether a line begins between the token before and this one.
    let isFirstInLine: Bool

    func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}

/// Divides a source that the compiler has parsed already into tokens. Comments are left out.
struct SourceLexer {
    private var rest: Substring
    private var isFirstInLine = true

    /// Returns the tokens of `source`.
    static func tokens(of source: String) -> [SourceToken] {
        var lexer = SourceLexer(rest: source[...])
        var tokens: [SourceToken] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    private init(rest: Substring) { self.rest = rest }

    private mutating func next() -> SourceToken? {
        skipSpace()
        guard let first = rest.first else { return nil }
        let begin = rest
        let kind: SourceToken.Kind
        if first.isLetter || first == "_" || first == "`" || first == "$" {
            kind = .word
            rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        } else if first == "\"" || first == "#" && rest.drop(while: { $0 == "#" }).first == "\"" {
            kind = .literal
            skipString()
        } else if first.isNumber {
            kind = .literal
            rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        } else {
            kind = .sign
            let pair = rest.prefix(2)
            rest = rest.dropFirst(pair == "->" || pair == "==" ? 2 : 1)
        }
        defer { isFirstInLine = false }
        return SourceToken(kind: kind, text: begin[..<rest.startIndex], isFirstInLine: isFirstInLine)
    }

    private mutating func skipSpace() {
        while let first = rest.first {
            if first.isNewline {
                isFirstInLine = true
                rest.removeFirst()
            } else if first.isWhitespace {
                rest.removeFirst()
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    /// Skips a comment that may contain others.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
    }

    /// Skips a text, what is interpolated into it too.
    private mutating func skipString() {
        let marks = String(rest.prefix { $0 == "#" })
        rest = rest.dropFirst(marks.count)
        let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(quote.count)
        while !rest.isEmpty, !rest.hasPrefix(quote + marks) {
            guard rest.hasPrefix("\\" + marks) else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(1 + marks.count)
            if rest.first == "(" { skipGroup() } else { rest = rest.dropFirst() }
        }
        rest = rest.dropFirst(quote.count + marks.count)
    }

    /// Skips from an opening parenthesis to behind the one that closes it.
    private mutating func skipGroup() {
        var depth = 0
        repeat {
            guard let token = next() else { return }
            if token.isSign("(") { depth += 1 }
            if token.isSign(")") { depth -= 1 }
        } while depth > 0
    }
}
