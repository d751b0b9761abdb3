import Foundation

/// Cuts HTML into elements and the letters between them.
struct HTMLScanner {
    /// A piece of a document.
    enum Token: Equatable {
        case text(String)
        /// An element begins, with these values, or ends.
        case begin(String, [String: String])
        case end(String)
        /// The letters of a style sheet.
        case sheet(String)
    }

    private let letters: [Character]
    private var at = 0

    /// A scanner of `html`.
    init(_ html: String) { letters = Array(html) }

    /// The next piece; nil at the end.
    mutating func next() -> Token? {
        while at < letters.count {
            guard letters[at] == "<", at + 1 < letters.count, let token = element() else {
                let start = at
                at += 1
                while at < letters.count, letters[at] != "<" { at += 1 }
                return .text(HTMLEntities.decoded(String(letters[start..<at])))
            }
            switch token {
            case .begin("style", _): return .sheet(skipped(to: "style"))
            case .begin(let name, _) where ["script", "title", "template"].contains(name): _ = skipped(to: name)
            case .text(""): continue
            default: return token
            }
        }
        return nil
    }

    /// The element that begins here; an empty text for what is left out, nil for what is no element.
    private mutating func element() -> Token? {
        let start = at
        let first = letters[at + 1]
        if first == "!" || first == "?" {
            let isComment = letters[at...].starts(with: "<!--")
            let end: [Character] = isComment ? ["-", "-", ">"] : [">"]
            at += isComment ? 4 : 2
            while at < letters.count, !letters[at...].starts(with: end) { at += 1 }
            at = min(at + end.count, letters.count)
            return .text("")
        }
        let isEnd = first == "/"
        at += isEnd ? 2 : 1
        let name = word { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ":") }.lowercased()
        guard name.first?.isLetter == true else {
            at = start
            return nil
        }
        var values: [String: String] = [:]
        while at < letters.count, letters[at] != ">" {
            if letters[at].isWhitespace || letters[at] == "/" {
                at += 1
                continue
            }
            let key = word { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
            if key.isEmpty { at += 1 }
            skipSpaces()
            var value = ""
            if at < letters.count, letters[at] == "=" {
                at += 1
                skipSpaces()
                value = quoted()
            }
            if !key.isEmpty { values[key] = HTMLEntities.decoded(value) }
        }
        at = min(at + 1, letters.count)
        return isEnd ? .end(name) : .begin(name, values)
    }

    private mutating func quoted() -> String {
        guard at < letters.count, letters[at] == "\"" || letters[at] == "'" else {
            return word { !$0.isWhitespace && $0 != ">" }
        }
        let mark = letters[at]
        at += 1
        let value = word { $0 != mark }
        at = min(at + 1, letters.count)
        return value
    }

    private mutating func word(_ isPart: (Character) -> Bool) -> String {
        let start = at
        while at < letters.count, isPart(letters[at]) { at += 1 }
        return String(letters[start..<at])
    }

    private mutating func skipSpaces() { while at < letters.count, letters[at].isWhitespace { at += 1 } }

    /// Goes behind the end of the element `name`. Returns the letters in it.
    private mutating func skipped(to name: String) -> String {
        let start = at
        while at < letters.count {
            let end = at
            if letters[at] == "<", at + 1 < letters.count, letters[at + 1] == "/", case .end(name)? = element() {
                return String(letters[start..<end])
            }
            at = end + 1
        }
        return String(letters[start...])
    }
}

/// The characters that stand for others in HTML.
enum HTMLEntities {
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥",
        "cent": "¢", "sect": "§", "deg": "°", "times": "×", "divide": "÷", "plusmn": "±", "auml": "ä", "ouml": "ö",
        "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à",
        "ccedil": "ç", "ntilde": "ñ", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "hearts": "♥",
    ]
    /// The letters of the longest name.
    private static let longest = 10

    /// `text` with the characters that are meant.
    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            let inner = rest[rest.index(after: mark)...]
            guard let end = inner.prefix(longest).firstIndex(of: ";"), let meant = character(inner[..<end]) else {
                result.append("&")
                rest = inner
                continue
            }
            result += meant
            rest = inner[inner.index(after: end)...]
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        guard name.first == "#" else { return names[String(name)] }
        let digits = name.dropFirst()
        let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
