internal import Foundation

/// A font's name taken apart: the family, and the style behind a hyphen.
package struct FontName {
    /// The style words of font names and their weights in CSS's numbers.
    private static let weights: [(word: String, weight: Int)] = [
        ("ultralight", 100), ("extralight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
        ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 800),
        ("extrablack", 900), ("black", 900),
    ]
    /// The styles that are found in names only, never made.
    private static let otherWeights: [(word: String, weight: Int)] = [
        // A little below regular, so that the two can be distinguished.
        ("book", 390), ("w3", 300), ("w4", 400), ("w6", 600), ("w7", 700),
    ]

    /// The family's name as it is installed, or as iOS devices have it; nil for the system font.
    package var family: String?
    /// 100...900.
    package var weight = 400
    package var isItalic = false
    package var isCondensed = false

    /// The parts of `name`; nil when there is no such family here or on iOS devices. A missing family that only those
    /// have is logged once.
    package init?(_ name: String) {
        if let face = RegisteredFonts.face(named: name) {
            (family, weight) = (face.family, face.weight)
            (isItalic, isCondensed) = (face.isItalic, face.isCondensed)
            return
        }
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
        } else if let hyphen = name.lastIndex(of: "-"), let family = installed(name[..<hyphen]) {
            self.family = family
            readStyle(name[name.index(after: hyphen)...])
        } else if DeviceFonts.isSystem(name) {
            readStyle(name)
        } else if let found = DeviceFonts.find(name) {
            family = found.family.name
            readStyle(found.font)
            FontLibrary.tellStandIn(for: found.family)
        } else {
            return nil
        }
    }

    /// The style that a font's name describes.
    private init(style: String) { readStyle(style) }

    private mutating func readStyle(_ text: some StringProtocol) {
        let style = text.lowercased().filter { !$0.isWhitespace }
        isItalic = ["italic", "oblique", "-bookita"].contains { style.contains($0) }
        isCondensed = style.contains("condensed")
        weight = (Self.weights + Self.otherWeights).first { style.contains($0.word) }?.weight ?? 400
    }

    /// The name of a font of `family`.
    package static func joined(family: String, _ font: FontDescription) -> String {
        if let face = RegisteredFonts.face(of: font) { return face.postScriptName }
        if let device = DeviceFonts.family(family), let name = name(in: device, of: font) { return name }
        let word = weights.last { $0.weight == font.weight && $0.weight != 400 }?.word.capitalized ?? ""
        let style = (font.isCondensed ? "Condensed" : "") + word + (font.isItalic ? "Italic" : "")
        return style.isEmpty ? family : "\(family)-\(style)"
    }

    /// The name in iOS of the font of a family that comes nearest to `font`.
    private static func name(in family: DeviceFonts.Family, of font: FontDescription) -> String? {
        func distance(_ name: String) -> Int {
            let style = FontName(style: name)
            // Slant and width count for more than any weight.
            return abs(style.weight - font.weight) + (style.isItalic == font.isItalic ? 0 : 2000)
                + (style.isCondensed == font.isCondensed ? 0 : 1000)
        }
        return family.fonts.min { distance($0) < distance($1) }
    }
}
