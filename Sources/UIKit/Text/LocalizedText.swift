/// A translation.
package enum LocalizedText: Equatable, Sendable {
    /// Characters, or a format.
    case plain(String)
    /// A format whose words depend on numbers.
    case plural(PluralText)

    /// The text, or the format: of one with plural forms a format that `String._formatted` finds them by.
    package var format: String {
        switch self {
        case .plain(let text): text
        case .plural(let text): PluralFormats.format(of: text)
        }
    }

    /// The pattern for these values: numbers, and nil for what is none.
    package func pattern(for numbers: [Double?]) -> FormatPattern {
        switch self {
        case .plain(let text): FormatPattern(text)
        case .plural(let text): text.pattern(for: numbers)
        }
    }
}
