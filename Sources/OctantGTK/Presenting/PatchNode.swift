#if GTK
    import CoreGraphics
    import RenderServer
    internal import CGTK

    /// About as many pixels as one render node has. Cairo draws a node into memory of its own first: this much stays in a
    /// processor's cache. And so many rows at least, because each node costs time too.
    private let stripArea = 1 << 17
    private let leastStripHeight = 16

    /// One rectangle of a surface, its pixels, and the render node that shows them. Render thread only.
    ///
    /// The node is made when it is first asked for and never changes. GTK compares the nodes of a frame with those of the
    /// last and repaints where they differ; so a rectangle whose pixels stay must keep its node.
    final class PatchNode {
        let rect: PixelRect
        let bitmap: Bitmap
        /// Where on the surface the bitmap's first pixel stands.
        private let origin: (x: Int, y: Int)
        /// Whether the bitmap's alpha is left out: premultiplied pixels without it are the picture over black, which is
        /// what a window without a background shows.
        private let isOpaque: Bool
        private var node: OpaquePointer?

        /// The pixels of `rect` are those of `bitmap`.
        init(rect: PixelRect, bitmap: Bitmap, isOpaque: Bool = true) {
            (self.rect, self.bitmap, self.isOpaque) = (rect, bitmap, isOpaque)
            origin = (rect.x, rect.y)
        }

        /// The part `rect` of what `whole` shows.
        init(part rect: PixelRect, of whole: PatchNode) {
            (self.rect, bitmap, isOpaque, origin) = (rect, whole.bitmap, whole.isOpaque, whole.origin)
        }

        deinit {
            if let node { gsk_render_node_unref(node) }
        }

        /// The node, on a surface of `scale` pixels a point; nil when there is no memory for it.
        func renderNode(scale: CGFloat) -> OpaquePointer? {
            if node == nil { node = makeNode(scale: scale) }
            return node
        }

        /// A node whose drawing is the bitmap, pixel by pixel.
        private func makeNode(scale: CGFloat) -> OpaquePointer? {
            guard let image = makeImage() else { return nil }
            defer { cairo_surface_destroy(image) }
            let height = max(leastStripHeight, stripArea / max(rect.width, 1))
            guard rect.height > height else { return makeStrip(of: image, rect, scale: scale) }
            var strips: [OpaquePointer?] = stride(from: rect.y, to: rect.maxY, by: height).map { y in
                let strip = PixelRect(x: rect.x, y: y, width: rect.width, height: min(height, rect.maxY - y))
                return makeStrip(of: image, strip, scale: scale)
            }
            strips.removeAll { $0 == nil }
            defer { strips.forEach(gsk_render_node_unref) }
            return gsk_container_node_new(&strips, guint(strips.count))
        }

        /// A node that shows the part of `image` that lies at `strip`.
        private func makeStrip(of image: OpaquePointer, _ strip: PixelRect, scale: CGFloat) -> OpaquePointer? {
            func points(_ pixels: Int) -> Float { Float(CGFloat(pixels) / scale) }
            var bounds = graphene_rect_t(
                origin: graphene_point_t(x: points(strip.x), y: points(strip.y)),
                size: graphene_size_t(width: points(strip.width), height: points(strip.height))
            )
            guard let node = gsk_cairo_node_new(&bounds), let context = gsk_cairo_node_get_draw_context(node) else {
                return nil
            }
            cairo_scale(context, 1 / scale, 1 / scale)
            cairo_set_source_surface(context, image, Double(origin.x), Double(origin.y))
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            cairo_rectangle(
                context,
                Double(strip.x),
                Double(strip.y),
                Double(strip.width),
                Double(strip.height)
            )
            cairo_fill(context)
            // Cairo copies a source that dies before the recording that uses it: let it live as long.
            cairo_surface_set_user_data(
                cairo_get_target(context),
                &Self.imageKey,
                UnsafeMutableRawPointer(cairo_surface_reference(image))
            ) { cairo_surface_destroy(OpaquePointer($0)) }
            cairo_destroy(context)
            return node
        }

        /// Cairo's view of the bitmap, which keeps it alive.
        private func makeImage() -> OpaquePointer? {
            let image = bitmap.withUnsafeBytes { bytes in
                cairo_image_surface_create_for_data(
                    UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self),
                    isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
                    Int32(bitmap.width),
                    Int32(bitmap.height),
                    Int32(bitmap.bytesPerRow)
                )
            }
            guard let image, cairo_surface_status(image) == CAIRO_STATUS_SUCCESS else {
                cairo_surface_destroy(image)
                return nil
            }
            cairo_surface_set_user_data(image, &Self.bitmapKey, Unmanaged.passRetained(bitmap).toOpaque()) { data in
                if let data { Unmanaged<Bitmap>.fromOpaque(data).release() }
            }
            return image
        }

        /// Only their addresses count: Cairo tells user data apart by them.
        nonisolated(unsafe) private static var imageKey = cairo_user_data_key_t()
        nonisolated(unsafe) private static var bitmapKey = cairo_user_data_key_t()
    }
#endif
