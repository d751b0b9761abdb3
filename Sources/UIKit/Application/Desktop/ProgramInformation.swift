import Foundation
import OctantBase
import OctantDisplay

/// What a program's Info.plist says to the desktop.
package struct ProgramInformation {
    private let entries: [String: Any]

    /// What `entries`, those of an Info.plist, say.
    package init(_ entries: [String: Any]) { self.entries = entries }

    private func text(_ key: String) -> String? {
        (entries[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The identifier of the program: `stated`, else that of the Info.plist, else one made of the name `program`. One
    /// that is none is told of once, and counts as not said.
    package func identifier(stated: String?, program: String) -> String {
        guard let text = stated ?? text("CFBundleIdentifier") else { return ProgramIdentifier.made(of: program) }
        if ProgramIdentifier.isValid(text) { return text }
        let made = ProgramIdentifier.made(of: program)
        Log.once(
            "program.identifier",
            "'\(text)' cannot be a program's identifier, which has two parts of letters, digits, '-' and '_' at the "
                + "least, dots between, and none that begins with a digit: it is \(made)")
        return made
    }

    /// Whether there is to be one instance of the program.
    package var isSingleInstance: Bool { entries["LSMultipleInstancesProhibited"] as? Bool ?? false }

    /// The name of the program's icon in its catalogues.
    package var iconName: String {
        let icons = entries["CFBundleIcons"] as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
        return text("CFBundleIconName") ?? primary?["CFBundleIconName"] as? String ?? AppIcon.usualName
    }

    /// The name that people know the program by; nil where nothing is said.
    package var displayName: String? { text("CFBundleDisplayName") ?? text("CFBundleName") }

    /// The category that the program says it is of: `public.app-category.education`; nil for none.
    package var category: String? { text("LSApplicationCategoryType") }

    /// The schemes of the addresses that the program opens, in small letters, by RFC 3986; what is none is left out.
    package var schemes: [String] {
        let types = entries["CFBundleURLTypes"] as? [[String: Any]] ?? []
        let found = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
        return Set(found).filter(Self.isScheme).ordered()
    }

    private static func isScheme(_ text: String) -> Bool {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        return text.utf8.first.map(letters.contains) == true
            && text.utf8.allSatisfy { byte in
                letters.contains(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-.".utf8.contains(byte)
            }
    }
}
