internal import CCairo
import OctantBase

// Pixman's numbers have 16 bits before the point.
private let rasterLimit = 32767.0

extension CGContext {
    /// Fills the clip with `gradient`, whose colours change along the line from `start` to `end`. Beyond the ends it
    /// draws what `options` allow.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start: CGPoint,
        end: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        guard start.isFinite, end.isFinite, isDrawable else { return }
        draw(gradient, options) { space in
            let (from, to) = (start.applying(space), end.applying(space))
            return cairo_pattern_create_linear(Double(from.x), Double(from.y), Double(to.x), Double(to.y))
        }
    }

    /// Fills the clip with `gradient`, whose colours change from one circle to the other, radii in points (below 0
    /// counts as 0). Beyond the circles it draws what `options` allow.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, isDrawable, accepts(startRadius, "gradient radius"),
            accepts(endRadius, "gradient radius")
        else { return }
        draw(gradient, options) { space in
            let (from, to) = (startCenter.applying(space), endCenter.applying(space))
            let scale = abs(space.a * space.d - space.b * space.c).squareRoot()
            return cairo_pattern_create_radial(
                Double(from.x),
                Double(from.y),
                Double(max(startRadius, 0) * scale),
                Double(to.x),
                Double(to.y),
                Double(max(endRadius, 0) * scale)
            )
        }
    }

    /// Paints the clip with the pattern that `make` returns for a space.
    private func draw(
        _ gradient: CGGradient,
        _ options: CGGradientDrawingOptions,
        _ make: (CGAffineTransform) -> OpaquePointer?
    ) {
        // Where circles stay circles the gradient is stated in pixels, so that a shift by whole pixels changes nothing
        // in Cairo's arithmetic; otherwise its matrix bends it.
        let ctm = state.ctm
        let isConformal = (ctm.a == ctm.d && ctm.b == -ctm.c) || (ctm.a == -ctm.d && ctm.b == ctm.c)
        guard let pattern = make(isConformal ? ctm : .identity) else { return }
        defer { cairo_pattern_destroy(pattern) }
        if !isConformal {
            var matrix = ctm.inverted().cairoMatrix
            cairo_pattern_set_matrix(pattern, &matrix)
        }
        // A pattern that Cairo could not make would end all drawing on the context.
        guard cairo_pattern_status(pattern) == CAIRO_STATUS_SUCCESS else { return }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        // Beyond the ends Cairo goes on with the outermost colour, so a transparent one ends the gradient.
        if !options.contains(.drawsBeforeStartLocation) { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.r, color.g, color.b, color.a)
        }
        if !options.contains(.drawsAfterEndLocation) { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
        guard Self.canDraw(pattern) else {
            Log.once("context.gradient", "a gradient's transform leads too far: it is left out")
            return
        }
        willDraw()
        if state.shadow != nil {
            castShadow(within: clipExtents) { cairo in
                cairo_set_source(cairo, pattern)
                cairo_paint_with_alpha(cairo, state.alpha)
            }
        }
        compositing {
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, state.alpha)
        }
        didDraw()
    }

    /// Whether Cairo can draw `pattern`: where its matrix is beyond the numbers of the rasteriser it cannot, and would
    /// end all drawing on the context.
    private static func canDraw(_ pattern: OpaquePointer) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_pattern_get_matrix(pattern, &matrix)
        let parts = [matrix.xx, matrix.xy, matrix.yx, matrix.yy, matrix.x0, matrix.y0]
        if parts.allSatisfy({ abs($0) <= rasterLimit }) { return true }
        // Often it can all the same: it is tried on a pixel.
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        let cairo = cairo_create(surface)
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
        return cairo_status(cairo) == CAIRO_STATUS_SUCCESS
    }
}
