import Foundation
import OctantBase
import Testing
import UIKit
import ViewSupport

@Suite("Tables of texts")
struct StringTablesTests {
    private func fill(_ folder: ResourceFolder) throws {
        try folder.write("en.lproj/Localizable.strings", #""Stop" = "Stop it"; "Only" = "One";"#)
        try folder.write("de.lproj/Localizable.strings", #"/* A comment. */ "Stop" = "Halt \"jetzt\"";"#)
        try folder.write("en.lproj/Other.strings", #"Stop = "Elsewhere";"#)
        try folder.write("Names.strings", #""Name" = "Everywhere";"#)
        let plural = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%d files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@count@ left</string><key>count</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict></dict></plist>
            """
        try folder.write("en.lproj/Localizable.stringsdict", plural)
    }

    @Test("a text is that of the language, then that of all; without one there is none")
    func languages() throws {
        try ResourceFolder.with { folder in
            try fill(folder)
            let bundle = try folder.bundle
            func found(_ key: String, _ locale: String, table: String? = nil) -> String? {
                StringTables.string(for: key, table: table, in: bundle, locale: Locale(identifier: locale))
            }
            #expect(found("Stop", "de_AT") == #"Halt "jetzt""# && found("Stop", "en_GB") == "Stop it")
            #expect(found("Only", "de") == nil && found("Only", "en") == "One")
            #expect(found("Stop", "en", table: "Other") == "Elsewhere" && found("Stop", "en", table: "") == "Stop it")
            #expect(found("Name", "de", table: "Names") == "Everywhere" && found("Name", "de", table: "None") == nil)
        }
    }

    @Test("a text with plural forms is the general one where no number is known")
    func plurals() throws {
        try ResourceFolder.with { folder in
            try fill(folder)
            let bundle = try folder.bundle
            let format = StringTables.string(for: "%d files", table: nil, in: bundle, locale: Locale(identifier: "en"))
            #expect(format.map { String(format: $0, 3) } == "3 files left")
            let text = StringTables.text(for: "%d files", table: nil, in: bundle, locale: Locale(identifier: "en"))
            #expect(
                text?.pattern(for: [1]).parts == [.value(0, specifier: "%d"), .characters(" file left")])
        }
    }

    @Test(
        "a table or a catalogue that cannot be read has no texts, and is told of once",
        arguments: [
            ("strings", "\"a\" = "), ("strings", "\u{0}"), ("strings", "<plist>"), ("xcstrings", ""),
            ("xcstrings", "[]"), ("xcstrings", #"{"strings": []}"#), ("xcstrings", "{"),
        ])
    func unreadable(kind: String, text: String) throws {
        try ResourceFolder.with { folder in
            try folder.write("Localizable.\(kind)", text)
            let lines = Locked<[String]>([])
            let bundle = try folder.bundle
            Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
                #expect(StringTables.string(for: "a", table: nil, in: bundle) == nil)
                #expect(StringTables.string(for: "a", table: nil, in: bundle) == nil)
            }
            #expect(lines.withLock { $0.count } == 1)
        }
    }
}
