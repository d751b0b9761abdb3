/// What Apple's categories of programs begin with.
private let beginning = "public.app-category."
/// The category of programs that say none, or one that desktops have no menu for.
private let usual = ["Utility"]

/// The categories of desktops' menus for Apple's categories of programs.
/// Source: docs/sources/views.md, Programs on the desktop.
enum DesktopCategories {
    private static let table: [String: [String]] = [
        "business": ["Office"], "developer-tools": ["Development"], "education": ["Education"],
        "entertainment": ["AudioVideo"], "finance": ["Office", "Finance"], "graphics-design": ["Graphics"],
        "medical": ["Science", "MedicalSoftware"], "music": ["AudioVideo", "Audio", "Music"],
        "news": ["Network", "News"], "photography": ["Graphics", "Photography"], "productivity": ["Office"],
        "reference": ["Education"], "social-networking": ["Network"], "video": ["AudioVideo", "Video"],
    ]

    /// The categories for `category`, as an Info.plist has it; nil for none.
    static func categories(for category: String?) -> [String] {
        guard let category, category.hasPrefix(beginning) else { return usual }
        let name = String(category.dropFirst(beginning.count))
        if name == "games" || name.hasSuffix("-games") { return ["Game"] }
        return table[name] ?? usual
    }

    /// Whether `text` can be the name of a category: letters of ASCII, digits and `-`.
    static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                let scalar = Character(UnicodeScalar(byte))
                return scalar == "-" || scalar.isASCII && (scalar.isLetter || scalar.isNumber)
            }
    }
}
