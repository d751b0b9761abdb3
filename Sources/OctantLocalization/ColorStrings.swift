/// What a picker of colours shows and has spoken, in one language. Any thread.
package struct ColorStrings: Sendable {
    /// The picker's title, and the control that brings it.
    package let colors: String, well: String
    /// The three ways to pick a colour.
    package let grid: String, spectrum: String, sliders: String
    /// The parts of a colour.
    package let red: String, green: String, blue: String, opacity: String
    /// The number with all parts, in base 16.
    package let hex: String

    private init(_ strings: [String]) {
        func string(_ index: Int) -> String { index < strings.count ? strings[index] : "" }
        (colors, well) = (string(0), string(1))
        (grid, spectrum, sliders) = (string(2), string(3), string(4))
        (red, green, blue, opacity) = (string(5), string(6), string(7), string(8))
        hex = string(9)
    }

    private static let english = ColorStrings([
        "Colors", "Color well", "Grid", "Spectrum", "Sliders", "Red", "Green", "Blue", "Opacity", "Hex Color",
    ])

    private static let others: [String: ColorStrings] = [
        "de": ColorStrings([
            "Farben", "Farbfeld", "Raster", "Spektrum", "Regler", "Rot", "Grün", "Blau", "Deckkraft", "Hex-Farbe",
        ]),
        "fr": ColorStrings([
            "Couleurs", "Case de couleur", "Grille", "Spectre", "Curseurs", "Rouge", "Vert", "Bleu", "Opacité",
            "Couleur hexadécimale",
        ]),
        "es": ColorStrings([
            "Colores", "Selector de color", "Cuadrícula", "Espectro", "Reguladores", "Rojo", "Verde", "Azul",
            "Opacidad",
            "Color hexadecimal",
        ]),
        "ja": ColorStrings([
            "カラー", "カラーウェル", "グリッド", "スペクトラム", "スライダ", "赤", "緑", "青", "不透明度", "16進カラー",
        ]),
        "zh-Hans": ColorStrings([
            "颜色", "颜色井", "网格", "光谱", "滑块", "红色", "绿色", "蓝色", "不透明度", "十六进制颜色",
        ]),
        "ar": ColorStrings([
            "الألوان", "خانة اللون", "شبكة", "الطيف", "أشرطة التمرير", "أحمر", "أخضر", "أزرق", "العتامة",
            "لون سداسي عشري",
        ]),
        "he": ColorStrings([
            "צבעים", "תיבת צבע", "רשת", "ספקטרום", "מחוונים", "אדום", "ירוק", "כחול", "אטימות", "צבע הקסדצימלי",
        ]),
    ]

    /// The strings in `language`, as BCP 47 names it; in English where there are none.
    package static func strings(in language: String) -> ColorStrings { others[language] ?? english }
}

extension LocalizedStrings {
    /// What a picker of colours shows.
    package var colors: ColorStrings { ColorStrings.strings(in: catalog.language) }
}
