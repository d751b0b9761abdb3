import Foundation
import Testing

@testable import UIKit

@Suite("Texts with plural forms")
struct PluralTextTests {
    private func text(_ text: PluralText, _ numbers: Double?...) -> String {
        text.pattern(for: numbers).parts.map { part in
            switch part {
            case .characters(let characters): characters
            case .value(let index, let specifier): "<\(index) \(specifier)>"
            }
        }.joined()
    }

    @Test("each number chooses the form of its own variable, and is written where the form has it")
    func variables() {
        let two = PluralText(
            format: "%#@files@ in %#@folders@",
            variables: [
                "files": .init(forms: ["one": "one file", "other": "%d files"]),
                "folders": .init(forms: ["one": "%d folder", "other": "%d folders"]),
            ], language: "en")
        #expect(text(two, 1, 1) == "one file in <1 %d> folder")
        #expect(text(two, 2, 3) == "<0 %d> files in <1 %d> folders")
        #expect(two.general == "%d files in %d folders")
    }

    @Test("positions count, values besides stay, and a form may hold a variable of the next number")
    func positions() {
        let turned = PluralText(
            format: "%2$#@count@ of %1$@",
            variables: ["count": .init(forms: ["one": "%arg item", "other": "%arg items"])], language: "en")
        #expect(text(turned, nil, 1) == "<1 %lld> item of <0 %@>")
        #expect(text(turned, nil, 7) == "<1 %lld> items of <0 %@>")
        let nested = PluralText(
            format: "%#@dogs@",
            variables: [
                "dogs": .init(forms: ["zero": "%#@cats@", "other": "%d dogs and %#@cats@"]),
                "cats": .init(forms: ["one": "%d cat", "other": "%d cats"]),
            ], language: "en")
        #expect(text(nested, 2, 1) == "<0 %d> dogs and <1 %d> cat")
        #expect(text(nested, 0, 5) == "<1 %d> cats")
    }

    @Test("a form for zero counts in every language, the general one where there is none for a number")
    func zero() {
        let forms = PluralText(forms: ["zero": "nothing", "other": "%lld things"], language: "en")
        #expect(text(forms, 0) == "nothing" && text(forms, 1) == "<0 %lld> things" && text(forms, nil) != "")
        let named = PluralText(forms: ["one": "%@ has %lld thing", "other": "%@ has %lld things"], language: "en")
        #expect(text(named, nil, 1) == "<0 %@> has <1 %lld> thing")
    }

    @Test("variables that name themselves, and that double, end")
    func circles() {
        let circle = PluralText(
            format: "%#@a@", variables: ["a": .init(forms: ["other": "x%#@a@%#@a@"])], language: "en")
        #expect(text(circle, 1, 1, 1).allSatisfy { $0 == "x" })
        #expect(circle.general.utf8.count < 1 << 16)
    }

    @Test("a format that a look-up gave finds its forms again, also where two look the same in general")
    func formats() {
        let one = PluralText(forms: ["one": "%d fish", "other": "%d swim"], language: "en")
        let other = PluralText(forms: ["one": "%d bird", "other": "%d swim"], language: "en")
        let formats = [one, other, one].map(PluralFormats.format)
        #expect(formats[0] == formats[2] && formats[0] != formats[1])
        #expect(String._formatted(formats[0], nil, [1]) == "1 fish")
        #expect(String._formatted(formats[1], nil, [UInt8(1)]) == "1 bird")
        #expect(String._formatted(formats[1], nil, [2]) == "2 swim")
        #expect(String._formatted("%d and %@", nil, [2, "x"]) == "2 and x")
    }
}
