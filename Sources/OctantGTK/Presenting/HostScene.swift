#if GTK
    import CoreGraphics
    import RenderServer

    /// The widgets of ours in another program's window that are painted without GTK, as one tree: each with the colour
    /// that is behind it, cut to its rectangle. So a hundred of them cost what they do in one window of ours.
    struct HostScene {
        /// One widget.
        private struct Part {
            let rect: PixelRect
            let ground: RGBA
            let layer: LayerID
            let content: LayerID
            var made: RenderLayer?
        }

        private let root = LayerID.unique()
        /// The size of the window in pixels, and pixels a point.
        private(set) var width = 0, height = 0
        private(set) var scale: CGFloat = 1
        private var parts: [ObjectIdentifier: Part] = [:]
        /// The names of the widgets, in the order in which they came.
        private var order: [ObjectIdentifier] = []
        /// The rectangles of the widgets in that order, in pixels of the window. They do not overlap.
        private(set) var rects: [PixelRect] = []

        /// No widget, in a window of no size.
        init() {}

        var isEmpty: Bool { parts.isEmpty }

        /// The rectangle of `widget`; nil where it is not in the scene.
        func rect(of widget: ObjectIdentifier) -> PixelRect? { parts[widget]?.rect }

        /// The window is of so many pixels.
        mutating func setSize(width: Int, height: Int, scale: CGFloat) {
            (self.width, self.height, self.scale) = (width, height, scale)
        }

        /// Adds `widget`, which is at `rect` of the window with nothing behind it but `ground`.
        mutating func add(_ widget: ObjectIdentifier, at rect: PixelRect, on ground: RGBA) {
            remove(widget)
            parts[widget] = Part(rect: rect, ground: ground, layer: .unique(), content: .unique())
            order.append(widget)
            rects.append(rect)
        }

        /// `widget` shows `tree`.
        mutating func set(_ tree: RenderTree, of widget: ObjectIdentifier) {
            guard let part = parts[widget] else { return }
            var properties = LayerProperties()
            properties.bounds = CGRect(
                x: 0, y: 0, width: CGFloat(part.rect.width) / scale, height: CGFloat(part.rect.height) / scale)
            properties.anchorPoint = .zero
            var content = tree.root
            if content.subtreeBlends {
                // With nothing that is behind the widget, as in GTK's picture of it.
                properties.isolatesBlending = true
                content = RenderLayer(id: part.content, properties: properties, sublayers: [content])
                properties.isolatesBlending = false
            }
            properties.position = CGPoint(x: CGFloat(part.rect.x) / scale, y: CGFloat(part.rect.y) / scale)
            properties.backgroundColor = CGColor(rgba: part.ground)
            properties.masksToBounds = true
            parts[widget]?.made = RenderLayer(id: part.layer, properties: properties, sublayers: [content])
        }

        mutating func remove(_ widget: ObjectIdentifier) {
            guard parts.removeValue(forKey: widget) != nil, let index = order.firstIndex(of: widget) else { return }
            order.remove(at: index)
            rects.remove(at: index)
        }

        mutating func removeAll() {
            parts.removeAll(keepingCapacity: true)
            order.removeAll(keepingCapacity: true)
            rects.removeAll(keepingCapacity: true)
        }

        /// All widgets whose tree is known, as one.
        var tree: RenderTree {
            let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
            var properties = LayerProperties()
            properties.bounds.size = size
            properties.anchorPoint = .zero
            return RenderTree(
                root: RenderLayer(id: root, properties: properties, sublayers: order.compactMap { parts[$0]?.made }),
                size: size)
        }
    }
#endif
