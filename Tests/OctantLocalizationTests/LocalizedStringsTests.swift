import Foundation
import OctantLocalization
import Testing

@Suite("The strings that UIKit shows and has spoken by itself")
struct LocalizedStringsTests {
    private static let codes = ["en", "de", "fr", "es", "ja", "zh-Hans", "ar", "he"]

    private func strings(_ locale: String) -> LocalizedStrings { LocalizedStrings(Locale(identifier: locale)) }

    @Test("there are strings in eight languages, each its own", arguments: codes)
    func eachItsOwn(code: String) {
        let strings = strings(code)
        #expect(strings.catalog.language == code)
        for other in Self.codes where other != code {
            #expect(self.strings(other).inProgress != strings.inProgress)
            #expect(self.strings(other).progressHalted != strings.progressHalted)
            #expect(self.strings(other).loading != strings.loading)
        }
        #expect(strings.percentComplete(7).contains(strings.percent(7)))
        #expect(strings.position(2, of: 3).contains(strings.number(2)))
        #expect(strings.position(2, of: 3).contains(strings.number(3)))
        #expect(!strings.position(2, of: 3).contains("$"))
    }

    @Test("the English strings are those of the specification")
    func english() {
        let strings = strings("en_US")
        #expect(strings.inProgress == "In progress")
        #expect(strings.progressHalted == "Progress halted")
        #expect(strings.loading == "Loading…")
        #expect(strings.percentComplete(50) == "50% complete")
    }

    @Test(
        "a phrase takes the form that its number asks for",
        arguments: [
            ("fr", 0, "0\u{A0}% effectué"), ("fr", 1, "1\u{A0}% effectué"), ("fr", 2, "2\u{A0}% effectués"),
            ("he", 1, "הושלם 1%"), ("he", 2, "הושלמו 2%"), ("he", 11, "הושלמו 11%"), ("en", 1, "1% complete"),
        ])
    func plurals(locale: String, number: Int, text: String) {
        #expect(strings(locale).percentComplete(number) == text)
    }

    @Test(
        "percentages have the digits and the sign of the locale's region, of the likeliest where it has none",
        arguments: [
            ("ar_EG", "٥٠٪\u{61C}"), ("ar", "٥٠٪\u{61C}"), ("ar_MA", "50\u{200E}%\u{200E}"), ("de_AT", "50\u{A0}%"),
            ("fr_CH", "50%"), ("es_MX", "50%"), ("es", "50\u{A0}%"), ("zh_CN", "50%"), ("iw_IL", "50%"),
        ])
    func digits(locale: String, text: String) {
        #expect(strings(locale).percent(50) == text)
    }

    @Test(
        "a region or a script does not hide the language; a language without strings is answered in English",
        arguments: [
            ("de_CH", "de"), ("zh_CN", "zh-Hans"), ("zh", "zh-Hans"), ("zh_TW", "en"), ("zh-Hant", "en"), ("iw", "he"),
            ("fa_IR", "en"), ("xx", "en"), ("", "en"), ("not a locale", "en"),
        ])
    func matching(locale: String, language: String) {
        #expect(strings(locale).catalog.language == language)
    }

    @Test("where the strings are English for want of others, so are the digits")
    func fallback() {
        #expect(strings("fa_IR").percentComplete(50) == "50% complete")
    }

    @Test("of several locales the first that there are strings for is preferred, else the last")
    func preferred() {
        func preferred(_ names: String...) -> String {
            LocalizedStrings.preferredLocale(among: names.map { Locale(identifier: $0) }).identifier
        }
        #expect(preferred("sv", "ja", "fr") == "ja")
        #expect(preferred("fi", "sv_SE") == "sv_SE")
        #expect(LocalizedStrings.preferredLocale(among: []) == .current)
    }
}
