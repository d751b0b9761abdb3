import Testing

@testable import UIKit

@Suite("Forms of words for numbers")
struct PluralRulesTests {
    @Test(
        "they are those of the language",
        arguments: [
            // https://www.unicode.org/cldr/charts/45/supplemental/language_plural_rules.html
            ("en", ["other", "one", "other", "other", "other", "other", "other"]),
            ("fr", ["one", "one", "other", "other", "other", "other", "one"]),
            ("ru", ["many", "one", "few", "few", "many", "one", "other"]),
            ("ar", ["zero", "one", "two", "few", "few", "many", "other"]),
            ("ja", ["other", "other", "other", "other", "other", "other", "other"]),
            ("pt-PT", ["other", "one", "other", "other", "other", "other", "other"]),
            ("no language", ["other", "other", "other", "other", "other", "other", "other"]),
        ])
    func forms(_ language: String, _ forms: [String]) {
        #expect([0, 1, 2, 3, 5, 21, 1.5].map { PluralRules.form(of: $0, in: language) } == forms)
    }

    @Test("what is no number takes the general one", arguments: [Double.nan, .infinity])
    func noNumber(_ number: Double) { #expect(PluralRules.form(of: number, in: "en") == "other") }
}
