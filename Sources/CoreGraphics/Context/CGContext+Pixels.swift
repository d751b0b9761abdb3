internal import CCairo

extension CGContext {
    /// Runs `body` with the pixels that are drawn on now, those of the group begun last if there is one: the memory of
    /// the first row, from one row to the next in bytes, and the rectangle of the context's pixels that it holds.
    /// Cairo keeps its hands off meanwhile. Returns nil where the pixels cannot be reached.
    package func withPixels<Result>(
        _ body: (_ base: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ x: Int, _ y: Int, _ width: Int, _ height: Int)
            -> Result
    ) -> Result? {
        guard mirror == nil, let surface = cairo_get_group_target(cairo) else { return nil }
        // Most of the time: what Cairo would be asked of its surface below, the bitmap knows.
        if surface == bitmap.surface, !bitmap.isOpaque {
            let (bytesPerRow, width, height) = (bitmap.bytesPerRow, bitmap.width, bitmap.height)
            return bitmap.withUnsafeMutableBytes { bytes in
                bytes.baseAddress.map { body($0, bytesPerRow, 0, 0, width, height) }
            }
        }
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
        else { return nil }
        var (offsetX, offsetY) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &offsetX, &offsetY)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface), offsetX == offsetX.rounded(),
            offsetY == offsetY.rounded()
        else { return nil }
        defer { cairo_surface_mark_dirty(surface) }
        return body(
            UnsafeMutableRawPointer(data), Int(cairo_image_surface_get_stride(surface)), -Int(offsetX), -Int(offsetY),
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    }
}
