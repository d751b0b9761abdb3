#if GTK
    import CoreGraphics
    import RenderServer
    internal import CGTK

    /// The approximate number of pixels of one render node. Cairo draws a node into memory of its own first: this much
    /// stays in a processor's cache. It has at least so many rows, because each node costs time too.
    private let stripArea = 1 << 17
    private let leastStripHeight = 16

    /// One rectangle of a surface, its pixels, and the render node that shows them. Render thread only.
    ///
    /// The node is made when it is first asked for and never changes. GTK compares the nodes of a frame with those of
    /// the last and repaints where they differ; so a rectangle whose pixels stay must keep its node.
    final class PatchNode {
        let rect: PixelRect
        let bitmap: Bitmap
        /// The position of the bitmap's first pixel on the surface.
        private let origin: (x: Int, y: Int)
        /// Whether the bitmap's alpha is left out: premultiplied pixels without it are the frame over black, which is
        /// what a window without a background shows.
        private let isOpaque: Bool
        /// Whether the node shows a texture, not a Cairo surface.
        private let usesTexture: Bool
        /// A patch at the origin with the same bitmap, whose node is moved here; nil for a node of the patch's own.
        private let tile: PatchNode?
        private var node: OpaquePointer?

        /// The pixels of `rect` are those of `bitmap`.
        init(rect: PixelRect, bitmap: Bitmap, isOpaque: Bool = true, usesTexture: Bool = false) {
            (self.rect, self.bitmap, self.isOpaque, self.usesTexture, tile) = (rect, bitmap, isOpaque, usesTexture, nil)
            origin = (rect.x, rect.y)
        }

        /// The part `rect` of what `whole` shows.
        init(part rect: PixelRect, of whole: PatchNode) {
            (self.rect, bitmap, isOpaque, origin, tile) = (rect, whole.bitmap, whole.isOpaque, whole.origin, nil)
            usesTexture = whole.usesTexture
        }

        /// `tile`, which is at the origin, moved to `rect`.
        init(rect: PixelRect, tile: PatchNode) {
            (self.rect, bitmap, isOpaque, self.tile) = (rect, tile.bitmap, tile.isOpaque, tile)
            usesTexture = tile.usesTexture
            origin = (rect.x, rect.y)
        }

        deinit {
            if let node { gsk_render_node_unref(node) }
        }

        /// The node, on a surface of `scale` pixels a point; nil when there is no memory for it.
        func renderNode(scale: CGFloat) -> OpaquePointer? {
            if node == nil { node = movedNode(scale: scale) ?? makeNode(scale: scale) }
            return node
        }

        /// The tile's node, moved; nil without a tile, or where GTK's numbers cannot represent the position exactly.
        private func movedNode(scale: CGFloat) -> OpaquePointer? {
            let (x, y) = (CGFloat(rect.x) / scale, CGFloat(rect.y) / scale)
            var offset = graphene_point_t(x: Float(x), y: Float(y))
            guard CGFloat(offset.x) == x, CGFloat(offset.y) == y, let still = tile?.renderNode(scale: scale) else {
                return nil
            }
            // Nil means the transform that moves nothing.
            guard let transform = gsk_transform_translate(nil, &offset) else { return gsk_render_node_ref(still) }
            defer { gsk_transform_unref(transform) }
            return gsk_transform_node_new(still, transform)
        }

        /// A node whose drawing is the bitmap, pixel by pixel.
        private func makeNode(scale: CGFloat) -> OpaquePointer? {
            let image = usesTexture ? nil : makeImage()
            defer { cairo_surface_destroy(image) }
            let height = max(leastStripHeight, stripArea / max(rect.width, 1))
            func strip(_ strip: PixelRect) -> OpaquePointer? {
                usesTexture
                    ? makeTextureStrip(strip, scale: scale) : image.flatMap { makeStrip(of: $0, strip, scale: scale) }
            }
            guard rect.height > height else { return strip(rect) }
            var strips: [OpaquePointer?] = []
            var y = rect.y
            while y < rect.maxY {
                var part = PixelRect(x: rect.x, y: y, width: rect.width, height: min(height, rect.maxY - y))
                let color = color(of: part)
                // What is of one colour costs no more for being large.
                while let color, part.maxY < rect.maxY {
                    let next = PixelRect(
                        x: rect.x, y: part.maxY, width: rect.width, height: min(height, rect.maxY - part.maxY))
                    guard self.color(of: next) == color else { break }
                    part.height += next.height
                }
                strips.append(color.map { makeNode(of: $0, part, scale: scale) } ?? strip(part))
                y = part.maxY
            }
            strips.removeAll { $0 == nil }
            defer { strips.forEach(gsk_render_node_unref) }
            return gsk_container_node_new(&strips, guint(strips.count))
        }

        /// The one colour of the rows of `strip`, 0xRRGGBB; nil where there are several, or alpha counts.
        private func color(of strip: PixelRect) -> UInt32? {
            guard isOpaque else { return nil }
            return bitmap.singleColor(rows: strip.y - rect.y..<strip.maxY - rect.y).map { $0 & 0xFF_FFFF }
        }

        /// A node of one colour, 0xRRGGBB.
        private func makeNode(of color: UInt32, _ strip: PixelRect, scale: CGFloat) -> OpaquePointer? {
            func part(_ shift: UInt32) -> Float { Float((color >> shift) & 0xFF) / 255 }
            var rgba = GdkRGBA(red: part(16), green: part(8), blue: part(0), alpha: 1)
            var bounds = bounds(of: strip, scale: scale)
            return gsk_color_node_new(&rgba, &bounds)
        }

        private func bounds(of strip: PixelRect, scale: CGFloat) -> graphene_rect_t {
            func points(_ pixels: Int) -> Float { Float(CGFloat(pixels) / scale) }
            return graphene_rect_t(
                origin: graphene_point_t(x: points(strip.x), y: points(strip.y)),
                size: graphene_size_t(width: points(strip.width), height: points(strip.height))
            )
        }

        /// A node that shows the part of `image` that lies at `strip`.
        private func makeStrip(of image: OpaquePointer, _ strip: PixelRect, scale: CGFloat) -> OpaquePointer? {
            var bounds = bounds(of: strip, scale: scale)
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
            // Cairo copies a source that is freed before the recording that uses it: keep it as long.
            cairo_surface_set_user_data(
                cairo_get_target(context),
                &Self.imageKey,
                UnsafeMutableRawPointer(cairo_surface_reference(image))
            ) { cairo_surface_destroy(OpaquePointer($0)) }
            cairo_destroy(context)
            return node
        }

        /// A node that shows the part of the bitmap that lies at `strip` as a texture. GDK 4.8 has no format without
        /// alpha for these pixels: where they are not opaque and alpha is left out, black lies beneath them.
        private func makeTextureStrip(_ strip: PixelRect, scale: CGFloat) -> OpaquePointer? {
            let (column, row) = (strip.x - origin.x, strip.y - origin.y)
            let first = row * bitmap.bytesPerRow + column * 4
            let bytes = bitmap.withUnsafeBytes { pixels in
                g_bytes_new_with_free_func(
                    pixels.baseAddress?.advanced(by: first), gsize(pixels.count - first),
                    { data in if let data { Unmanaged<Bitmap>.fromOpaque(data).release() } },
                    Unmanaged.passRetained(bitmap).toOpaque())
            }
            defer { g_bytes_unref(bytes) }
            guard
                let texture = gdk_memory_texture_new(
                    Int32(strip.width), Int32(strip.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
                    gsize(bitmap.bytesPerRow))
            else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
            var bounds = bounds(of: strip, scale: scale)
            guard let node = gsk_texture_node_new(texture, &bounds) else { return nil }
            let rows = row..<row + strip.height, columns = column..<column + strip.width
            guard isOpaque, !bitmap.isOpaque(rows: rows, columns: columns) else { return node }
            var layers: [OpaquePointer?] = [makeNode(of: 0, strip, scale: scale), node]
            defer { layers.forEach { gsk_render_node_unref($0) } }
            return gsk_container_node_new(&layers, guint(layers.count))
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

        /// Only their addresses count: Cairo identifies user data by them.
        nonisolated(unsafe) private static var imageKey = cairo_user_data_key_t()
        nonisolated(unsafe) private static var bitmapKey = cairo_user_data_key_t()
    }
#endif
