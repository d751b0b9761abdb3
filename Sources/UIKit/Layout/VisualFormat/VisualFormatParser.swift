import CoreGraphics

/// Reads visual formats, by the grammar of Apple's "Auto Layout Guide" (docs/sources/views.md, Auto Layout).
struct VisualFormatParser {
    private let characters: [Character]
    private var place = 0

    private init(_ text: String) { characters = Array(text) }

    /// Reads a whole format.
    static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(text)
        return try parser.format()
    }

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if take("H:") || take("V:") {
            format.axis = characters[place - 2] == "V" ? .vertical : .horizontal
        }
        if take("|") { format.leadingEdge = try connection() }
        format.elements = [try element()]
        while place < characters.count {
            let connection = try connection()
            if take("|") {
                format.trailingEdge = connection
                break
            }
            format.connections.append(connection)
            format.elements.append(try element())
        }
        if place < characters.count { throw .expected("the end", at: place) }
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
        guard take("-") else { return .flush }
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
        while take(",") { predicates.append(try predicate()) }
        try require(")")
        return predicates
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take("<=") {
            relation = .lessThanOrEqual
        } else if take(">=") {
            relation = .greaterThanOrEqual
        } else {
            _ = take("==")
        }
        let value = try value(isSigned: true)
        let priority = take("@") ? try self.value(isSigned: false) : nil
        return VisualFormat.Predicate(relation: relation, value: value, priority: priority)
    }

    private mutating func value(isSigned: Bool) throws(VisualFormatError) -> VisualFormat.Value {
        guard let next = peek, next.isASCII, next.isNumber || next == "." || (isSigned && next == "-") else {
            return .name(try name())
        }
        let start = place
        if isSigned { _ = take("-") }
        while let next = peek, next.isASCII, next.isNumber || next == "." { place += 1 }
        guard let number = Double(String(characters[start..<place])) else { throw .expected("a number", at: start) }
        return .number(CGFloat(number))
    }

    private mutating func name() throws(VisualFormatError) -> String {
        let start = place
        while let next = peek, next.isLetter || next == "_" || (place > start && next.isNumber) { place += 1 }
        if place == start { throw .expected("a name", at: place) }
        return String(characters[start..<place])
    }

    private var peek: Character? { place < characters.count ? characters[place] : nil }

    private mutating func take(_ text: String) -> Bool {
        guard characters[place...].starts(with: text) else { return false }
        place += text.count
        return true
    }

    private mutating func require(_ text: String) throws(VisualFormatError) {
        if !take(text) { throw .expected("'\(text)'", at: place) }
    }
}
