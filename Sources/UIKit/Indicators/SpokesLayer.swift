import CoreGraphics
import QuartzCore

/// A layer that shows one step of an indicator's turning spokes.
final class SpokesLayer: CALayer, ScalableContents {
    /// The key that the images depend on, and the images.
    private(set) var key: SpokeImages.Key?
    private(set) var images: SpokeImages?

    /// Shows images for `key` from now on; false if it does already.
    @discardableResult
    func show(_ key: SpokeImages.Key) -> Bool {
        guard key != self.key else { return false }
        (self.key, images) = (key, .shared(for: key))
        contentsScale = key.scale
        return true
    }

    package func contents(of layer: CALayer, scale: CGFloat) -> CGImage? {
        guard var key, let shown = contents as? CGImage, let step = images?.steps.firstIndex(where: { $0 === shown })
        else { return nil }
        key.scale = scale
        let steps = SpokeImages.shared(for: key).steps
        return steps.indices.contains(step) ? steps[step] : nil
    }
}
