import CoreGraphics
import QuartzCore

/// A layer with a progress bar's own image of track or fill; it stretches the part between the image's caps.
final class ProgressBarImageLayer: CALayer {
    /// Shows `image`, in `color` if it is a template.
    func show(_ image: UIImage, color: CGColor) {
        let pixels = image.upright
        contents = image.renderingMode == .alwaysTemplate ? pixels?.tinted(color.rgba) : pixels
        contentsScale = image.scale
        let (size, caps) = (image.size, image.capInsets)
        guard size.width > 0, size.height > 0 else { return }
        contentsCenter = CGRect(
            x: min(caps.left / size.width, 1), y: min(caps.top / size.height, 1),
            width: max((size.width - caps.left - caps.right) / size.width, 0),
            height: max((size.height - caps.top - caps.bottom) / size.height, 0))
    }
}
