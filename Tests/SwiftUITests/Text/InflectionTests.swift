import Foundation
import Testing

@testable import SwiftUI

@Suite("Words beside numbers")
@MainActor struct InflectionTests {
    @Test("words agree with the number beside them in English, and other attributes leave the text as it is")
    func inflection() {
        func shown(_ key: LocalizedStringKey, _ locale: String = "en_GB") -> String {
            var values = EnvironmentValues()
            values.locale = Locale(identifier: locale)
            return TextResolver(values).string(Text(key))
        }
        #expect(shown("^[\(3) item](inflect: true)") == "3 items")
        #expect(shown("^[\(1) item](inflect: true) left") == "1 item left")
        #expect(shown("^[\(0) **box**](inflect: true)") == "0 boxes")
        #expect(shown("^[\(2) new story](inflect: true), ^[\(1) day](inflect: true)") == "2 new stories, 1 day")
        #expect(shown("^[\(12) person](inflect: true)") == "12 people")
        #expect(shown("^[\(5) sheep](inflect: true)") == "5 sheep")
        #expect(shown("^[\(3) Ding](inflect: true)", "de") == "3 Ding")
        #expect(shown("^[item](inflect: true)") == "item")
        #expect(shown("^[a](colour: 'red')") == "a")
        #expect(shown("2^3 ^[open") == "2^3 ^[open")
    }
}
