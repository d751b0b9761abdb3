import CoreGraphics

/// Draws one surface, frame by frame: samples the newest tree, finds what changed since the last frame and paints just
/// that. Confined to the render thread.
package final class SurfaceRenderer {
    private let mailbox: CommitMailbox
    private let painter: TreePainter
    private let cache: RasterCache
    /// The cache's generation that `pool` is of.
    private var generation: Int
    /// The tree that the last frame showed.
    private var tree: RenderTree?
    /// What the last frame showed, and the one before, whose memory the next sample takes.
    private var shown = SampledTree()
    private var spare = SampledTree()
    private var pool = BitmapPool()
    private var shownSize = PixelRect.empty
    private var shownScale: CGFloat = 0
    private var needsAll = true

    /// Trees come from `mailbox`; kept pictures go into `cache`, which several surfaces of one thread may share.
    package init(mailbox: CommitMailbox, cache: RasterCache) {
        (self.mailbox, self.cache, generation) = (mailbox, cache, cache.generation)
        painter = TreePainter(cache: cache)
    }

    /// The frame that brings the surface from what was last answered to `time`, or nil when nothing visible changed,
    /// no tree was ever committed, or the surface has no pixels.
    package func frame(at time: Double, pixelWidth: Int, pixelHeight: Int, scale: CGFloat) -> Frame? {
        if let newest = mailbox.take() { tree = newest }
        let limits = PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
        guard let tree, !limits.isEmpty, scale > 0, scale.isFinite else { return nil }

        let size = CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
        tree.sample(at: time, surface: size, into: &spare)
        swap(&shown, &spare)

        let isWhole = needsAll || limits != shownSize || scale != shownScale
        let damage = isWhole ? Damage(limits) : shown.damage(since: spare, scale: scale, limits: limits)
        (shownSize, shownScale, needsAll) = (limits, scale, false)
        guard !damage.isEmpty else { return nil }
        if generation != cache.generation { (pool, generation) = (BitmapPool(), cache.generation) }
        let patches = damage.rects.compactMap { rect -> Frame.Patch? in
            let hidesAll = shown.beginsOpaque(in: rect, scale: scale)
            guard let bitmap = pool.bitmap(width: rect.width, height: rect.height, keepsPixels: hidesAll) else {
                return nil
            }
            painter.paint(shown, rect, of: limits, scale: scale, into: bitmap)
            return Frame.Patch(rect: rect, bitmap: bitmap)
        }
        return Frame(time: time, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, patches: patches)
    }

    /// When the surface next looks different, after `time`. A tree that no frame has shown yet is due at once.
    package func nextChange(after time: Double) -> NextChange {
        if needsAll || mailbox.hasUnread { return mailbox.newest == nil ? .never : .at(time) }
        guard let tree else { return .never }
        // The last frame's sample knows, as long as the named instant lies ahead.
        switch shown.nextChange {
        case .at(let change) where change <= time: return tree.nextChange(after: time)
        case let change: return change
        }
    }

    /// Makes the next frame a complete one: the surface's pixels were lost.
    package func invalidate() {
        needsAll = true
    }
}
