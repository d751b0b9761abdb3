import Foundation
import OctantBase
import Testing

@Suite("The user's languages")
struct PreferredLanguagesTests {
    @Test("LANGUAGE is a list that counts unless the locale is plain C, and the locale is its last")
    func locales() {
        func names(_ environment: [String: String]) -> [String] {
            PreferredLanguages.locales(in: environment).map(\.identifier)
        }
        #expect(names([:]) == [] && names(["LANG": ""]) == [])
        #expect(names(["LANG": "C.UTF-8", "LANGUAGE": "de"]) == [])
        #expect(names(["LANG": "de_DE.UTF-8@euro"]) == ["de_DE"])
        #expect(names(["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LANGUAGE": "he:en_GB"]) == ["he", "en_GB", "fr_FR"])
        #expect(names(["LC_ALL": "", "LANG": "ar"]) == ["ar"])
    }

    @Test(
        "the direction is that of the most wanted language",
        arguments: [
            (["LANG": "ar_EG.UTF-8"], true), (["LANG": "en_US.UTF-8", "LANGUAGE": "he"], true),
            (["LANG": "he_IL.UTF-8", "LANGUAGE": "de:he"], false), (["LANG": "fa"], true), ([:], false),
            (["LANG": "%&"], false),
        ] as [([String: String], Bool)])
    func direction(environment: [String: String], isRightToLeft: Bool) {
        #expect(PreferredLanguages.runRightToLeft(in: environment) == isRightToLeft)
    }
}
