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

    /// The name without its encoding and variant: `de_DE` of `de_DE.UTF-8@euro`.
    private static func bare(_ name: String) -> String {
        String(name.prefix { $0 != "." && $0 != "@" })
    }
}
