internal import CPango
internal import CoreGraphics
internal import OctantBase

// Pango's default families: Inter is the closest free relative of the system font on Apple's devices.
private let systemFamilies = "Inter, sans-serif"
// Names that mean whatever family of the kind the desktop has chosen; in a list with Inter, Inter would win.
private let genericFamilies: Set<String> = ["monospace", "sans-serif", "serif"]
// How many fonts' metrics are remembered; a program uses a few dozen.
private let metricsLimit = 1000

/// The fonts of this machine, as fontconfig and Pango find them.
package enum FontLibrary {
    private static let known = Locked<[FontDescription: FontMetrics]>([:])

    /// The names of the families, in order of the alphabet.
    package static var families: [String] {
        guard let map = FontMap.current else { return [] }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &list, &count)
        defer { g_free(list) }
        return (0..<Int(count)).compactMap { index in
            list?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
        }.ordered()
    }

    /// Whether there is a family of this name, capitals or not.
    package static func hasFamily(_ name: String) -> Bool {
        families.contains { $0.caseInsensitiveCompare(name) == .orderedSame }
    }

    /// The PostScript names of the fonts of a family, capitals or not, in order of the alphabet.
    package static func fontNames(ofFamily family: String) -> [String] {
        guard let pattern = FcPatternCreate(), let names = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(names)
        }
        FcPatternAddString(pattern, "family", family)
        for name in ["family", "postscriptname", "fullname"] { FcObjectSetAdd(names, name) }
        guard let set = FcFontList(nil, pattern, names) else { return [] }
        defer { FcFontSetDestroy(set) }
        let found = (0..<Int(set.pointee.nfont)).compactMap { index in
            set.pointee.fonts[index].flatMap { FontFace($0) }?.postScriptName
        }
        return Set(found).ordered()
    }

    /// Forgets what was found before fonts were registered or taken back.
    static func forget() {
        known.withLock { $0.removeAll() }
        standIns.withLock { $0.removeAll() }
    }

    // MARK: Families of iOS devices

    /// The replacements of families of iOS devices, found once: nil is the system font.
    private static let standIns = Locked<[String: String?]>([:])

    /// The family to draw with where `name` is meant; nil for the system font.
    private static func installedFamily(_ name: String) -> String? {
        guard let family = DeviceFonts.family(name) else { return name }
        return standIn(for: family)
    }

    private static func standIn(for family: DeviceFonts.Family) -> String? {
        if let known = standIns.withLock({ $0[family.name] }) { return known }
        let installed = families
        let found = ([family.name] + family.kind.families).lazy.compactMap { wanted in
            installed.first { $0.caseInsensitiveCompare(wanted) == .orderedSame }
        }.first
        let standIn = found ?? family.kind.generic
        standIns.withLock { $0[family.name] = .some(standIn) }
        return standIn
    }

    /// Logs what replaces a family of iOS devices that is not installed.
    static func tellStandIn(for family: DeviceFonts.Family) {
        let standIn = standIn(for: family)
        guard standIn != family.name else { return }
        Log.once(
            "font.standIn.\(family.name)",
            "the font family \(family.name) is not installed: \(standIn ?? "the system font") stands in for it")
    }

    /// Whether text can be drawn: there is a font at all. Looked up once.
    static let hasFonts: Bool = {
        let description = pangoDescription(of: FontDescription())
        defer { pango_font_description_free(description) }
        let pango = PangoSession()
        if let font = withExtendedLifetime(pango, { pango_context_load_font(pango.context, description) }) {
            g_object_unref(UnsafeMutableRawPointer(font))
            return true
        }
        Log.once("fonts", "there are no fonts on this machine: text takes its room and is not drawn")
        return false
    }()

    static func metrics(of font: FontDescription) -> FontMetrics {
        if let metrics = known.withLock({ $0[font] }) { return metrics }
        let metrics = measure(font)
        known.withLock {
            if $0.count >= metricsLimit { $0.removeAll() }
            $0[font] = metrics
        }
        return metrics
    }

    private static func measure(_ font: FontDescription) -> FontMetrics {
        guard font.leading == .standard, font.smallCapitals == .none else {
            // Setting letters asks for these metrics: they are those of the same font with its own lines and letters.
            var plain = font
            (plain.leading, plain.smallCapitals) = (.standard, .none)
            var measured = metrics(of: plain)
            measured.lineHeight += font.leading.extra
            return measured
        }
        let pango = PangoSession()
        let description = pangoDescription(of: font)
        defer { pango_font_description_free(description) }
        guard hasFonts, let metrics = pango_context_get_metrics(pango.context, description, nil) else {
            return FontMetrics(plain: font)
        }
        defer { pango_font_metrics_unref(metrics) }
        let ascender = points(pango_font_metrics_get_ascent(metrics))
        let descender = -points(pango_font_metrics_get_descent(metrics))
        let underlineThickness = points(pango_font_metrics_get_underline_thickness(metrics))
        let strikethroughThickness = points(pango_font_metrics_get_strikethrough_thickness(metrics))
        return FontMetrics(
            ascender: ascender,
            descender: descender,
            lineHeight: max(points(pango_font_metrics_get_height(metrics)), ascender - descender),
            capHeight: height(of: "H", in: font),
            xHeight: height(of: "x", in: font),
            // Pango gives the top of each line; its middle is half the thickness lower.
            underline: (
                points(pango_font_metrics_get_underline_position(metrics)) - underlineThickness / 2, underlineThickness
            ),
            strikethrough: (
                points(pango_font_metrics_get_strikethrough_position(metrics)) - strikethroughThickness / 2,
                strikethroughThickness
            )
        )
    }

    /// The height of the outline of `letter` above the baseline.
    private static func height(of letter: String, in font: FontDescription) -> CGFloat {
        let text = AttributedText(letter, TextAttributes(font: font))
        let shaped = PangoSession().shape(text, ParagraphOptions())
        guard let line = shaped.lines.first, let run = line.outlines.first else { return 0 }
        let box = run.geometry().boundingBox
        return box.isNull ? 0 : max(-box.minY, 0)
    }

    /// Pango's description of `font`; the caller frees it.
    static func pangoDescription(of font: FontDescription) -> OpaquePointer? {
        let description = pango_font_description_new()
        let family = font.family.flatMap(installedFamily)
        let families = family.map { genericFamilies.contains($0) ? $0 : "\($0), \(systemFamilies)" }
        pango_font_description_set_family(description, families ?? systemFamilies)
        pango_font_description_set_absolute_size(description, Double(font.usableSize) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(font.weight, 100), 900))))
        if font.isCondensed { pango_font_description_set_stretch(description, PANGO_STRETCH_CONDENSED) }
        switch font.smallCapitals {
        case .none: break
        case .lowercase: pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
        case .uppercase: pango_font_description_set_variant(description, PANGO_VARIANT_UNICASE)
        case .all: pango_font_description_set_variant(description, PANGO_VARIANT_ALL_SMALL_CAPS)
        }
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description
    }
}

/// Points of a length in Pango's units.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

/// `length` points in Pango's units; the greatest there is for more.
func pangoUnits(_ length: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int32 {
    Int32(clamping: Int(clamping: length * CGFloat(PANGO_SCALE), rule))
}
