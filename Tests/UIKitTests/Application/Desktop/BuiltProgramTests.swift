import Foundation
import Testing
import UIKit
import ViewSupport

@Suite("A program as it was built")
struct BuiltProgramTests {
    private let information = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.Reader</string>
        <key>CFBundleDisplayName</key><string>The Reader</string></dict></plist>
        """

    @Test(
        "its Info.plist, its names in other languages and its icon are found beside it")
    func beside() throws {
        try ResourceFolder.with("Reading") { folder in
            try folder.write("Reader", "")
            try folder.write("Info.plist", information)
            try folder.write("de.lproj/InfoPlist.strings", #""CFBundleDisplayName" = "Der Leser";"#)
            try folder.write("pt-BR.lproj/InfoPlist.strings", #""CFBundleDisplayName" = "O Leitor";"#)
            let set = "Reading_Reader.resources/Assets.xcassets/AppIcon.appiconset"
            try folder.image("\(set)/icon.png", 0xFF11_2233, side: 40)
            try folder.write("\(set)/Contents.json", #"{"images": [{"filename": "icon.png"}]}"#)
            let program = BuiltProgram(folder.url.appendingPathComponent("Reader"))
            #expect(program.name == "Reader" && program.displayName == "The Reader")
            #expect(program.information.identifier(stated: nil, program: "Reader") == "org.example.Reader")
            #expect(program.translatedNames == ["de": "Der Leser", "pt-BR": "O Leitor"])
            #expect(program.icon?.largest == 40)
        }
    }

    @Test("names of a catalogue of texts are found, too")
    func catalog() throws {
        try ResourceFolder.with("Reading") { folder in
            try folder.write("Reader", "")
            try folder.write(
                "Reading_Reader.resources/InfoPlist.xcstrings",
                #"""
                {"sourceLanguage": "en", "strings": {"CFBundleName": {"localizations": {
                    "en": {"stringUnit": {"value": "Reader"}}, "fr": {"stringUnit": {"value": "Lecteur"}}}}}}
                """#)
            let program = BuiltProgram(folder.url.appendingPathComponent("Reader"))
            #expect(program.translatedNames == ["en": "Reader", "fr": "Lecteur"])
        }
    }

    @Test("a program with nothing beside it has its file's name, and no icon")
    func bare() throws {
        try ResourceFolder.with("Reading") { folder in
            try folder.write("Reader", "")
            let program = BuiltProgram(folder.url.appendingPathComponent("Reader"))
            #expect(program.displayName == "Reader" && program.translatedNames.isEmpty && program.icon == nil)
        }
    }
}
