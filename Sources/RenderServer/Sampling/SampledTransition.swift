import CoreGraphics

/// A layer in transition at one instant: its old and its new image, positioned on the surface.
final class SampledTransition {
    /// The layer with all in it as it was, and as it is.
    let old: SampledTree, new: SampledTree
    /// The fraction of the new image in a fade; nil when one lies over the other.
    let fraction: Double?
    /// Whether the old image lies over the new one.
    let isOldInFront: Bool

    init(old: SampledTree, new: SampledTree, fraction: Double?, isOldInFront: Bool) {
        (self.old, self.new, self.fraction, self.isOldInFront) = (old, new, fraction, isOldInFront)
    }
}

/// A layer's mask at one instant, positioned on the surface.
final class SampledMask {
    let tree: SampledTree

    init(_ tree: SampledTree) {
        self.tree = tree
    }
}

extension SampledTree {
    /// A rectangle that contains everything drawn, in the surface's points; null when there is nothing.
    var extent: CGRect { extent(from: 0) }

    /// A rectangle that contains everything drawn by the layers from `first` on, with which a subtree begins.
    func extent(from first: Int) -> CGRect {
        var (rect, index) = (CGRect.null, first)
        while index < layers.count {
            rect = rect.union(layers[index].subtreeRect)
            index = layers[index].subtreeEnd
        }
        return rect
    }
}

extension RenderLayer {
    /// The transition that the layer is in at `localTime`, seconds of its own time, and how far; the one added last.
    func transition(at localTime: Double) -> (TransitionAnimation, progress: Double)? {
        guard hasTransition else { return nil }
        for animation in animations.reversed() {
            guard case .transition(let box) = animation.action, let position = animation.position(at: localTime)
            else { continue }
            let transition = box.value
            let progress = animation.progress(at: position)
            return (
                transition, transition.startProgress + (transition.endProgress - transition.startProgress) * progress
            )
        }
        return nil
    }
}
