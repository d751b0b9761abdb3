internal import CPango
internal import OctantBase

/// Pango's list of fonts, one for each thread.
enum FontMap {
    /// The state of the fonts that a thread's list was made for.
    private final class Made {
        let generation: Int
        init(_ generation: Int) { self.generation = generation }
    }

    private static let made = ThreadLocal<Made>()

    /// The list of this thread, with all fonts that are registered by now.
    static var current: UnsafeMutablePointer<PangoFontMap>? {
        let generation = RegisteredFonts.generation
        if generation != made.value?.generation ?? 0 {
            // Pango makes another where it is asked next.
            pango_cairo_font_map_set_default(nil)
            made.value = Made(generation)
        }
        return pango_cairo_font_map_get_default()
    }
}
