import Foundation
import OctantBase
internal import OctantLocalization

/// The locale of the texts that views produce: an addition of Octant's. It is inherited like every trait:
/// `window.traitOverrides[LocaleTrait.self] = Locale(identifier: "de")`. By default it is the user's, from the
/// environment.
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
    /// The locale that is set, or the user's.
    var locale: Locale { custom.isEmpty ? LocaleTrait.defaultValue : self[LocaleTrait.self] }
}
