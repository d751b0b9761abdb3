import Foundation
import OctantBase
import RenderServer

/// Finds the locale that views speak in.
enum PreferredLocale {
    /// The first of the user's languages that there are words for, else the user's own; Foundation's when the
    /// environment asks for none.
    static func locale(in environment: [String: String]) -> Locale {
        let locales = PreferredLanguages.locales(in: environment)
        return locales.first { WordCatalogue($0) != nil } ?? locales.last ?? .current
    }
}
