import CoreGraphics

/// Draws one surface, frame by frame: samples the newest tree, finds what changed since the last frame and paints just
/// that. Confined to the render thread.
package final class SurfaceRenderer {
    private let mailbox: CommitMailbox
    private let painter: TreePainter
    private let cache: RasterCache
    /// The cache's sweep after which `pool` was swept last.
    private var sweepCount: Int
    /// The tree that the last frame showed.
    private var tree: RenderTree?
    /// The last frame's sample, and the one before, whose memory the next sample reuses.
    private var shown = SampledTree()
    private var spare = SampledTree()
    private var pool = BitmapPool()
    /// The steppers of `shown` that show another image than before.
    private var steps: [Int] = []
    /// The positions of the steppers of `shown`, once computed.
    private var positions: [StepPosition?]?
    private var shownSize = PixelRect.empty
    private var shownScale: CGFloat = 0
    private var needsAll = true
    /// The parts whose pixels were lost.
    private var lost: [PixelRect] = []

    /// Whether complete frames have patches of their own for what steps.
    private let setsTilesApart: Bool
    /// The parts of the surface that are painted where all of it would be: a patch for each, none of which counts as
    /// the whole. Nil, which is the default, for all of it.
    package var parts: [PixelRect]?

    /// Trees come from `mailbox`; kept frames go into `cache`, which several surfaces of one thread may share.
    ///
    /// With `setsTilesApart` the whole patch of a complete frame leaves out what steps over one colour, and has patches
    /// of its own for that: a display that keeps what is beneath then keeps something simpler.
    package init(mailbox: CommitMailbox, cache: RasterCache, setsTilesApart: Bool = false) {
        (self.mailbox, self.cache, self.setsTilesApart) = (mailbox, cache, setsTilesApart)
        sweepCount = cache.sweepCount
        painter = TreePainter(cache: cache)
        // Those of surfaces that have ended.
        cache.tiles.removeGone()
    }

    /// The frame that brings the surface from the last returned one to `time`, or nil when nothing visible changed, no
    /// tree was ever committed, or the surface has no pixels. Patches are in `memory` as far as there is room, and only
    /// until the next frame.
    package func frame(
        at time: Double, pixelWidth: Int, pixelHeight: Int, scale: CGFloat, memory: (any PatchMemory)? = nil
    ) -> Frame? {
        // After an invalidation somebody else may have taken the newest one.
        let newest = mailbox.take() ?? (needsAll ? mailbox.newest : nil)
        if let newest { tree = newest }
        let limits = PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
        guard let tree, !limits.isEmpty, scale > 0, scale.isFinite else { return nil }

        let isWhole = needsAll || limits != shownSize || scale != shownScale
        (shownSize, shownScale, needsAll) = (limits, scale, false)
        sweep(at: time)
        cache.beginFrame()
        var patches: [Frame.Patch] = []
        var damage = Damage(limits)
        steps.removeAll(keepingCapacity: true)
        if newest == nil, !isWhole, lost.isEmpty, shown.step(to: time, changed: &steps) {
            damage = paintSteps(into: &patches)
        } else {
            let size = CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
            tree.sample(at: time, surface: size, scale: scale, into: &spare)
            swap(&shown, &spare)
            positions = nil
            if !isWhole {
                damage = shown.damage(since: spare, scale: scale, limits: limits)
                if !lost.isEmpty { damage = Damage(merging: damage.rects + lost.map { $0.intersection(limits) }) }
            }
            lost.removeAll()
            if isWhole, let parts {
                patches = parts.compactMap { paint($0, of: shown, in: memory) }
                damage = Damage()
            } else if isWhole, setsTilesApart {
                (patches, damage) = (paintApart(), Damage())
            }
        }
        patches += damage.rects.compactMap { paint($0, of: shown, in: memory) }
        guard !patches.isEmpty else { return nil }
        return Frame(time: time, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, patches: patches)
    }

    /// Lets go of frames that are not used any more, now and then.
    private func sweep(at time: Double) {
        cache.sweep(at: time)
        guard sweepCount != cache.sweepCount else { return }
        sweepCount = cache.sweepCount
        pool.sweep()
    }

    /// The pixels of `rect` as `tree` has them; nil without memory for them.
    private func paint(_ rect: PixelRect, of tree: SampledTree, in memory: (any PatchMemory)? = nil) -> Frame.Patch? {
        let hidesAll = tree.beginsOpaque(in: rect, scale: shownScale)
        let lent = memory?.bitmap(width: rect.width, height: rect.height)
        if !hidesAll { lent?.clear() }
        guard let bitmap = lent ?? pool.bitmap(width: rect.width, height: rect.height, keepsPixels: hidesAll) else {
            return nil
        }
        painter.paint(tree, rect, of: shownSize, scale: shownScale, into: bitmap)
        // Blending may take away what was opaque.
        return Frame.Patch(rect: rect, bitmap: bitmap, isOpaque: hidesAll && self.tree?.root.subtreeBlends == false)
    }

    /// The whole surface without the steppers that have a position, and their tiles.
    private func paintApart() -> [Frame.Patch] {
        steps += shown.steppers.indices
        var tiles: [Frame.Patch] = []
        _ = paintSteps(into: &tiles)
        let apart = Set(tiles.map(\.rect))
        var ground = shown
        for (position, stepper) in zip(positions ?? [], shown.steppers) {
            guard let position, apart.contains(position.rect) else { continue }
            ground.layers[stepper.index].ownRect = .null
            ground.layers[stepper.index].subtreeRect = .null
        }
        return paint(shownSize, of: ground).map { [$0] + tiles } ?? []
    }

    /// Adds what `steps` show to `patches` where there is a tile for it, and returns what else is to be painted.
    private func paintSteps(into patches: inout [Frame.Patch]) -> Damage {
        let positions = self.positions ?? StepGround.positions(of: shown, scale: shownScale, limits: shownSize)
        self.positions = positions
        var others: [PixelRect] = []
        for step in steps {
            let stepper = shown.steppers[step]
            guard let position = positions[step], let image = stepper.appearance.properties.contents,
                let tile = cache.tiles.tile(
                    image, over: position.color,
                    paint: { painter.paint(shown, position.rect, of: shownSize, scale: shownScale, into: $0) })
            else {
                others.append(
                    PixelRect(onPixelsOf: shown.layers[stepper.index].ownRect, scale: shownScale, within: shownSize))
                continue
            }
            patches.append(Frame.Patch(rect: position.rect, bitmap: tile, isShared: true))
        }
        let damage = Damage(merging: others)
        if !damage.isEmpty { patches.removeAll { patch in damage.rects.contains { $0.intersects(patch.rect) } } }
        return damage
    }

    /// The time after `time` of the surface's next visible change. A tree that no frame has shown yet is due at once.
    package func nextChange(after time: Double) -> NextChange {
        if needsAll || mailbox.hasUnread { return mailbox.newest == nil ? .never : .at(time) }
        guard let tree else { return .never }
        // The last frame's sample knows, as long as the named instant lies ahead.
        switch shown.nextChange {
        case .at(let change) where change <= time: return tree.nextChange(after: time, scale: shownScale)
        case let change: return change
        }
    }

    /// The pixels of `rects` were lost: the next frame has them again.
    package func expose(_ rects: [PixelRect]) { lost += rects }

    /// Makes the next frame a complete one: the surface's pixels were lost.
    package func invalidate() {
        needsAll = true
    }
}
