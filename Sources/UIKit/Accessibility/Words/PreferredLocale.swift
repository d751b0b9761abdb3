import Foundation

/// Finds the user's locale. Foundation on Linux does not look at the environment: its `Locale.current` is always English.
enum PreferredLocale {
    /// The locales that ask for no language.
    private static let plain: Set<String> = ["C", "POSIX"]

    /// The first of the user's languages that there are words for, by the custom of gettext: `LANGUAGE` is a list and
    /// counts unless the locale is plain C; the locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
    /// Foundation's when there is none.
    static func locale(in environment: [String: String]) -> Locale {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        guard let name = names.first(where: { !$0.isEmpty }).map(bare), !name.isEmpty, !plain.contains(name) else {
            return .current
        }
        let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map { bare(String($0)) } + [name]
        let locales = list.map { Locale(identifier: $0) }
        return locales.first { WordCatalogue($0) != nil } ?? Locale(identifier: name)
    }

    /// The name without its encoding and variant: `de_DE` of `de_DE.UTF-8@euro`.
    private static func bare(_ name: String) -> String {
        String(name.prefix { $0 != "." && $0 != "@" })
    }
}
