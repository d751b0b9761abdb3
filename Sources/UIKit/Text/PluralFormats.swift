import Foundation
import OctantBase

/// The formats that look-ups of texts gave for texts with plural forms: the format of the general form, by which
/// `String(format:)` finds the text again when it knows the numbers.
enum PluralFormats {
    /// Shows nothing; tells formats apart that are the same in their general form.
    private static let mark: Character = "\u{2060}"
    private static let known = Locked<[String: PluralText]>([:])

    /// The format that stands for `text`.
    static func format(of text: PluralText) -> String {
        let general = text.general
        return known.withLock { known in
            var format = general
            while let other = known[format], other != text { format.append(mark) }
            known[format] = text
            return format
        }
    }

    /// The text that `format` stands for; nil where it is a format as any other.
    static func text(of format: String) -> PluralText? { known.withLock { $0[format] } }
}

extension String {
    /// `format` with `arguments` in it, written as `locale` does: what `String(format:locale:arguments:)` is in sources
    /// that `octant build` compiles, so that texts with plural forms are in the one that their numbers ask for.
    public static func _formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        guard let text = PluralFormats.text(of: format) else {
            return String(format: format, locale: locale, arguments: arguments)
        }
        let numbers = arguments.map { argument -> Double? in
            switch argument {
            case let number as any BinaryInteger: Double(number)
            case let number as any BinaryFloatingPoint: Double(number)
            case let number as NSNumber: number.doubleValue
            default: nil
            }
        }
        return text.pattern(for: numbers).parts.map { part in
            switch part {
            case .characters(let characters): return characters
            case .value(let index, let specifier):
                // A translation may ask for more values than there are.
                guard arguments.indices.contains(index) else { return "" }
                return String(format: specifier, locale: locale, arguments: [arguments[index]])
            }
        }.joined()
    }
}
