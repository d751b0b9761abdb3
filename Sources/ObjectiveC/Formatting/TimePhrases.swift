import Foundation

/// What is written around a span of time that is left, or of about that length: our words, in the languages that
/// Octant's own texts are in; English for others.
struct TimePhrases {
    /// About a span of time, that much left, and about that much left; `%` is the span.
    private let about, left, aboutLeft: String

    /// The phrases in the language of `locale`.
    init(_ locale: Locale) {
        (about, left, aboutLeft) =
            switch locale.language.languageCode?.identifier {
            case "ar": ("حوالي %", "متبقٍ %", "متبقٍ حوالي %")
            case "de": ("Etwa %", "Noch %", "Noch etwa %")
            case "es": ("Alrededor de %", "Quedan %", "Quedan alrededor de %")
            case "fr": ("Environ %", "Il reste %", "Il reste environ %")
            case "he": ("בערך %", "נותרו %", "נותרו בערך %")
            case "ja": ("約%", "残り%", "残り約%")
            case "zh": ("约%", "剩余%", "剩余约%")
            default: ("About %", "% remaining", "About % remaining")
            }
    }

    /// Returns `span` with a phrase, or as it is.
    func around(_ span: String, isAbout: Bool, isLeft: Bool) -> String {
        let phrase = isAbout ? isLeft ? aboutLeft : about : isLeft ? left : "%"
        return phrase.split(separator: "%", omittingEmptySubsequences: false).joined(separator: span)
    }
}
