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

    @Test(
        "the nearest language is taken",
        arguments: [
            ("de_AT", "de"), ("pt_BR", "pt-BR"), ("pt_PT", "pt"), ("zh_CN", "zh-Hans"), ("zh_TW", "zh_Hant"),
            ("fi", nil),
        ])
    func languages(_ locale: String, _ name: String?) {
        let names = ["Base", "de", "pt", "pt-BR", "zh-Hans", "zh_Hant"]
        #expect(PreferredLanguages.folder(for: Locale(identifier: locale), among: names) == name)
    }

    @Test("a bundle's folder is that of a language asked for, of its own language, English, or its first")
    func bundle() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        func bundle(_ folders: [String], native: String? = nil) throws -> Bundle {
            let place = root.appendingPathComponent(UUID().uuidString)
            for folder in folders {
                try FileManager.default.createDirectory(
                    at: place.appendingPathComponent("\(folder).lproj"), withIntermediateDirectories: true)
            }
            if let native {
                let plist = try PropertyListSerialization.data(
                    fromPropertyList: ["CFBundleDevelopmentRegion": native], format: .xml, options: 0)
                try plist.write(to: place.appendingPathComponent("Info.plist"))
            }
            return try #require(Bundle(path: place.path))
        }
        let three = try bundle(["ar", "de", "en"])
        #expect(PreferredLanguages.folder(in: three, for: ["LANG": "de_AT.UTF-8"]) == "de")
        #expect(PreferredLanguages.folder(in: three, for: ["LANG": "fi_FI.UTF-8"]) == "en")
        #expect(PreferredLanguages.folder(in: three, for: [:]) == "en")
        #expect(PreferredLanguages.folder(in: try bundle(["ar", "en"], native: "ar"), for: [:]) == "ar")
        #expect(PreferredLanguages.folder(in: try bundle(["fr", "ar"]), for: [:]) == "ar")
        #expect(PreferredLanguages.folder(in: try bundle(["Base", "ar"]), for: [:]) == nil)
        #expect(PreferredLanguages.folder(in: try bundle(["Base", "ar"]), for: ["LANG": "ar"]) == "ar")
    }
}
