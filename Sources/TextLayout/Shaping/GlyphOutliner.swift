internal import CPango
internal import CoreGraphics

// How much larger than drawn outlines are made, so that the rounding of coordinates does not show at 3 pixels a point.
private let outlineScale = 16.0
// The greatest size, in pixels, that outlines are made at: Cairo leaves out what lies far from its surface.
private let outlineSize = 512.0
// How many pixels a point glyphs that are images are drawn at.
private let imageScale = 3.0
// The tables that colour glyphs come from (OpenType specification: CBDT, COLR, sbix, SVG).
private let colorTables = ["CBDT", "COLR", "sbix", "SVG "]
// Cairo's cairo_path_data_type_t in its order in cairo.h; Swift imports the type and not its values.
private let (moveTo, lineTo, curveTo) = (UInt32(0), UInt32(1), UInt32(2))

/// Returns Pango's glyphs as values.
final class GlyphOutliner {
    private let surface: OpaquePointer?
    private let cairo: OpaquePointer?
    private let single = pango_glyph_string_new()
    /// The outlines made so far.
    private var known: [GlyphKey: PathGeometry] = [:]
    /// The fonts of `known`, kept alive: another one could get the same address.
    private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []

    init() {
        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        cairo = cairo_create(surface)
    }

    deinit {
        for font in fonts { g_object_unref(UnsafeMutableRawPointer(font)) }
        pango_glyph_string_free(single)
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// The outlines of `glyphs`, their baseline beginning at `origin`, in points. Those that are empty, as spaces are,
    /// are left out.
    func outlines(
        of glyphs: UnsafeMutablePointer<PangoGlyphString>,
        in font: UnsafeMutablePointer<PangoFont>,
        size: CGFloat,
        at origin: CGPoint
    ) -> [PlacedGlyph] {
        var placed: [PlacedGlyph] = []
        var x: Int32 = 0
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let info = glyphs.pointee.glyphs[index]
            let position = CGPoint(
                x: origin.x + points(x &+ info.geometry.x_offset), y: origin.y + points(info.geometry.y_offset))
            let outline = outline(of: info, in: font, size: size)
            if !outline.isEmpty { placed.append(PlacedGlyph(outline: outline, origin: position)) }
            x &+= info.geometry.width
        }
        return placed
    }

    /// The outline of one glyph at the origin, in points.
    func outline(
        of glyph: PangoGlyphInfo,
        in font: UnsafeMutablePointer<PangoFont>,
        size: CGFloat
    ) -> PathGeometry {
        let key = GlyphKey(font: font, glyph: glyph.glyph)
        if let known = known[key] { return known }
        if fonts.insert(font).inserted { g_object_ref(UnsafeMutableRawPointer(font)) }
        pango_glyph_string_set_size(single, 1)
        single?.pointee.glyphs[0] = glyph
        single?.pointee.glyphs[0].geometry.x_offset = 0
        single?.pointee.glyphs[0].geometry.y_offset = 0
        let scale = min(outlineScale, outlineSize / Double(size))
        cairo_identity_matrix(cairo)
        cairo_scale(cairo, scale, scale)
        cairo_new_path(cairo)
        cairo_move_to(cairo, 0, 0)
        pango_cairo_glyph_string_path(cairo, font, single)
        let geometry = copyPath()
        known[key] = geometry
        return geometry
    }

    /// Cairo's current path; empty for a mere move, which a space is.
    private func copyPath() -> PathGeometry {
        var geometry = PathGeometry()
        guard let path = cairo_copy_path(cairo) else { return geometry }
        defer { cairo_path_destroy(path) }
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return geometry }
        func position(_ index: Int) -> CGPoint {
            let point = data[index].point
            return CGPoint(x: point.x, y: point.y)
        }
        var index = 0
        // The last move leads nowhere, and would count for the outline's extent.
        var start: CGPoint?
        func begin() {
            if let point = start { geometry.move(to: point) }
            start = nil
        }
        while index < Int(path.pointee.num_data) {
            let header = data[index].header
            switch header.type.rawValue {
            case moveTo: start = position(index + 1)
            case lineTo:
                begin()
                geometry.line(to: position(index + 1))
            case curveTo:
                begin()
                geometry.cubic(to: position(index + 3), control1: position(index + 1), control2: position(index + 2))
            default:
                begin()
                geometry.close()
            }
            index += Int(max(header.length, 1))
        }
        return geometry.verbs.count > 1 ? geometry : PathGeometry()
    }

    /// `glyphs` as an image, their baseline beginning at `origin`; nil when their font has outlines.
    func image(
        of glyphs: UnsafeMutablePointer<PangoGlyphString>,
        in font: UnsafeMutablePointer<PangoFont>,
        at origin: CGPoint,
        opacity: Double
    ) -> GlyphImage? {
        guard hasColor(font) else { return nil }
        var ink = PangoRectangle()
        pango_glyph_string_extents(glyphs, font, &ink, nil)
        let box = CGRect(x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height))
            .applying(CGAffineTransform(scaleX: CGFloat(imageScale), y: CGFloat(imageScale))).integral
        guard !box.isEmpty, let bitmap = Bitmap(width: Int(box.width), height: Int(box.height)) else { return nil }
        bitmap.withUnsafeMutableBytes { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                CAIRO_FORMAT_ARGB32,
                Int32(bitmap.width),
                Int32(bitmap.height),
                Int32(bitmap.bytesPerRow)
            )
            let cairo = cairo_create(surface)
            cairo_translate(cairo, -Double(box.minX), -Double(box.minY))
            cairo_scale(cairo, imageScale, imageScale)
            cairo_move_to(cairo, 0, 0)
            pango_cairo_show_glyph_string(cairo, font, glyphs)
            cairo_destroy(cairo)
            cairo_surface_flush(surface)
            cairo_surface_destroy(surface)
        }
        let scale = 1 / CGFloat(imageScale)
        let rect = box.applying(CGAffineTransform(scaleX: scale, y: scale)).offsetBy(dx: origin.x, dy: origin.y)
        return GlyphImage(bitmap: bitmap, rect: rect, opacity: opacity)
    }

    /// Whether the font's glyphs bring their own colours.
    private func hasColor(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        guard let face = hb_font_get_face(pango_font_get_hb_font(font)) else { return false }
        return colorTables.contains { name in
            let tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            let table = hb_face_reference_table(face, tag)
            defer { hb_blob_destroy(table) }
            return hb_blob_get_length(table) > 0
        }
    }
}

/// A glyph of a font.
private struct GlyphKey: Hashable {
    let font: UnsafeMutablePointer<PangoFont>
    let glyph: UInt32
}
