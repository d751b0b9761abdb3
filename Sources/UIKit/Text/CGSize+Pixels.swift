import CoreGraphics

extension CGSize {
    /// The size of text on whole pixels, `scale` of them a point; never below 0.
    package func grown(toPixelsAt scale: CGFloat) -> CGSize {
        // A hair of a pixel is a rounding error, not a need for another one; but a line breaks for want of 1/1024
        // point.
        func up(_ length: CGFloat, but hair: CGFloat) -> CGFloat { (length * scale - hair).rounded(.up) / scale }
        return CGSize(width: max(up(width, but: 1.0 / 4096), 0), height: max(up(height, but: 1.0 / 64), 0))
    }
}
