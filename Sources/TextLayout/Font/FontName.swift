import Foundation

/// A font's name taken apart: the family, and the style behind a hyphen.
package struct FontName {
    /// The style words of font names and the weights that they stand for in CSS's numbers.
    private static let weights: [(word: String, weight: Int)] = [
        ("ultralight", 100), ("extralight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
        ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900),
    ]

    /// The family's name as it is installed.
    package var family: String
    /// 100...900.
    package var weight = 400
    package var isItalic = false

    /// The parts of `name`; nil when there is no such family.
    package init?(_ name: String) {
        func plain(_ text: some StringProtocol) -> String {
            text.lowercased().filter { !$0.isWhitespace }
        }
        let families = FontLibrary.families
        func installed(_ text: some StringProtocol) -> String? {
            let wanted = plain(text)
            return wanted.isEmpty ? nil : families.first { plain($0) == wanted }
        }
        if let family = installed(name) {
            self.family = family
            return
        }
        guard let hyphen = name.lastIndex(of: "-"), let family = installed(name[..<hyphen]) else { return nil }
        let style = plain(name[name.index(after: hyphen)...])
        self.family = family
        isItalic = style.contains("italic") || style.contains("oblique")
        weight = Self.weights.first { style.contains($0.word) }?.weight ?? 400
    }

    /// The name of a font of `family`.
    package static func joined(family: String, _ font: FontDescription) -> String {
        let word = weights.last { $0.weight == font.weight && $0.weight != 400 }?.word.capitalized ?? ""
        let style = word + (font.isItalic ? "Italic" : "")
        return style.isEmpty ? family : "\(family)-\(style)"
    }
}
