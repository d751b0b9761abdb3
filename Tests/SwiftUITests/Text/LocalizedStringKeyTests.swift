import Foundation
import Testing

@testable import SwiftUI

@Suite("Keys of translations") @MainActor struct LocalizedStringKeyTests {
    private func string(_ text: Text, _ locale: String = "en_US") -> String {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: locale)
        return TextResolver(values).string(text)
    }

    @Test("values in a literal stand in the text, numbers as the locale writes them")
    func interpolation() {
        let (count, name, share) = (1_234_567, "Ann", 0.5)
        #expect(string(Text("\(name) has \(count) files")) == "Ann has 1,234,567 files")
        #expect(string(Text("\(count) Dateien"), "de_DE") == "1.234.567 Dateien")
        #expect(string(Text("100% of \(name)")) == "100% of Ann")
        #expect(string(Text("100%")) == "100%")
        #expect(string(Text("\(share, specifier: "%.2f") of it")) == "0.50 of it")
        #expect(string(Text("\(UInt8(7)) \(Float(0.25), specifier: "%.1f")")) == "7 0.2")
        #expect(string(Text("\(share, format: .percent) done")) == "50% done")
        #expect(string(Text("[\(Text(verbatim: "in"))]")) == "[in]")
    }

    @Test("a text in a literal keeps its own look")
    func texts() {
        let runs = TextResolver(EnvironmentValues()).attributed(Text("a \(Text("b").bold()) c").italic()).runs
        #expect(runs.map(\.text) == ["a ", "b", " c"])
        #expect(runs.map(\.attributes.font.weight) == [400, 700, 400])
        #expect(runs.allSatisfy { $0.attributes.font.isItalic })
    }

    @Test("formats write in the locale of the surroundings")
    func formats() {
        #expect(string(Text(0.256, format: .percent.precision(.fractionLength(1))), "de_DE") == "25,6\u{A0}%")
        #expect(Text(3, format: .number) == Text(3, format: .number))
        #expect(Text(3, format: .number) != Text(4, format: .number))
    }

    @Test("a key is looked up in the language of the surroundings, its values in any order")
    func translations() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID()).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, table) in [
            ("en", #""%lld of %@" = "%lld of %@";"#),
            ("de", #""%lld of %@" = "%2$@: %1$lld"; "Stop" = "Halt";"#),
        ] {
            let position = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: position, withIntermediateDirectories: true)
            try table.write(
                to: position.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        }
        let bundle = try #require(Bundle(path: folder.path))
        let (count, name) = (3, "x")
        #expect(string(Text("\(count) of \(name)", bundle: bundle)) == "3 of x")
        #expect(string(Text("\(count) of \(name)", bundle: bundle), "de_AT") == "x: 3")
        #expect(string(Text("Stop", bundle: bundle), "de_DE") == "Halt")
        #expect(string(Text("Stop", bundle: bundle)) == "Stop")
        let stop = "Stop"
        #expect(string(Text(stop), "de_DE") == "Stop")
    }

    @Test("a translation that asks for too much, or for another kind, gets what there is")
    func badPatterns() {
        #expect(FormatPattern("%2$@ %").parts == [.value(1, specifier: "%@"), .characters(" %")])
        #expect(FormatPattern("%s%0$@%").parts == [.characters("%s%0$@%")])
        #expect(LocalizedStringKey.Argument.string("a").string("%lld", locale: .current) == "a")
        #expect(LocalizedStringKey.Argument.real(2.9).string("%d", locale: .init(identifier: "en")) == "2")
        #expect(LocalizedStringKey.Argument.real(.nan).string("%d", locale: .init(identifier: "en")) == "0")
        #expect(LocalizedStringKey.Argument.integer(3).string("%.1f", locale: .init(identifier: "en")) == "3.0")
    }
}
