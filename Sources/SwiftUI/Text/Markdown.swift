import Foundation

/// Characters that Markdown's signs are made of.
private let signs: Set<Character> = ["*", "_", "~", "`", "[", "<", "\\", "^"]

/// A parsed text with Markdown's inline markup: emphasis, strong emphasis, code, strikethrough and links. What is no
/// markup by its rules is kept as text; line breaks stay as they are.
struct Markdown {
    /// The style of characters from the markup.
    struct Style: Equatable {
        var isStrong = false
        var isEmphasized = false
        var isCode = false
        var isStruckThrough = false
        var link: URL?
        /// Whether words agree with the number beside them.
        var isInflected = false
    }

    /// Characters of one style.
    struct Run: Equatable {
        var characters: String
        var style: Style
    }

    /// The characters, in their order.
    private(set) var runs: [Run] = []

    /// Whether `^[text](attributes)` is markup.
    private let allowsAttributes: Bool

    /// Parses `text`, in which `^[text](attributes)` may be markup.
    init(_ text: String, allowsAttributes: Bool = true) {
        self.allowsAttributes = allowsAttributes
        guard text.contains(where: signs.contains) else {
            if !text.isEmpty { runs = [Run(characters: text, style: Style())] }
            return
        }
        add(Array(text)[...], Style())
    }

    private mutating func add(_ character: Character, _ style: Style) { add(String(character), style) }

    private mutating func add(_ characters: String, _ style: Style) {
        if let last = runs.indices.last, runs[last].style == style {
            runs[last].characters += characters
        } else if !characters.isEmpty {
            runs.append(Run(characters: characters, style: style))
        }
    }

    private mutating func add(_ text: ArraySlice<Character>, _ style: Style) {
        var rest = text
        var before: Character?
        while let character = rest.first {
            switch character {
            case "\\":
                rest.removeFirst()
                if let next = rest.first, next.isASCII, next.isPunctuation || next.isSymbol {
                    addOne(&rest, style)
                } else {
                    add(character, style)
                }
            case "`": addCode(&rest, style)
            case "^": if !addAttributed(&rest, style) { addOne(&rest, style) }
            case "[": if !addLink(&rest, style) { addOne(&rest, style) }
            case "<": if !addPlainLink(&rest, style) { addOne(&rest, style) }
            case "*", "_", "~": addEmphasis(&rest, style, after: before)
            default: addOne(&rest, style)
            }
            before = text[rest.startIndex - 1]
        }
    }

    private mutating func addOne(_ rest: inout ArraySlice<Character>, _ style: Style) {
        if let character = rest.popFirst() { add(character, style) }
    }

    // MARK: Signs

    private mutating func addCode(_ rest: inout ArraySlice<Character>, _ style: Style) {
        let length = rest.prefix { $0 == "`" }.count
        let inside = rest.dropFirst(length)
        guard let end = Self.codeEnd(in: inside, length) else {
            add(String(rest.prefix(length)), style)
            rest = inside
            return
        }
        var code = inside[..<end]
        if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
            code = code.dropFirst().dropLast()
        }
        var inner = style
        inner.isCode = true
        add(String(code), inner)
        rest = inside[(end + length)...]
    }

    /// The end of code that began with `length` signs; nil where it does not end.
    private static func codeEnd(in text: ArraySlice<Character>, _ length: Int) -> Int? {
        var rest = text
        while let start = rest.firstIndex(of: "`") {
            let count = rest[start...].prefix { $0 == "`" }.count
            if count == length { return start }
            rest = rest[(start + count)...]
        }
        return nil
    }

    /// `[text](address)`.
    private mutating func addLink(_ rest: inout ArraySlice<Character>, _ style: Style) -> Bool {
        guard let close = Self.end(of: rest, "[", "]"), rest[(close + 1)...].first == "(",
            let last = Self.end(of: rest[(close + 1)...], "(", ")")
        else { return false }
        // A title may follow the address.
        let address = String(rest[(close + 2)..<last]).split(separator: " ").first.map(String.init) ?? ""
        guard let url = URL(string: address) else { return false }
        var inner = style
        inner.link = url
        add(rest[(rest.startIndex + 1)..<close], inner)
        rest = rest[(last + 1)...]
        return true
    }

    /// `^[text](attributes)`, of which `inflect: true` has a meaning.
    private mutating func addAttributed(_ rest: inout ArraySlice<Character>, _ style: Style) -> Bool {
        let inside = rest.dropFirst()
        guard allowsAttributes, inside.first == "[", let close = Self.end(of: inside, "[", "]"),
            inside[(close + 1)...].first == "(", let last = Self.end(of: inside[(close + 1)...], "(", ")")
        else { return false }
        var inner = style
        let attributes = inside[(close + 2)..<last].filter { !$0.isWhitespace && $0 != "'" && $0 != "\"" }
        if String(attributes).split(separator: ",").contains("inflect:true") { inner.isInflected = true }
        add(inside[(inside.startIndex + 1)..<close], inner)
        rest = inside[(last + 1)...]
        return true
    }

    /// The end of what begins with `open`.
    private static func end(of text: ArraySlice<Character>, _ open: Character, _ close: Character) -> Int? {
        var depth = 0
        var index = text.startIndex
        while index < text.endIndex {
            switch text[index] {
            case "\\": index += 1
            case open: depth += 1
            case close:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// `<https://address>`.
    private mutating func addPlainLink(_ rest: inout ArraySlice<Character>, _ style: Style) -> Bool {
        guard let close = rest.firstIndex(of: ">") else { return false }
        let address = String(rest[(rest.startIndex + 1)..<close])
        guard address.hasPrefix("http://") || address.hasPrefix("https://") || address.hasPrefix("mailto:"),
            !address.contains(" "), let url = URL(string: address)
        else { return false }
        var inner = style
        inner.link = url
        add(address, inner)
        rest = rest[(close + 1)...]
        return true
    }

    /// `*`, `**`, `***`, the same of `_`, and `~~`.
    private mutating func addEmphasis(
        _ rest: inout ArraySlice<Character>, _ style: Style, after before: Character?
    ) {
        guard let sign = rest.first else { return }
        let length = rest.prefix { $0 == sign }.count
        let inside = rest.dropFirst(length)
        let opens = inside.first.map { !$0.isWhitespace } ?? false
        let isInWord = sign == "_" && (before.map { $0.isLetter || $0.isNumber } ?? false)
        let lengths = sign == "~" ? [2] : [3, 2, 1]
        if opens, !isInWord, sign != "~" || length == 2 {
            for count in lengths where count <= length {
                guard let end = Self.emphasisEnd(in: inside, sign, count) else { continue }
                // Surplus markup characters are kept as text.
                add(String(rest.prefix(length - count)), style)
                var inner = style
                if sign == "~" {
                    inner.isStruckThrough = true
                } else {
                    if count != 2 { inner.isEmphasized = true }
                    if count != 1 { inner.isStrong = true }
                }
                add(inside[..<end], inner)
                rest = inside[(end + count)...]
                return
            }
        }
        add(String(rest.prefix(length)), style)
        rest = inside
    }

    /// The end of emphasis that began with `count` times `sign`; nil where it does not end.
    private static func emphasisEnd(in text: ArraySlice<Character>, _ sign: Character, _ count: Int) -> Int? {
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            if character == "\\" {
                index += 2
                continue
            }
            if character == "`" {
                let length = text[index...].prefix { $0 == "`" }.count
                index = codeEnd(in: text[(index + length)...], length).map { $0 + length } ?? index + length
                continue
            }
            guard character == sign else {
                index += 1
                continue
            }
            let length = text[index...].prefix { $0 == sign }.count
            let after = index + length < text.endIndex ? text[index + length] : nil
            let isInWord = sign == "_" && (after.map { $0.isLetter || $0.isNumber } ?? false)
            let closes = index > text.startIndex && !text[index - 1].isWhitespace && !isInWord
            if closes, length == count || length >= 3 {
                return index + (length > count && count < 3 ? length - count : 0)
            }
            index += length
        }
        return nil
    }
}
