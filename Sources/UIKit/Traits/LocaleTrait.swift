import Foundation

/// The locale that views speak in: an addition of Octant's. It is handed down like every trait:
/// `window.traitOverrides[LocaleTrait.self] = Locale(identifier: "de")`. Where nothing is said it is the user's, as the
/// environment has it.
public enum LocaleTrait: UITraitDefinition {
    /// The user's locale, read once.
    public static let defaultValue: Locale = PreferredLocale.locale(in: ProcessInfo.processInfo.environment)
}

extension TraitValues {
    /// The locale that is said, or the user's.
    var locale: Locale { custom.isEmpty ? LocaleTrait.defaultValue : self[LocaleTrait.self] }
}
