#if GTK
    import CoreGraphics
    import RenderServer
    internal import CGTK

    /// More patches than this are flattened into a new base.
    private let patchLimit = 2048

    /// A union of overlapping patches that is larger than this many times the newest of them is not worth repainting each
    /// time: the patches are flattened instead.
    private let unionLimit = 4

    /// The picture of one surface as a base and patches on top of it, none of which overlap. Render thread only.
    ///
    /// An unchanged patch stays the same object, and so does its node. So the difference between two pictures is just the
    /// patches that changed.
    final class PatchStack {
        /// The base, which covers the whole surface; nil before the first complete frame.
        private(set) var base: PatchNode?
        /// The patches on top, disjoint, in no order.
        private(set) var patches: [PatchNode] = []
        /// Where in `patches` each rectangle stands.
        private var places: [PixelRect: Int] = [:]
        /// Whether a patch hides what is beneath it. Where it does not, only those parts of the base are shown that no
        /// patch covers.
        private let isOpaque: Bool
        /// These parts, by their rectangles; nil when the patches are other ones since they were found.
        private var uncovered: [PatchNode]?
        /// The parts of the present base that were found last.
        private var known: [PixelRect: PatchNode] = [:]

        init(isOpaque: Bool = true) { self.isOpaque = isOpaque }

        /// Takes over what `frame` changed. Answers false when the frame cannot be applied, because there is no complete
        /// picture of its size yet.
        func apply(_ frame: Frame) -> Bool {
            if frame.isComplete {
                base = PatchNode(rect: frame.patches[0].rect, bitmap: frame.patches[0].bitmap, isOpaque: isOpaque)
                removeAll()
                return true
            }
            guard let base, base.rect.width == frame.pixelWidth, base.rect.height == frame.pixelHeight else {
                return false
            }
            for patch in frame.patches {
                put(PatchNode(rect: patch.rect, bitmap: patch.bitmap, isOpaque: isOpaque))
            }
            if patches.count > patchLimit { flatten() }
            return true
        }

        /// Base and patches as one render node, which the caller releases; nil before the first complete frame.
        func makeRenderNode(scale: CGFloat) -> OpaquePointer? {
            guard let base else { return nil }
            let beneath = isOpaque ? [base] : uncoveredParts(of: base)
            var children: [OpaquePointer?] = beneath.compactMap { $0.renderNode(scale: scale) }
            guard children.count == beneath.count else { return nil }
            children.reserveCapacity(beneath.count + patches.count)
            for patch in patches {
                if let node = patch.renderNode(scale: scale) { children.append(node) }
            }
            return gsk_container_node_new(&children, guint(children.count))
        }

        /// The parts of `base` that no patch covers. One that was there before is the same object.
        private func uncoveredParts(of base: PatchNode) -> [PatchNode] {
            if let uncovered { return uncovered }
            let parts = base.rect.parts(outside: patches.map(\.rect)).map { rect in
                rect == base.rect ? base : known[rect] ?? PatchNode(part: rect, of: base)
            }
            known = Dictionary(uniqueKeysWithValues: parts.map { ($0.rect, $0) })
            uncovered = parts
            return parts
        }

        private func put(_ patch: PatchNode) {
            if let place = places[patch.rect] {
                patches[place] = patch
                return
            }
            var rect = patch.rect
            var beneath: [PatchNode] = []
            var grows = true
            while grows {
                beneath = patches.filter { $0.rect.intersects(rect) }
                let union = beneath.reduce(rect) { $0.union($1.rect) }
                grows = union != rect
                rect = union
            }
            guard rect != patch.rect else {
                beneath.forEach(remove)
                append(patch)
                return
            }
            guard rect.area <= unionLimit * patch.rect.area, let merged = picture(of: rect, beneath + [patch]) else {
                flatten()
                append(patch)
                return
            }
            beneath.forEach(remove)
            append(PatchNode(rect: rect, bitmap: merged, isOpaque: isOpaque))
        }

        private func append(_ patch: PatchNode) {
            uncovered = nil
            places[patch.rect] = patches.count
            patches.append(patch)
        }

        /// The last patch moves into the gap, since their order does not matter.
        private func remove(_ patch: PatchNode) {
            uncovered = nil
            guard let place = places.removeValue(forKey: patch.rect), let last = patches.popLast(), last !== patch
            else {
                return
            }
            patches[place] = last
            places[last.rect] = place
        }

        /// There is another base now, and nothing on it.
        private func removeAll() {
            patches.removeAll(keepingCapacity: true)
            places.removeAll(keepingCapacity: true)
            known.removeAll()
            uncovered = nil
        }

        /// Makes what shows now the base.
        private func flatten() {
            guard let rect = base?.rect, let picture = picture(of: rect, patches) else { return }
            base = PatchNode(rect: rect, bitmap: picture, isOpaque: isOpaque)
            removeAll()
        }

        /// What `rect` shows of the base with `patches` on it, later ones on top; nil without memory for it.
        private func picture(of rect: PixelRect, _ patches: [PatchNode]) -> Bitmap? {
            guard
                let picture = base?.bitmap.cropped(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
            else { return nil }
            for patch in patches {
                picture.copy(
                    from: patch.bitmap,
                    fromX: 0,
                    fromY: 0,
                    width: patch.rect.width,
                    height: patch.rect.height,
                    toX: patch.rect.x - rect.x,
                    toY: patch.rect.y - rect.y
                )
            }
            return picture
        }
    }
#endif
