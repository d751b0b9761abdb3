/// The fonts that every iOS device has, and what replaces those that are not installed here.
///
/// Source of the names: docs/sources/views.md, Fonts and text.
package enum DeviceFonts {
    /// A family of an iOS device.
    struct Family {
        /// The family's name.
        var name: String
        /// The names of its fonts, the one that the family's name alone means first.
        var fonts: [String]
        /// The kind of letters of what replaces it.
        var kind: Kind

        init(_ name: String, _ fonts: String, _ kind: Kind) {
            (self.name, self.kind) = (name, kind)
            self.fonts = fonts.split(separator: " ").map(String.init)
        }
    }

    /// A kind of letters, by the families that can replace each other.
    enum Kind {
        case grotesque, humanist, geometric, wide, typewriter, code, times, bookish, garalde, didone, hand, script
        case simplifiedChinese, traditionalChinese, japanese, japaneseSerif, korean, thai, symbols, dingbats, emoji

        /// The families to look for, the nearest first.
        var families: [String] {
            switch self {
            case .grotesque:
                [
                    "Helvetica Neue", "Helvetica", "Nimbus Sans", "TeX Gyre Heros", "Liberation Sans", "Arimo", "Arial",
                    "FreeSans",
                ]
            case .humanist: ["Lato", "Cabin", "Fira Sans", "Open Sans", "Noto Sans"]
            case .geometric: ["Avenir Next", "Avenir", "Nunito Sans", "Nunito", "Jost", "Montserrat", "URW Gothic"]
            case .wide: ["DejaVu Sans", "Bitstream Vera Sans"]
            case .typewriter:
                [
                    "Courier New", "Courier", "Nimbus Mono PS", "TeX Gyre Cursor", "Liberation Mono", "Cousine",
                    "FreeMono",
                ]
            case .code: ["DejaVu Sans Mono", "Bitstream Vera Sans Mono"]
            case .times:
                [
                    "Times New Roman", "Times", "Nimbus Roman", "TeX Gyre Termes", "Liberation Serif", "Tinos",
                    "FreeSerif",
                ]
            case .bookish: ["Gelasio", "Charis SIL", "Bitstream Charter", "DejaVu Serif"]
            case .garalde: ["TeX Gyre Pagella", "P052", "Libre Baskerville", "EB Garamond", "DejaVu Serif"]
            case .didone: ["GFS Didot", "Theano Didot", "Playfair Display", "DejaVu Serif"]
            case .hand: ["Comic Neue", "Comic Relief", "Comic Sans MS"]
            case .script: ["Z003", "TeX Gyre Chorus"]
            case .simplifiedChinese: ["Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "WenQuanYi Zen Hei"]
            case .traditionalChinese: ["Noto Sans CJK TC", "Noto Sans TC", "Source Han Sans TC", "WenQuanYi Zen Hei"]
            case .japanese: ["Noto Sans CJK JP", "Noto Sans JP", "IPAPGothic", "VL PGothic"]
            case .japaneseSerif: ["Noto Serif CJK JP", "Noto Serif JP", "IPAPMincho"]
            case .korean: ["Noto Sans CJK KR", "Noto Sans KR", "NanumGothic"]
            case .thai: ["Noto Sans Thai", "Loma", "Garuda"]
            case .symbols: ["Standard Symbols PS"]
            case .dingbats: ["D050000L", "Noto Sans Symbols2"]
            case .emoji: ["Noto Color Emoji"]
            }
        }

        /// The desktop's family for letters of this kind; nil for the system font.
        var generic: String? {
            switch self {
            case .typewriter, .code: "monospace"
            case .times, .bookish, .garalde, .didone, .japaneseSerif, .script: "serif"
            default: nil
            }
        }
    }

    /// The family that has a font of this name, or is called so, and the font's name; capitals, spaces and hyphens do
    /// not matter. Nil for a name that no iOS device has.
    static func find(_ name: String) -> (family: Family, font: String)? { known[plain(name)] }

    /// The family of this very name.
    static func family(_ name: String) -> Family? { byName[name] }

    /// Whether the name is one of those by which iOS calls its system font.
    static func isSystem(_ name: String) -> Bool { name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUI") }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " && $0 != "-" } }

    private static let byName = Dictionary(families.map { ($0.name, $0) }) { first, _ in first }

    private static let known: [String: (family: Family, font: String)] = {
        var found: [String: (family: Family, font: String)] = [:]
        for family in families {
            for font in family.fonts { found[plain(font)] = (family, font) }
        }
        for family in families where found[plain(family.name)] == nil {
            found[plain(family.name)] = family.fonts.first.map { (family, $0) }
        }
        return found
    }()
}
