#if GTK
    import CoreGraphics
    import RenderServer
    internal import CGTK

    /// What GTK draws in a window of another program's, in the order in which it does, and where in it some nodes of
    /// ours lie. Render thread only.
    ///
    /// What holds one of ours is taken apart, as far as it only moves or clips what it holds; everything else is one
    /// item, drawn as a whole.
    struct HostNodes {
        /// A node that is drawn at an offset, within a clip, in points of the window's widget.
        private struct Item {
            let node: OpaquePointer
            let x: CGFloat, y: CGFloat
            let clip: CGRect
            /// What it may draw on.
            let bounds: CGRect
        }

        /// Where one of our nodes is.
        private struct Place {
            /// The index of its item.
            let index: Int
            /// The rectangle that nothing around it clips. The corners of rounded clips are outside.
            let whole: CGRect
        }

        private var items: [Item] = []
        private var places: [OpaquePointer: Place] = [:]
        private let ours: Set<OpaquePointer>

        /// Takes `root` apart, in which `ours` are. It has to stay as long as this is used.
        init(_ root: OpaquePointer, ours: Set<OpaquePointer>) {
            self.ours = ours
            let all = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
            add(root, x: 0, y: 0, clip: all, whole: all)
        }

        /// The top left of `node`, one of ours, and the colour of everything beneath its `size` points, at `scale`
        /// pixels a point. Nil where that is not one opaque colour, where something clips the node or lies on it, and
        /// where it does not lie on whole pixels, or is moved otherwise than by an offset.
        func ground(beneath node: OpaquePointer, size: CGSize, scale: CGFloat) -> (origin: CGPoint, color: RGBA)? {
            guard let place = places[node] else { return nil }
            let item = items[place.index]
            let rect = CGRect(origin: CGPoint(x: item.x, y: item.y), size: size)
            let (left, top) = (rect.minX * scale, rect.minY * scale)
            guard left == left.rounded(), top == top.rounded(), place.whole.contains(rect),
                !items[(place.index + 1)...].contains(where: { $0.bounds.isVisible(in: rect) })
            else { return nil }
            let beneath = items[..<place.index].filter { $0.bounds.isVisible(in: rect) }
            return Self.color(of: beneath, in: rect, scale: scale).map { (rect.origin, $0) }
        }

        private mutating func add(_ node: OpaquePointer, x: CGFloat, y: CGFloat, clip: CGRect, whole: CGRect) {
            if ours.contains(node) {
                append(node, x: x, y: y, clip: clip)
                places[node] = Place(index: items.count - 1, whole: whole)
                return
            }
            let (first, found) = (items.count, places.count)
            addChildren(of: node, x: x, y: y, clip: clip, whole: whole)
            guard places.count == found else { return }
            items.removeLast(items.count - first)
            append(node, x: x, y: y, clip: clip)
        }

        private mutating func addChildren(
            of node: OpaquePointer, x: CGFloat, y: CGFloat, clip: CGRect, whole: CGRect
        ) {
            switch gsk_render_node_get_node_type(node) {
            case GSK_CONTAINER_NODE:
                for index in 0..<gsk_container_node_get_n_children(node) {
                    add(gsk_container_node_get_child(node, index), x: x, y: y, clip: clip, whole: whole)
                }
            case GSK_DEBUG_NODE: add(gsk_debug_node_get_child(node), x: x, y: y, clip: clip, whole: whole)
            case GSK_TRANSFORM_NODE:
                let transform = gsk_transform_node_get_transform(node)
                guard
                    gsk_transform_get_category(transform).rawValue >= GSK_TRANSFORM_CATEGORY_2D_TRANSLATE.rawValue
                else { return }
                var (dx, dy) = (Float(0), Float(0))
                gsk_transform_to_translate(transform, &dx, &dy)
                add(
                    gsk_transform_node_get_child(node), x: x + CGFloat(dx), y: y + CGFloat(dy), clip: clip,
                    whole: whole)
            case GSK_CLIP_NODE:
                guard let bounds = gsk_clip_node_get_clip(node) else { return }
                let rect = CGRect(bounds.pointee).offsetBy(dx: x, dy: y)
                add(
                    gsk_clip_node_get_child(node), x: x, y: y, clip: clip.intersection(rect),
                    whole: whole.intersection(rect))
            case GSK_ROUNDED_CLIP_NODE:
                guard let rounded = gsk_rounded_clip_node_get_clip(node)?.pointee else { return }
                let rect = CGRect(rounded.bounds).offsetBy(dx: x, dy: y)
                let corners = [rounded.corner.0, rounded.corner.1, rounded.corner.2, rounded.corner.3]
                let height = corners.map { CGFloat($0.height) }.max() ?? 0
                add(
                    gsk_rounded_clip_node_get_child(node), x: x, y: y, clip: clip.intersection(rect),
                    whole: whole.intersection(rect.insetBy(dx: 0, dy: height)))
            default: break
            }
        }

        private mutating func append(_ node: OpaquePointer, x: CGFloat, y: CGFloat, clip: CGRect) {
            var bounds = graphene_rect_t()
            gsk_render_node_get_bounds(node, &bounds)
            items.append(
                Item(
                    node: node, x: x, y: y, clip: clip,
                    bounds: CGRect(bounds).offsetBy(dx: x, dy: y).intersection(clip)))
        }

        /// The one opaque colour that `items` have in `rect`; nil where it is not one.
        private static func color(of items: [Item], in rect: CGRect, scale: CGFloat) -> RGBA? {
            let (width, height) = (Int((rect.width * scale).rounded()), Int((rect.height * scale).rounded()))
            guard let bitmap = Bitmap(width: width, height: height) else { return nil }
            bitmap.withUnsafeMutableBytes { bytes in
                let surface = cairo_image_surface_create_for_data(
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
                    Int32(height), Int32(bitmap.bytesPerRow))
                let cairo = cairo_create(surface)
                cairo_scale(cairo, scale, scale)
                cairo_translate(cairo, -rect.minX, -rect.minY)
                for item in items {
                    cairo_save(cairo)
                    cairo_rectangle(cairo, item.clip.minX, item.clip.minY, item.clip.width, item.clip.height)
                    cairo_clip(cairo)
                    cairo_translate(cairo, item.x, item.y)
                    gsk_render_node_draw(item.node, cairo)
                    cairo_restore(cairo)
                }
                cairo_destroy(cairo)
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
            return bitmap.onlyColor
        }
    }

    extension Bitmap {
        /// The colour that all pixels have; nil where they differ, or are not opaque.
        fileprivate var onlyColor: RGBA? {
            withUnsafeBytes { bytes in
                let first = bytes.load(as: UInt32.self)
                guard first >> 24 == 255 else { return nil }
                for row in 0..<height {
                    for column in 0..<width
                    where bytes.load(fromByteOffset: row * bytesPerRow + 4 * column, as: UInt32.self) != first {
                        return nil
                    }
                }
                func part(_ shift: UInt32) -> Double { Double(first >> shift & 0xFF) / 255 }
                return RGBA(r: part(16), g: part(8), b: part(0))
            }
        }
    }

    extension CGRect {
        fileprivate init(_ rect: graphene_rect_t) {
            self.init(
                x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
                height: CGFloat(rect.size.height))
        }
    }
#endif
