import Testing

@testable import UIKit

@Suite("The words that UIKit says by itself")
struct AccessibilityWordsTests {
    private static let codes = ["en", "de", "fr", "es", "ja", "zh-Hans", "ar", "he"]

    private func words(_ locale: String) -> AccessibilityWords { AccessibilityWords(Locale(identifier: locale)) }

    @Test("there are words in eight languages, each its own", arguments: codes)
    func eachItsOwn(code: String) {
        let words = words(code)
        #expect(words.catalogue.language == code)
        for other in Self.codes where other != code {
            #expect(self.words(other).inProgress != words.inProgress)
            #expect(self.words(other).progressHalted != words.progressHalted)
            #expect(self.words(other).loading != words.loading)
        }
        #expect(words.percentComplete(7).contains(words.percent(7)))
        #expect(words.position(2, of: 3).contains(words.number(2)))
        #expect(words.position(2, of: 3).contains(words.number(3)))
        #expect(!words.position(2, of: 3).contains("$"))
    }

    @Test("the English words are those of the specification")
    func english() {
        let words = words("en_US")
        #expect(words.inProgress == "In progress")
        #expect(words.progressHalted == "Progress halted")
        #expect(words.loading == "Loading…")
        #expect(words.percentComplete(50) == "50% complete")
    }

    @Test(
        "a phrase takes the form that its number asks for",
        arguments: [
            ("fr", 0, "0\u{A0}% effectué"), ("fr", 1, "1\u{A0}% effectué"), ("fr", 2, "2\u{A0}% effectués"),
            ("he", 1, "הושלם 1%"), ("he", 2, "הושלמו 2%"), ("he", 11, "הושלמו 11%"), ("en", 1, "1% complete"),
        ])
    func plurals(locale: String, number: Int, text: String) {
        #expect(words(locale).percentComplete(number) == text)
    }

    @Test(
        "percentages have the digits and the sign of the locale's region, of the likeliest where it has none",
        arguments: [
            ("ar_EG", "٥٠٪\u{61C}"), ("ar", "٥٠٪\u{61C}"), ("ar_MA", "50\u{200E}%\u{200E}"), ("de_AT", "50\u{A0}%"),
            ("fr_CH", "50%"), ("es_MX", "50%"), ("es", "50\u{A0}%"), ("zh_CN", "50%"), ("iw_IL", "50%"),
        ])
    func digits(locale: String, text: String) {
        #expect(words(locale).percent(50) == text)
    }

    @Test(
        "a region or a script does not hide the language; a language without words is answered in English",
        arguments: [
            ("de_CH", "de"), ("zh_CN", "zh-Hans"), ("zh", "zh-Hans"), ("zh_TW", "en"), ("zh-Hant", "en"), ("iw", "he"),
            ("fa_IR", "en"), ("xx", "en"), ("", "en"), ("not a locale", "en"),
        ])
    func matching(locale: String, language: String) {
        #expect(words(locale).catalogue.language == language)
    }

    @Test("where the words are English for want of others, so are the digits")
    func fallback() {
        #expect(words("fa_IR").percentComplete(50) == "50% complete")
    }

    @Test(
        "the user's locale is that of the environment, by the custom of gettext",
        arguments: [
            (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "de_DE", "LC_MESSAGES": "fr_FR.UTF-8@euro"], "fr_FR"),
            (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "es_ES"], "es_ES"),
            (["LANG": "de_DE", "LANGUAGE": "sv:ja:fr"], "ja"), (["LANG": "sv_SE", "LANGUAGE": "fi"], "sv_SE"),
            (["LANG": "de_DE", "LC_ALL": ""], "de_DE"),
        ])
    func environment(environment: [String: String], identifier: String) {
        #expect(PreferredLocale.locale(in: environment).identifier == identifier)
    }

    @Test(
        "an environment that asks for no language leaves it to Foundation",
        arguments: [[:], ["LANG": "C.UTF-8"], ["LC_ALL": "POSIX", "LANG": "de_DE"], ["LANG": "C", "LANGUAGE": "de"]])
    func plain(environment: [String: String]) {
        #expect(PreferredLocale.locale(in: environment) == .current)
    }
}
