import CoreGraphics

/// Finds translations: strings files in the folders of bundles that are called after languages. Any thread.
enum Translations {
    private struct Place: Hashable {
        let bundle: String
        let locale: String
    }

    private static let known = Locked<[Place: Bundle]>([:])

    /// What `key` stands for in `table` of `bundle` in the language of `locale`; the key itself where nothing is said.
    static func string(for key: String, table: String?, in bundle: Bundle, locale: Locale) -> String {
        folder(of: bundle, locale: locale).localizedString(forKey: key, value: key, table: table)
    }

    /// The folder of a language as a bundle; the bundle itself where it has no languages.
    private static func folder(of bundle: Bundle, locale: Locale) -> Bundle {
        let place = Place(bundle: bundle.bundlePath, locale: locale.identifier)
        if let folder = known.withLock({ $0[place] }) { return folder }
        let names = bundle.localizations.filter { $0 != "Base" }
        let wanted = [locale.identifier(.bcp47)]
        let best = Bundle.preferredLocalizations(from: names, forPreferences: wanted).first
        let path = best.flatMap { bundle.path(forResource: $0, ofType: "lproj") }
        let folder = path.flatMap { Bundle(path: $0) } ?? bundle
        known.withLock { $0[place] = folder }
        return folder
    }
}
