import CoreGraphics
import Foundation

extension UIImage {
    /// Lines and areas that an image is drawn from.
    struct Vector: Sendable {
        /// The picture, upright.
        let picture: VectorImage
        /// The colour in which all of it is; nil for its own colours.
        var tint: RGBA?
    }

    /// The image with `scale` pixels a point, where it can be drawn anew; else the image.
    func sharp(scale: CGFloat, for traits: UITraitCollection = .current) -> UIImage {
        guard scale.isFinite, scale > 0 else { return self }
        if parts.symbol != nil { return drawnAnew(for: traits, density: scale) }
        guard let vector = parts.vector else { return self }
        let scale = min(scale, vector.picture.greatestScale)
        guard scale != self.scale, let drawn = vector.picture.image(scale: scale) else { return self }
        let pixels = vector.tint.map(drawn.tinted) ?? drawn
        return changing { ($0.cgImage, $0.scale) = (pixels, scale) }
    }

    /// The image with as many pixels as it takes in `rect` of `context`, where it can be drawn anew; else the image.
    func sharp(in rect: CGRect, of context: CGContext) -> UIImage {
        let size = size
        guard isDrawnAnew, size.width > 0, size.height > 0 else { return self }
        let transform = context.pixelTransform
        let (across, down) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        // What lies between caps is not larger than it was.
        guard !isResizable else { return sharp(scale: max(across, down)) }
        return sharp(scale: max(across * rect.width / size.width, down * rect.height / size.height))
    }
}
