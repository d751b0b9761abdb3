import OctantBase
import Testing
import UIKit

@Suite("What an Info.plist says to the desktop")
struct ProgramInformationTests {
    /// The identifier, and what is logged of it.
    private func identifier(_ entries: [String: Any], stated: String? = nil) -> (String, [String]) {
        let lines = Locked<[String]>([])
        let found = Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
            ProgramInformation(entries).identifier(stated: stated, program: "Reader")
        }
        return (found, lines.withLock { $0 })
    }

    @Test("the program's own identifier goes before the Info.plist's, and without either its name makes one, silently")
    func identifiers() {
        let entries = ["CFBundleIdentifier": "org.example.Reader"]
        #expect(identifier(entries) == ("org.example.Reader", []))
        #expect(identifier(entries, stated: "org.example.Other") == ("org.example.Other", []))
        #expect(identifier([:]) == ("org.octant.program.Reader", []))
        #expect(identifier(["CFBundleIdentifier": ""]) == ("org.octant.program.Reader", []))
    }

    @Test("one that no desktop takes is told of in a line, and counts as none")
    func invalid() {
        let (found, lines) = identifier(["CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)"])
        #expect(found == "org.octant.program.Reader" && lines.count == 1)
        #expect(lines.first?.contains("'$(PRODUCT_BUNDLE_IDENTIFIER)' cannot be a program's identifier") == true)
    }

    @Test("one instance, the icon's name, the schemes and the category are read, and nonsense counts as not said")
    func rest() {
        let information = ProgramInformation([
            "LSMultipleInstancesProhibited": true, "CFBundleName": "Reader",
            "CFBundleIcons": ["CFBundlePrimaryIcon": ["CFBundleIconName": "Icon"]],
            "CFBundleURLTypes": [
                ["CFBundleURLSchemes": ["Reader", "my scheme", "x-read"]], ["CFBundleURLName": "none"],
            ],
            "LSApplicationCategoryType": "public.app-category.news",
        ])
        #expect(information.isSingleInstance && information.iconName == "Icon")
        #expect(information.schemes == ["reader", "x-read"] && information.displayName == "Reader")
        #expect(information.category == "public.app-category.news")
        let nonsense = ProgramInformation([
            "LSMultipleInstancesProhibited": "perhaps", "CFBundleURLTypes": "none", "CFBundleDisplayName": 7,
        ])
        #expect(!nonsense.isSingleInstance && nonsense.iconName == "AppIcon" && nonsense.schemes.isEmpty)
        #expect(nonsense.displayName == nil && nonsense.category == nil)
    }
}
