import Testing

@testable import UIKit

@Suite("The locale that views speak in")
struct LocaleTraitTests {
    @Test(
        "the user's locale is that of the environment, by the custom of gettext",
        arguments: [
            (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "de_DE", "LC_MESSAGES": "fr_FR.UTF-8@euro"], "fr_FR"),
            (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "es_ES"], "es_ES"),
            (["LANG": "de_DE", "LANGUAGE": "sv:ja:fr"], "ja"), (["LANG": "sv_SE", "LANGUAGE": "fi"], "sv_SE"),
            (["LANG": "de_DE", "LC_ALL": ""], "de_DE"),
        ])
    func environment(environment: [String: String], identifier: String) {
        #expect(LocaleTrait.locale(in: environment).identifier == identifier)
    }

    @Test(
        "an environment that asks for no language leaves it to Foundation",
        arguments: [[:], ["LANG": "C.UTF-8"], ["LC_ALL": "POSIX", "LANG": "de_DE"], ["LANG": "C", "LANGUAGE": "de"]])
    func plain(environment: [String: String]) {
        #expect(LocaleTrait.locale(in: environment) == .current)
    }
}
