import Foundation
import OctantBase
internal import OctantLocalization

/// The locale that views speak in: an addition of Octant's. It is handed down like every trait:
/// `window.traitOverrides[LocaleTrait.self] = Locale(identifier: "de")`. Where nothing is said it is the user's, as the
/// environment has it.
public enum LocaleTrait: UITraitDefinition {
    /// The user's locale, read once.
    public static let defaultValue: Locale = locale(in: ProcessInfo.processInfo.environment)

    /// The first of the user's languages that there are strings for, else the user's own; Foundation's when the
    /// environment asks for none.
    static func locale(in environment: [String: String]) -> Locale {
        LocalizedStrings.preferredLocale(among: PreferredLanguages.locales(in: environment))
    }
}

extension TraitValues {
    /// The locale that is said, or the user's.
    var locale: Locale { custom.isEmpty ? LocaleTrait.defaultValue : self[LocaleTrait.self] }
}
