import Foundation

/// The languages that the user's environment asks for. Foundation on Linux does not read it: its `Locale.current` is
/// always English.
package enum PreferredLanguages {
    /// The locales that ask for no language.
    private static let plain: Set<String> = ["C", "POSIX"]

    /// The locales asked for, the most wanted first, by the custom of gettext: `LANGUAGE` is a list and counts unless
    /// the locale is plain C; the locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set, and the last
    /// of the list. Empty when nothing is asked for.
    package static func locales(in environment: [String: String]) -> [Locale] {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        guard let name = names.first(where: { !$0.isEmpty }).map(bare), !name.isEmpty, !plain.contains(name) else {
            return []
        }
        let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map { bare(String($0)) } + [name]
        return list.map { Locale(identifier: $0) }
    }

    /// Whether the most wanted language is written from right to left.
    package static func runRightToLeft(in environment: [String: String]) -> Bool {
        locales(in: environment).first?.language.characterDirection == .rightToLeft
    }

    /// The folder for `locale` among those called `names`: of its language, script and region, of as many of these as
    /// there is one for. Foundation on Linux chooses any.
    package static func folder(for locale: Locale, among names: [String]) -> String? {
        let language = locale.language
        let code = language.languageCode?.identifier ?? ""
        let wanted = [
            locale.identifier(.bcp47), "\(code)-\(language.script?.identifier ?? "")",
            "\(code)-\(language.region?.identifier ?? "")", code,
        ]
        func isSame(_ one: String, _ other: String) -> Bool {
            one.replacingOccurrences(of: "_", with: "-").lowercased() == other.lowercased()
        }
        return wanted.lazy.compactMap { preference in names.first { isSame($0, preference) } }.first
    }

    /// The folder of translations to take of `bundle`: the first language that `environment` asks for and the bundle
    /// has, else that it was written in, else English, else its first; nil where what is not translated is in a folder
    /// of its own, or nothing is translated. Foundation on Linux chooses any.
    package static func folder(in bundle: Bundle, for environment: [String: String]) -> String? {
        let names = bundle.localizations
        // Not `developmentLocalization`, which ends the program on Linux for a bundle that names none.
        let native = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        let wanted = locales(in: environment) + [native, "en"].compactMap { $0.map { Locale(identifier: $0) } }
        let best = wanted.lazy.compactMap { folder(for: $0, among: names) }.first
        return best ?? (names.contains("Base") ? nil : names.min())
    }

    /// The name without its encoding and variant: `de_DE` of `de_DE.UTF-8@euro`.
    private static func bare(_ name: String) -> String {
        String(name.prefix { $0 != "." && $0 != "@" })
    }
}
