import CoreGraphics

/// Reads visual formats, by the grammar of Apple's "Auto Layout Guide" (docs/sources/views.md, Auto Layout).
struct VisualFormatParser {
    private let characters: [Character]
    private var index = 0

    private init(_ text: String) { characters = Array(text) }

    /// Reads a whole format.
    static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(text)
        return try parser.format()
    }

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if consume("H:") || consume("V:") {
            format.axis = characters[index - 2] == "V" ? .vertical : .horizontal
        }
        if consume("|") { format.leadingEdge = try connection() }
        format.elements = [try element()]
        while index < characters.count {
            let connection = try connection()
            if consume("|") {
                format.trailingEdge = connection
                break
            }
            format.connections.append(connection)
            format.elements.append(try element())
        }
        if index < characters.count { throw .expected("the end", at: index) }
        return format
    }

    private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
        try require("[")
        let name = try name()
        let predicates = peek == "(" ? try predicateList() : []
        try require("]")
        return VisualFormat.Element(name: name, predicates: predicates)
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard consume("-") else { return .flush }
        if peek == "[" || peek == "|" { return .standard }
        var predicates: [VisualFormat.Predicate] = []
        if peek == "(" {
            predicates = try predicateList()
        } else {
            predicates = [VisualFormat.Predicate(value: try value(isSigned: false))]
        }
        try require("-")
        return .predicates(predicates)
    }

    private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        try require("(")
        var predicates = [try predicate()]
        while consume(",") { predicates.append(try predicate()) }
        try require(")")
        return predicates
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if consume("<=") {
            relation = .lessThanOrEqual
        } else if consume(">=") {
            relation = .greaterThanOrEqual
        } else {
            _ = consume("==")
        }
        let value = try value(isSigned: true)
        let priority = consume("@") ? try self.value(isSigned: false) : nil
        return VisualFormat.Predicate(relation: relation, value: value, priority: priority)
    }

    private mutating func value(isSigned: Bool) throws(VisualFormatError) -> VisualFormat.Value {
        guard let next = peek, next.isASCII, next.isNumber || next == "." || (isSigned && next == "-") else {
            return .name(try name())
        }
        let start = index
        if isSigned { _ = consume("-") }
        while let next = peek, next.isASCII, next.isNumber || next == "." { index += 1 }
        guard let number = Double(String(characters[start..<index])) else { throw .expected("a number", at: start) }
        return .number(CGFloat(number))
    }

    private mutating func name() throws(VisualFormatError) -> String {
        let start = index
        while let next = peek, next.isLetter || next == "_" || (index > start && next.isNumber) { index += 1 }
        if index == start { throw .expected("a name", at: index) }
        return String(characters[start..<index])
    }

    private var peek: Character? { index < characters.count ? characters[index] : nil }

    private mutating func consume(_ text: String) -> Bool {
        guard characters[index...].starts(with: text) else { return false }
        index += text.count
        return true
    }

    private mutating func require(_ text: String) throws(VisualFormatError) {
        if !consume(text) { throw .expected("'\(text)'", at: index) }
    }
}
