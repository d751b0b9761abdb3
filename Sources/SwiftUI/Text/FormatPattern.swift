/// A pattern such as `%lld of %@`, parsed: characters, and specifiers for values.
struct FormatPattern {
    /// A part of the pattern.
    enum Part: Equatable {
        /// Characters.
        case characters(String)
        /// A specifier: the index of its value, counted from 0, and how that is written, without its position.
        case value(Int, specifier: String)
    }

    /// The parts in their order.
    private(set) var parts: [Part] = []

    /// The parts of `pattern`. A specifier without a position of its own (`%2$@` has one) means the next value; a per
    /// cent sign that begins none means itself.
    init(_ pattern: String) {
        var characters = ""
        var next = 0
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
            } else if let sign = Sign(&rest) {
                if !characters.isEmpty { parts.append(.characters(characters)) }
                characters = ""
                parts.append(.value(sign.index ?? next, specifier: sign.specifier))
                if sign.index == nil { next += 1 }
            } else {
                characters.append("%")
                rest.removeFirst()
            }
        }
        if !characters.isEmpty { parts.append(.characters(characters)) }
    }
}

/// A sign of C's formats at the beginning of a text.
private struct Sign {
    /// The index of its value, counted from 0; nil for the next.
    private(set) var index: Int?
    /// The sign without its position.
    private(set) var specifier = "%"

    /// The specifier that `text` begins with, which is removed from it; nil, `text` left alone, for none.
    init?(_ text: inout Substring) {
        var rest = text.dropFirst()
        let digits = rest.prefix(while: \.isNumber)
        if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
            index = number - 1
            rest = rest.dropFirst(digits.count + 1)
        }
        let modifiers = rest.prefix { "-+ #0123456789.hlqztjL".contains($0) }
        rest = rest.dropFirst(modifiers.count)
        guard let kind = rest.first, "@diuoxXfFeEgGaA".contains(kind) else { return nil }
        specifier += modifiers + String(kind)
        text = rest.dropFirst()
    }
}

extension LocalizedStringKey.Argument {
    /// The value written by `specifier` in `locale`; nil for text, which has attributes of its own.
    func string(_ specifier: String, locale: Locale) -> String? {
        // Plain numbers are grouped as the locale does.
        switch self {
        case .string(let string): return string
        case .text: return nil
        case .integer(let number) where ["%lld", "%ld", "%d", "%i"].contains(specifier):
            return number.formatted(.number.locale(locale))
        case .natural(let number) where ["%llu", "%lu", "%u", "%lld"].contains(specifier):
            return number.formatted(.number.locale(locale))
        case .integer(let number):
            return specifier.isReal
                ? String(format: specifier, locale: locale, Double(number))
                : String(format: specifier.wide, locale: locale, number)
        case .natural(let number):
            return specifier.isReal
                ? String(format: specifier, locale: locale, Double(number))
                : String(format: specifier.wide, locale: locale, number)
        case .real(let number):
            if specifier.isReal { return String(format: specifier, locale: locale, number) }
            // Whole numbers are asked for: the fraction is left out.
            let whole = Int64(exactly: number.rounded(.towardZero)) ?? 0
            return String(format: specifier.wide, locale: locale, whole)
        }
    }
}

extension String {
    /// Whether the specifier is of a number with a fraction.
    fileprivate var isReal: Bool { last.map { "fFeEgGaA".contains($0) } ?? false }

    /// The specifier for 64 bits, whatever its width; `%@` and its like become a plain number.
    fileprivate var wide: String {
        guard let kind = last else { return "%lld" }
        let flags = dropLast().filter { !"hlqztjL".contains($0) }
        return flags + "ll" + ("diuoxX".contains(kind) ? String(kind) : "d")
    }
}
