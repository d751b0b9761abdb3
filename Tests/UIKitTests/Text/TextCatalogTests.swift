import Foundation
import Testing
import ViewSupport

@testable import UIKit

@Suite("String catalogues")
struct TextCatalogTests {
    private func catalog(_ strings: String) throws -> TextCatalog {
        try TextCatalog(Data(#"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#.utf8))
    }

    private func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }

    @Test("a text is that of the language, else that of the keys; an empty one that nobody translated is none")
    func languages() throws {
        let catalog = try catalog(
            #"""
            "stop": {"localizations": {"de": \#(unit("Halt")), "en": \#(unit("Stop it"))}},
            "go": {"localizations": {"en": \#(unit("Go on")), "fr": {"stringUnit": {"state": "new", "value": ""}}}},
            "plain": {}
            """#)
        #expect(catalog.text(for: "stop", in: "de") == .plain("Halt"))
        #expect(catalog.text(for: "stop", in: "pl") == .plain("Stop it"))
        #expect(catalog.text(for: "go", in: "de") == .plain("Go on"))
        #expect(catalog.text(for: "plain", in: "en") == nil)
        #expect(catalog.languages == ["de", "en"])
    }

    @Test("of devices the telephone's text counts, plural forms within")
    func devices() throws {
        let catalog = try catalog(
            #"""
            "press": {"localizations": {"en": {"variations": {"device": {
                "mac": \#(unit("Click")), "iphone": \#(unit("Tap")), "other": \#(unit("Press"))}}}}},
            "%d taps": {"localizations": {"en": {"variations": {"device": {"other": {"variations": {"plural": {
                "one": \#(unit("%d tap")), "other": \#(unit("%d taps"))}}}}}}}}
            """#)
        #expect(catalog.text(for: "press", in: "en") == .plain("Tap"))
        let taps = try #require(catalog.text(for: "%d taps", in: "en"))
        #expect(taps.pattern(for: [1]).parts == [.value(0, specifier: "%d"), .characters(" tap")])
    }

    @Test("substitutions are variables, each with its number")
    func substitutions() throws {
        let catalog = try catalog(
            #"""
            "key": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@b@ by %1$@"},
                "substitutions": {"b": {"argNum": 2, "formatSpecifier": "d", "variations": {"plural": {
                    "one": \#(unit("%arg book")), "other": \#(unit("%arg books"))}}}}}}}
            """#)
        let text = try #require(catalog.text(for: "key", in: "en"))
        #expect(
            text.pattern(for: [nil, 1]).parts == [
                .value(1, specifier: "%d"), .characters(" book by "), .value(0, specifier: "%@"),
            ])
    }

    @Test("look-ups in a bundle read it, and String(localized:) puts values in")
    func lookups() throws {
        try ResourceFolder.with { folder in
            let forms = #"{"variations": {"plural": {"one": \#(unit("%lld file")), "other": \#(unit("%lld files"))}}}"#
            try folder.write(
                "Localizable.xcstrings",
                #"{"sourceLanguage": "en", "strings": {"%lld files": {"localizations": {"en": \#(forms)}}}}"#)
            try folder.write(
                "Other.xcstrings",
                #"{"sourceLanguage": "en", "strings": {"hi": {"localizations": {"en": \#(unit("Hi, %@"))}}}}"#)
            let bundle = try folder.bundle
            #expect([1, 2].map { String(localized: "\($0) files", bundle: bundle) } == ["1 file", "2 files"])
            let format = NSLocalizedString("%lld files", bundle: bundle, comment: "")
            #expect(String._formatted(format, nil, [1]) == "1 file" && String(format: format, 3) == "3 files")
            #expect(
                String(localized: "hi", defaultValue: "Hello, \("Ada")", table: "Other", bundle: bundle) == "Hi, Ada")
            #expect(String(localized: "no", defaultValue: "\(1.5, specifier: "%.2f") %", bundle: bundle) == "1.50 %")
            let resource = LocalizedStringResource("hi", defaultValue: "Hello", bundle: .atURL(folder.url))
            #expect(String(localized: resource) == "Hello")
            #expect(bundle._localizedString("hi", "", "Other") == "Hi, %@")
            #expect(
                bundle._localizedString("none", nil, nil) == "none" && bundle._localizedString("n", "v", nil) == "v")
        }
    }
}
