package import CoreGraphics

extension Stage {
    /// Points of an opaque fill on nothing that are seen along the window's middle row: the sum of its opacities.
    package func filled() throws -> CGFloat {
        let picture = try picture()
        let sum = (0..<picture.width).reduce(0) { $0 + picture.alpha($1, picture.height / 2) }
        return CGFloat(sum) / 255 / window.traitCollection.displayScale
    }
}
