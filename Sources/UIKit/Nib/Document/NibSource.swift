import Foundation

/// The bytes of an interface file, decoded and checked before the XML parser sees them.
///
/// Foundation's parser ends the program at processing instructions and at letters that are none, and follows a document
/// type in encodings that hide it. Its input is UTF-8 and contains elements, text, comments and CDATA, references to
/// characters and the five entities of XML itself, and nothing else.
struct NibSource {
    /// The encodings that a file may be in, by the names for them in an XML declaration.
    enum Encoding {
        case utf8, utf16, ascii, latin1

        private static let names: [String: Encoding] = [
            "utf-8": .utf8, "utf-16": .utf16, "us-ascii": .ascii, "iso-8859-1": .latin1,
        ]

        /// The encoding of that name; nil for any other.
        init?(name: String) {
            guard let encoding = Self.names[name.lowercased()] else { return nil }
            self = encoding
        }
    }

    /// The document in UTF-8 without its declaration, whose lines are left empty.
    let bytes: [UInt8]

    /// Decodes and checks `data`.
    init(_ data: Data) throws(NibError) {
        let file = [UInt8](data)
        var text: [UInt8]
        let isMarked16 = file.starts(with: [0xFE, 0xFF]) || file.starts(with: [0xFF, 0xFE])
        if isMarked16 {
            text = try Self.utf16(file)
        } else {
            // All encodings without this mark have the declaration's characters in common.
            let marked = file.starts(with: [0xEF, 0xBB, 0xBF])
            let bytes = marked ? Array(file.dropFirst(3)) : file
            let declared = try Declaration(bytes)?.encoding ?? .utf8
            switch declared {
            case .utf8: text = try Self.checked(Self.scalars(of: bytes, UTF8.self))
            case .ascii where !marked:
                text = try Self.checked(bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : nil })
            case .latin1 where !marked: text = try Self.checked(bytes.map { Unicode.Scalar($0) })
            case .ascii, .latin1, .utf16:
                throw .malformed(line: 1, reason: "it is not in the encoding that it says")
            }
        }
        if let declaration = try Declaration(text) {
            guard !isMarked16 || declaration.encoding ?? .utf16 == .utf16 else {
                throw .malformed(line: 1, reason: "it is not in the encoding that it says")
            }
            let breaks = text[..<declaration.end].filter { $0 == UInt8(ascii: "\n") }
            text.replaceSubrange(..<declaration.end, with: breaks)
        }
        var scanner = NibScanner(text)
        try scanner.scan()
        bytes = text
    }

    // MARK: Decoding

    private static func utf16(_ file: [UInt8]) throws(NibError) -> [UInt8] {
        guard file.count % 2 == 0 else { throw .malformed(line: 1, reason: "it ends within a character") }
        let isBig = file[0] == 0xFE
        let units = stride(from: 2, to: file.count, by: 2).map { (at: Int) -> UInt16 in
            let (first, second) = (UInt16(file[at]), UInt16(file[at + 1]))
            return isBig ? first << 8 | second : second << 8 | first
        }
        return try checked(scalars(of: units, UTF16.self))
    }

    /// The characters of `units`; nil, at the end, for what is none.
    private static func scalars<Codec: UnicodeCodec>(
        of units: [Codec.CodeUnit], _ codec: Codec.Type
    ) -> [Unicode.Scalar?] {
        var (decoder, rest) = (Codec(), units.makeIterator())
        var scalars: [Unicode.Scalar?] = []
        scalars.reserveCapacity(units.count)
        while true {
            switch decoder.decode(&rest) {
            case .scalarValue(let scalar): scalars.append(scalar)
            case .emptyInput: return scalars
            case .error:
                scalars.append(nil)
                return scalars
            }
        }
    }

    /// `scalars` in UTF-8; an error where one is none, or is not allowed in XML.
    private static func checked(_ scalars: [Unicode.Scalar?]) throws(NibError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(scalars.count)
        var line = 1
        for scalar in scalars {
            guard let scalar else {
                throw .malformed(line: line, reason: "there are bytes that are no character of its encoding")
            }
            guard scalar.isXML else {
                let number = String(scalar.value, radix: 16, uppercase: true)
                throw .malformed(line: line, reason: "the character U+\(number) is not allowed")
            }
            if scalar == "\n" { line += 1 }
            if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
        }
        return bytes
    }
}

/// `<?xml version="1.0" encoding="UTF-8"?>` at the beginning of a file.
private struct Declaration {
    /// The encoding; nil where none is declared.
    var encoding: NibSource.Encoding?
    /// The begin of what follows.
    let end: Int

    /// Nil where there is none.
    init?(_ bytes: [UInt8]) throws(NibError) {
        let begin = Array("<?xml".utf8)
        guard bytes.starts(with: begin), bytes.count > begin.count, bytes[begin.count].isSpace else { return nil }
        func fail(_ reason: String) -> NibError { .malformed(line: 1, reason: reason) }
        guard let last = bytes.firstIndex(of: UInt8(ascii: ">")), bytes[last - 1] == UInt8(ascii: "?") else {
            throw fail("its declaration does not end")
        }
        end = last + 1
        var rest = bytes[begin.count..<last - 1]
        while true {
            rest = rest.drop(while: \.isSpace)
            if rest.isEmpty { return }
            let name = rest.prefix { $0.isNameByte }
            rest = rest.dropFirst(name.count).drop(while: \.isSpace)
            guard rest.first == UInt8(ascii: "=") else { throw fail("its declaration cannot be read") }
            rest = rest.dropFirst().drop(while: \.isSpace)
            guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                let close = rest.dropFirst().firstIndex(of: quote)
            else { throw fail("its declaration cannot be read") }
            let value = String(decoding: rest[(rest.startIndex + 1)..<close], as: UTF8.self)
            rest = rest[(close + 1)...]
            switch String(decoding: name, as: UTF8.self) {
            case "version" where value.hasPrefix("1."), "standalone": break
            case "encoding":
                encoding = NibSource.Encoding(name: value)
                if encoding == nil { throw fail("the encoding '\(value.prefix(40))' is not read") }
            default: throw fail("its declaration cannot be read")
            }
        }
    }
}

/// Checks a document for what no interface file has.
private struct NibScanner {
    private let text: [UInt8]
    private var at = 0
    private var line = 1

    init(_ text: [UInt8]) { self.text = text }

    mutating func scan() throws(NibError) {
        while at < text.count {
            switch text[at] {
            case UInt8(ascii: "&"): try reference()
            case UInt8(ascii: "<"): try markup()
            default: step()
            }
        }
    }

    /// A tag, a comment or CDATA.
    private mutating func markup() throws(NibError) {
        if begins("<!--") { return try skip("<!--", through: "-->", "a comment") }
        if begins("<![CDATA[") { return try skip("<![CDATA[", through: "]]>", "CDATA") }
        if begins("<?") { throw fail("a processing instruction stands in no interface file") }
        if begins("<!") { throw fail("a document type or declaration stands in no interface file") }
        let begin = line
        var quote: UInt8?
        step()
        while at < text.count {
            let byte = text[at]
            if byte == UInt8(ascii: "&") {
                try reference()
                continue
            }
            // The parser would go on behind it, whatever follows.
            if byte == UInt8(ascii: "<") { throw fail("a '<' stands within a tag") }
            step()
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return
            }
        }
        throw .malformed(line: begin, reason: "a tag does not end")
    }

    /// `&amp;` and the like, or `&#65;`.
    private mutating func reference() throws(NibError) {
        let name = text[(at + 1)...].prefix { $0 != UInt8(ascii: ";") && $0.isNameByte || $0 == UInt8(ascii: "#") }
        let end = at + 1 + name.count
        guard !name.isEmpty, end < text.count, text[end] == UInt8(ascii: ";") else {
            throw fail("an '&' stands alone")
        }
        let word = String(decoding: name, as: UTF8.self)
        if word.hasPrefix("#") {
            let isHex = word.hasPrefix("#x")
            let number = UInt32(word.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
            guard word.last?.isHexDigit == true, let scalar = number.flatMap(Unicode.Scalar.init), scalar.isXML else {
                throw fail("&\(word.prefix(40)); is no character")
            }
        } else if !["lt", "gt", "amp", "quot", "apos"].contains(word) {
            throw fail("there is no entity &\(word.prefix(40));")
        }
        at = end + 1
    }

    private mutating func skip(_ opening: String, through end: String, _ what: String) throws(NibError) {
        let begin = line
        at += opening.utf8.count
        while at < text.count {
            if begins(end) {
                at += end.utf8.count
                return
            }
            step()
        }
        throw .malformed(line: begin, reason: "\(what) does not end")
    }

    private func begins(_ word: String) -> Bool { text[at...].starts(with: word.utf8) }

    private mutating func step() {
        if text[at] == UInt8(ascii: "\n") { line += 1 }
        at += 1
    }

    private func fail(_ reason: String) -> NibError { .malformed(line: line, reason: reason) }
}

extension Unicode.Scalar {
    /// Whether an XML document may hold the character (Extensible Markup Language 1.0, production 2).
    fileprivate var isXML: Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
        default: false
        }
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || self == 0x9 || self == 0xA || self == 0xD }

    /// Whether it may be in a name as they are written in ASCII.
    fileprivate var isNameByte: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x3A, 0x5F: true
        default: false
        }
    }
}
