#if GTK
    import CoreGraphics
    import OctantBase
    import RenderServer
    internal import CGTK

    /// More patches than this are flattened into a new base.
    private let patchLimit = 2048

    /// A union of overlapping patches that is larger than this many times the newest of them is not worth repainting
    /// each time: the patches are flattened instead.
    private let unionLimit = 4

    /// The number of names of tiles at which those of tiles that are gone are removed.
    private let leastTileNames = 256

    /// Into so many bands from top to bottom are patches gathered. GTK finds out precisely which of a few nodes differ,
    /// but repaints all of a band in which many do.
    private let bandCount = 8

    /// The number of frames of one rectangle whose nodes are kept: a spinner's eight, and as many again.
    private let variantLimit = 16

    /// The frame of one surface as a base and patches on top of it, none of which overlap. Render thread only.
    ///
    /// An unchanged patch stays the same object, and so does its node. So the difference between two frames is just
    /// the patches that changed.
    final class PatchStack {
        /// One patch, with the former one of its rectangle, which may come again.
        private struct Entry {
            var patch: PatchNode
            var variants: [PatchNode] = []
        }

        /// The base, which covers the whole surface; nil before the first complete frame.
        private(set) var base: PatchNode?
        private var entries: [Entry] = []
        /// The patches on top, disjoint, in no order.
        var patches: [PatchNode] { entries.map(\.patch) }
        /// The index in `entries` of each rectangle.
        private var indices: [PixelRect: Int] = [:]
        /// The indexes in `entries` of the last frame's patches: those of the next one often go there too.
        private var lastIndices: [Int] = []
        /// The nodes of bitmaps that several patches share, as long as one of these is there.
        private var tiles: [ObjectIdentifier: Weak<PatchNode>] = [:]
        private var tileNameLimit = leastTileNames
        /// Whether a patch hides what is beneath it. Where it does not, only those parts of the base are shown that no
        /// patch covers.
        private let isOpaque: Bool
        /// Whether the nodes show textures, but for those of tiles.
        let usesTextures: Bool
        /// These parts, by their rectangles; nil when the patches changed since they were found.
        private var uncovered: [PatchNode]?
        /// The parts of the present base that were found last.
        private var known: [PixelRect: PatchNode] = [:]

        init(isOpaque: Bool = true, usesTextures: Bool = false) {
            (self.isOpaque, self.usesTextures) = (isOpaque, usesTextures)
        }

        /// Applies the changes of `frame`. Returns false when the frame cannot be applied, because there is no complete
        /// frame of its size yet.
        func apply(_ frame: Frame) -> Bool {
            var patches = frame.patches[...]
            // What steps through the whole surface is a patch on it, which comes again.
            if frame.isComplete, let whole = patches.first, !whole.isShared || indices[whole.rect] == nil {
                patches.removeFirst()
                base = node(whole.rect, whole.bitmap)
                removeAll()
            }
            guard let base, base.rect.width == frame.pixelWidth, base.rect.height == frame.pixelHeight else {
                return false
            }
            for (number, patch) in patches.enumerated() { put(patch, number: number) }
            lastIndices.removeLast(max(0, lastIndices.count - patches.count))
            if entries.count > patchLimit { flatten() }
            return true
        }

        private func node(_ rect: PixelRect, _ bitmap: Bitmap) -> PatchNode {
            PatchNode(rect: rect, bitmap: bitmap, isOpaque: isOpaque, usesTexture: usesTextures)
        }

        /// Base and patches as one render node, which the caller releases; nil before the first complete frame.
        func makeRenderNode(scale: CGFloat) -> OpaquePointer? {
            guard let base else { return nil }
            let beneath = isOpaque ? [base] : uncoveredParts(of: base)
            var children: [OpaquePointer?] = beneath.compactMap { $0.renderNode(scale: scale) }
            guard children.count == beneath.count else { return nil }
            if children.isEmpty, entries.count == 1, let node = entries[0].patch.renderNode(scale: scale) {
                return gsk_render_node_ref(node)
            }
            var bands = [[OpaquePointer?]](repeating: [], count: bandCount)
            for entry in entries {
                let band = min(entry.patch.rect.y * bandCount / max(base.rect.height, 1), bandCount - 1)
                if let node = entry.patch.renderNode(scale: scale) { bands[band].append(node) }
            }
            let firstBand = children.count
            for band in bands.indices where !bands[band].isEmpty {
                children.append(gsk_container_node_new(&bands[band], guint(bands[band].count)))
            }
            defer { children[firstBand...].forEach(gsk_render_node_unref) }
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

        /// Adds the patch that is number `number` of its frame.
        private func put(_ patch: Frame.Patch, number: Int) {
            let isAsBefore =
                number < lastIndices.count && lastIndices[number] < entries.count
                && entries[lastIndices[number]].patch.rect == patch.rect
            if let index = isAsBefore ? lastIndices[number] : indices[patch.rect] {
                replace(index, by: patch)
                note(index, number)
                return
            }
            let node =
                patch.isShared ? moved(patch) : node(patch.rect, patch.bitmap)
            insert(node)
            note(indices[node.rect] ?? 0, number)
        }

        private func note(_ index: Int, _ number: Int) {
            if number < lastIndices.count { lastIndices[number] = index } else { lastIndices.append(index) }
        }

        /// Replaces the patch of the same rectangle by `patch`.
        private func replace(_ index: Int, by patch: Frame.Patch) {
            guard patch.isShared else {
                entries[index] = Entry(patch: node(patch.rect, patch.bitmap))
                return
            }
            if let known = entries[index].variants.first(where: { $0.bitmap === patch.bitmap }) {
                entries[index].patch = known
                return
            }
            let node = moved(patch)
            if entries[index].variants.count == variantLimit { entries[index].variants.removeAll() }
            entries[index].variants.append(node)
            entries[index].patch = node
        }

        /// A patch that shares its node with all that have the same bitmap.
        private func moved(_ patch: Frame.Patch) -> PatchNode {
            let name = ObjectIdentifier(patch.bitmap)
            if let tile = tiles[name]?.object { return PatchNode(rect: patch.rect, tile: tile) }
            if tiles.count >= tileNameLimit {
                tiles = tiles.filter { $0.value.object != nil }
                tileNameLimit = max(leastTileNames, 2 * tiles.count)
            }
            let origin = PixelRect(x: 0, y: 0, width: patch.rect.width, height: patch.rect.height)
            // Under OpenGL too a surface that stays is uploaded once, and GSK draws many of it faster than of a
            // texture.
            let tile = PatchNode(rect: origin, bitmap: patch.bitmap, isOpaque: isOpaque)
            tiles[name] = Weak(tile)
            return PatchNode(rect: patch.rect, tile: tile)
        }

        /// Inserts a patch where none of its rectangle is.
        private func insert(_ patch: PatchNode) {
            var rect = patch.rect
            var beneath: [PatchNode] = []
            var grows = true
            while grows {
                beneath = entries.lazy.map(\.patch).filter { $0.rect.intersects(rect) }
                let union = beneath.reduce(rect) { $0.union($1.rect) }
                grows = union != rect
                rect = union
            }
            guard rect != patch.rect else {
                beneath.forEach(remove)
                append(patch)
                return
            }
            guard rect.area <= unionLimit * patch.rect.area, let merged = image(of: rect, beneath + [patch]) else {
                flatten()
                append(patch)
                return
            }
            beneath.forEach(remove)
            append(node(rect, merged))
        }

        private func append(_ patch: PatchNode) {
            uncovered = nil
            indices[patch.rect] = entries.count
            entries.append(Entry(patch: patch))
        }

        /// The last patch moves into the gap, since their order does not matter.
        private func remove(_ patch: PatchNode) {
            uncovered = nil
            guard let index = indices.removeValue(forKey: patch.rect), let last = entries.popLast(),
                last.patch !== patch
            else { return }
            entries[index] = last
            indices[last.patch.rect] = index
        }

        /// Removes all patches after a change of the base.
        private func removeAll() {
            entries.removeAll(keepingCapacity: true)
            indices.removeAll(keepingCapacity: true)
            known.removeAll()
            uncovered = nil
        }

        /// Makes what shows now the base.
        private func flatten() {
            guard let rect = base?.rect, let image = image(of: rect, patches) else { return }
            base = node(rect, image)
            removeAll()
        }

        /// Makes `image`, of the size of the surface, what shows now. Returns false before the first complete frame.
        func fill(_ image: Bitmap) -> Bool {
            guard let base else { return false }
            Self.lay([base] + patches, on: image, of: base.rect)
            return true
        }

        /// The image of `rect` of the base with `patches` on it, later ones on top; nil without memory for it.
        private func image(of rect: PixelRect, _ patches: [PatchNode]) -> Bitmap? {
            guard
                let image = base?.bitmap.cropped(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
            else { return nil }
            Self.lay(patches, on: image, of: rect)
            return image
        }

        /// Lays `patches`, later ones on top, over the image of `rect`.
        private static func lay(_ patches: [PatchNode], on image: Bitmap, of rect: PixelRect) {
            for patch in patches { image.put(patch.bitmap, at: patch.rect.placed(in: rect)) }
        }
    }
#endif
