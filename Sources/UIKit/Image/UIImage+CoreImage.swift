import CoreGraphics
import CoreImage
import OctantBase

extension UIImage {
    /// The image that `ciImage` makes, at 1 pixel a point; an empty one, with one line on standard error, where it has
    /// no end.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// The image that `ciImage` makes, at `scale` pixels a point, turned by `orientation`; an empty one, with one line
    /// on standard error, where it has no end. The pixels are made now. A scale that is not above 0 counts as 1.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let cgImage = ciImage.cgImage ?? CIContext().createCGImage(ciImage, from: ciImage.extent)
        self.init(parts: Parts(cgImage: cgImage, scale: scale, orientation: orientation, ciImage: ciImage))
    }

    /// The image of filters that this was made of; nil for any other.
    public var ciImage: CIImage? { parts.ciImage }
}

extension CIImage {
    /// The pixels of `image`, not turned; nil for an image of nothing.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// The pixels of `image`, not turned; nil for an image of nothing.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
        guard let cgImage = image.cgImage else { return nil }
        self.init(cgImage: cgImage, options: options)
    }
}
