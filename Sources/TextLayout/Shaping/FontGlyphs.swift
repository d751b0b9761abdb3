internal import CPango
package import CoreGraphics
internal import OctantBase

/// The glyphs of one font, by their numbers in it. It stays on the thread that made it.
package final class FontGlyphs {
    private let pango = PangoSession()
    private let outliner = GlyphOutliner()
    private let font: UnsafeMutablePointer<PangoFont>
    private let size: CGFloat
    /// Glyphs' measures in the font's own units.
    private let scale: CGFloat

    /// The number of units in which the font is drawn to its size.
    package let unitsPerEm: Int
    /// The number of glyphs.
    package let count: Int

    /// The glyphs of the font that is found for `description`; nil where there are no fonts at all.
    package init?(_ description: FontDescription) {
        let wanted = FontLibrary.pangoDescription(of: description)
        defer { pango_font_description_free(wanted) }
        guard FontLibrary.hasFonts, let font = pango_context_load_font(pango.context, wanted) else { return nil }
        self.font = font
        size = description.usableSize
        let face = hb_font_get_face(pango_font_get_hb_font(font))
        unitsPerEm = Int(hb_face_get_upem(face))
        count = Int(hb_face_get_glyph_count(face))
        var (width, height) = (Int32(0), Int32(0))
        hb_font_get_scale(pango_font_get_hb_font(font), &width, &height)
        scale = width > 0 ? size / CGFloat(width) : 0
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(font)) }

    /// The glyph of a character alone; 0 where the font has none.
    package func glyph(of scalar: Unicode.Scalar) -> UInt32 {
        var glyph: UInt32 = 0
        hb_font_get_nominal_glyph(pango_font_get_hb_font(font), scalar.value, &glyph)
        return glyph
    }

    /// The way from one glyph to the next, in points.
    package func advance(of glyph: UInt32) -> CGFloat {
        CGFloat(hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), glyph)) * scale
    }

    /// The outline at the origin, in points, y down; empty for a space and a glyph in colours.
    package func outline(of glyph: UInt32) -> PathGeometry {
        var info = PangoGlyphInfo()
        info.glyph = glyph
        return outliner.outline(of: info, in: font, size: size)
    }
}

extension FontGlyphs {
    /// The fonts of a thread that were asked for last.
    private final class Recent {
        let generation: Int
        var fonts: [FontDescription: FontGlyphs] = [:]
        init(_ generation: Int) { self.generation = generation }
    }

    private static let recent = ThreadLocal<Recent>()
    /// How many fonts are kept for each thread: text is seldom of more.
    private static let recentLimit = 16

    /// The glyphs of `description` on this thread; nil where there are no fonts at all.
    package static func of(_ description: FontDescription) -> FontGlyphs? {
        let generation = RegisteredFonts.generation
        let known = recent.value.flatMap { $0.generation == generation ? $0 : nil } ?? Recent(generation)
        recent.value = known
        if let font = known.fonts[description] { return font }
        guard let font = FontGlyphs(description) else { return nil }
        if known.fonts.count >= recentLimit { known.fonts.removeAll() }
        known.fonts[description] = font
        return font
    }
}
