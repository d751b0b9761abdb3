import CoreGraphics
import OctantBase

/// Finds translations: strings files in the folders of bundles that are called after languages. Any thread.
enum Translations {
    private struct Key: Hashable {
        let bundle: String
        let locale: String
    }

    private static let known = Locked<[Key: Bundle]>([:])

    /// The translation of `key` in `table` of `bundle` in the language of `locale`; the key itself where there is none.
    static func string(for key: String, table: String?, in bundle: Bundle, locale: Locale) -> String {
        folder(of: bundle, locale: locale).localizedString(forKey: key, value: key, table: table)
    }

    /// The folder of a language as a bundle; the bundle itself where it has no languages.
    private static func folder(of bundle: Bundle, locale: Locale) -> Bundle {
        let key = Key(bundle: bundle.bundlePath, locale: locale.identifier)
        if let folder = known.withLock({ $0[key] }) { return folder }
        // Not `developmentLocalization`, which ends the program on Linux for a bundle that names none.
        let native = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        let best = PreferredLanguages.folder(for: locale, among: bundle.localizations) ?? native
        let path = best.flatMap { bundle.path(forResource: $0, ofType: "lproj") }
        let folder = path.flatMap { Bundle(path: $0) } ?? bundle
        known.withLock { $0[key] = folder }
        return folder
    }
}
