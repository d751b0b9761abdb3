package import CoreGraphics

extension Stage {
    /// Points of an opaque fill on nothing that are seen along the window's middle row: the sum of its opacities.
    package func filled() throws -> CGFloat {
        let image = try image()
        let sum = (0..<image.width).reduce(0) { $0 + image.alpha($1, image.height / 2) }
        return CGFloat(sum) / 255 / window.traitCollection.displayScale
    }
}
