/// A pattern such as `%lld of %@`, parsed: characters, and specifiers for values.
package struct FormatPattern: Equatable, Sendable {
    /// A part of the pattern.
    package enum Part: Equatable, Sendable {
        /// Characters.
        case characters(String)
        /// A specifier: the index of its value, counted from 0, and how that is written, without its position.
        case value(Int, specifier: String)
    }

    /// The parts in their order.
    package private(set) var parts: [Part] = []

    /// The parts of `pattern`. A specifier without a position of its own (`%2$@` has one) means the next value; a per
    /// cent sign that begins none means itself.
    package init(_ pattern: String) {
        var next = 0
        FormatSign.scan(pattern) { piece in
            switch piece {
            case .characters(let characters): append(characters)
            case .sign(let sign):
                parts.append(.value(sign.index ?? next, specifier: sign.specifier))
                if sign.index == nil { next += 1 }
            }
        }
    }

    /// A pattern of nothing.
    init() {}

    /// Adds characters, to those before.
    mutating func append(_ characters: String) {
        if case .characters(let before)? = parts.last {
            parts[parts.count - 1] = .characters(before + characters)
        } else {
            parts.append(.characters(characters))
        }
    }

    /// Adds a value.
    mutating func append(value index: Int, specifier: String) { parts.append(.value(index, specifier: specifier)) }
}

/// A sign of C's formats, or of a variable in tables of texts (`%#@count@`).
struct FormatSign: Equatable {
    /// A piece of a pattern.
    enum Piece {
        /// Characters, `%%` among them as `%`.
        case characters(String)
        case sign(FormatSign)
    }

    /// The index of its value, counted from 0; nil for the next.
    private(set) var index: Int?
    /// The sign without its position.
    private(set) var specifier = "%"
    /// The name of the variable; nil for a plain value.
    private(set) var variable: String?

    /// Passes the pieces of `pattern` to `take`, in their order.
    static func scan(_ pattern: String, _ take: (Piece) -> Void) {
        var characters = ""
        var rest = pattern[...]
        while let character = rest.first {
            guard character == "%" else {
                characters.append(character)
                rest.removeFirst()
                continue
            }
            if rest.hasPrefix("%%") {
                characters.append("%")
                rest.removeFirst(2)
            } else if let sign = FormatSign(&rest) {
                if !characters.isEmpty { take(.characters(characters)) }
                characters = ""
                take(.sign(sign))
            } else {
                characters.append("%")
                rest.removeFirst()
            }
        }
        if !characters.isEmpty { take(.characters(characters)) }
    }

    /// The specifier that `text` begins with, which is removed from it; nil, `text` left alone, for none.
    private init?(_ text: inout Substring) {
        var rest = text.dropFirst()
        let digits = rest.prefix(while: \.isNumber)
        if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
            index = number - 1
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            variable = String(rest.dropFirst(2)[..<end])
            text = rest[rest.index(after: end)...]
            return
        }
        let modifiers = rest.prefix { "-+ #0123456789.hlqztjL".contains($0) }
        rest = rest.dropFirst(modifiers.count)
        guard let kind = rest.first, "@diuoxXfFeEgGaA".contains(kind) else { return nil }
        specifier += modifiers + String(kind)
        text = rest.dropFirst()
    }

    /// Whether its value is a number.
    var isNumber: Bool { variable == nil && specifier.last != "@" }
}
