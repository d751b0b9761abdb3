import CoreGraphics
import OctantBase

extension UIColor {
    /// The colour that repeats `image`, upright, at the image's own size in points: from the top left of the view whose
    /// background it is, or of what is drawn on. An image of nothing is no colour: clear. What knows colours only
    /// (text, gradients, shadows) takes the mean of the image.
    public convenience init(patternImage image: UIImage) {
        guard let pixels = image.patternPixels, let pattern = CGPattern(image: pixels, size: image.size) else {
            Log.once("uicolor.pattern", "a colour's pattern image has no pixels: the colour is clear")
            self.init(ColorValue(white: 0, alpha: 0))
            return
        }
        self.init(ColorValue(CGColor(PatternPaint(pattern, tint: .black))))
    }
}

extension UIImage {
    /// The pixels as they are shown: turned where the image is, drawn where it has none.
    fileprivate var patternPixels: CGImage? {
        if imageOrientation == .up, let cgImage { return cgImage }
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
    }
}
