/// What the page knows of one indicator in one style and design.
struct PageEntry: Encodable {
    /// A file beside the page, as recorded.
    struct File: Encodable {
        /// The format's name, as on the command line; `png` is a still.
        let kind: String
        /// What it is called on the page.
        let title: String
        let name: String
        /// Bytes.
        let size: Int
    }

    /// The files in light and in dark.
    struct Files: Encodable {
        var light: [File]
        var dark: [File]
    }

    /// What files and ids are called after.
    let name: String
    let title: String
    /// The style and the design; empty where there is one only.
    let variant: String
    /// The module in which it is, as one imports it.
    let module: String
    let summary: String
    /// Points.
    let width: Double
    let height: Double
    /// Whether it has a colour to choose.
    let tints: Bool
    /// nil where the format cannot say what it shows.
    let svg: PageVectors?
    let html: PageVectors?
    /// Why there are no vectors; empty where there are.
    let reason: String
    /// Its code, with `{color}`, `{scale}`, `{speed}` and `{background}` in the lines that say them.
    let swift: String
    let files: Files
    /// Whether it is the same in light and in dark.
    let isSame: Bool
    /// What is not among the files, and why, a sentence each.
    let missing: [String]
}

/// A colour of the palette.
struct PageColor: Encodable {
    /// Its name in code.
    let name: String
    /// Digits as in #007aff.
    let light: String
    let dark: String

    /// Its name in words: "Blue" of `systemBlue`.
    var title: String { name.hasPrefix("system") ? String(name.dropFirst("system".count)) : name }
}

/// All that the page's script knows.
struct PageData: Encodable {
    /// The digits that stand for the chosen colour.
    let marker: String
    /// Pixels a point of the pictures.
    let scale: Int
    let colors: [PageColor]
    let entries: [PageEntry]
}
