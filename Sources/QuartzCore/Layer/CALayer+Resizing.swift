import CoreGraphics
import OctantBase
import RenderServer

extension CALayer {
    /// Changes the frame as `autoresizingMask` has it, now that the superlayer's size is no longer `old`.
    ///
    /// Along each axis the parts that may give way share the change in proportion to their sizes, and equally where
    /// they have none; a layer none of whose parts may keeps its frame.
    final func autoresize(from old: CGSize) {
        guard !autoresizingMask.isEmpty, let new = superlayer?.bounds.size else { return }
        let (mask, frame) = (autoresizingMask, frame)
        let (x, width) = Self.share(
            new.width - old.width, frame.minX, frame.width, old.width - frame.maxX,
            mask.contains(.layerMinXMargin), mask.contains(.layerWidthSizable), mask.contains(.layerMaxXMargin))
        let (y, height) = Self.share(
            new.height - old.height, frame.minY, frame.height, old.height - frame.maxY,
            mask.contains(.layerMinYMargin), mask.contains(.layerHeightSizable), mask.contains(.layerMaxYMargin))
        let changed = CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
        if changed != frame { self.frame = changed }
    }

    /// Shares `change` among the margin before, the length and the margin after, as far as each gives way.
    private static func share(
        _ change: CGFloat, _ before: CGFloat, _ length: CGFloat, _ after: CGFloat,
        _ givesBefore: Bool, _ givesLength: Bool, _ givesAfter: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let count = [givesBefore, givesLength, givesAfter].count { $0 }
        guard count > 0 else { return (before, length) }
        let total = (givesBefore ? before : 0) + (givesLength ? length : 0) + (givesAfter ? after : 0)
        func part(_ size: CGFloat, _ gives: Bool) -> CGFloat {
            guard gives else { return 0 }
            return change * (total > 0 ? size / total : 1 / CGFloat(count))
        }
        return (before + part(before, givesBefore), length + part(length, givesLength))
    }

    /// Whether an odd number of layers, this one and those around it, flips its geometry.
    final var countsAsFlipped: Bool {
        var (isFlipped, next) = (false, presented ?? self)
        while true {
            if next.isGeometryFlipped { isFlipped.toggle() }
            guard let above = next.parent else { return isFlipped }
            next = above
        }
    }

    /// The part of the bounds inside the nearest scroll layer's, in this layer's space.
    final var rectShownByScrollLayer: CGRect {
        var next = superlayer
        while let layer = next {
            if layer is CAScrollLayer {
                let shown = bounds.shared(with: convert(layer.bounds, from: layer))
                return shown.isNull ? .zero : shown
            }
            next = layer.superlayer
        }
        return bounds
    }
}
