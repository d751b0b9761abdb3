import Foundation

/// A value that is put into a translation.
package enum FormatValue: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case natural(UInt64)
    case real(Double)

    /// The number that `value` is.
    package init(_ value: some BinaryInteger) {
        if type(of: value).isSigned {
            self = .integer(Int64(clamping: value))
        } else {
            self = .natural(UInt64(clamping: value))
        }
    }

    /// The sign that stands for it in a key.
    var specifier: String {
        switch self {
        case .string: "%@"
        case .integer: "%lld"
        case .natural: "%llu"
        case .real: "%lf"
        }
    }

    /// The number by which words are chosen; nil for what is none.
    package var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .natural(let number): Double(number)
        case .real(let number): number
        case .string: nil
        }
    }

    /// The value written by `specifier` in `locale`.
    package func string(_ specifier: String, locale: Locale) -> String {
        // Plain numbers are grouped as the locale does.
        switch self {
        case .string(let string): return string
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
