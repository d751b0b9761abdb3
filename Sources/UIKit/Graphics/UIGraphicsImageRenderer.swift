import CoreGraphics
import Foundation
import OctantBase

/// The context of an image renderer's closure.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, imageFormat: UIGraphicsImageRendererFormat) {
        self.imageFormat = imageFormat
        super.init(cgContext: cgContext, format: imageFormat)
    }

    /// The format that the image has.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    /// The image drawn so far.
    open var currentImage: UIImage {
        let scale = resolvedScale(imageFormat.scale)
        return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}

/// Draws images. Any thread; the calls of `image(actions:)` are independent.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// The type of a renderer's closures.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    /// A renderer of images of `size` points in the main screen's format.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// A renderer of images of `size` points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of images of the points in `bounds`, in the main screen's format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// A renderer of images of the points in `bounds`.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds: bounds, ownFormat: format)
    }

    /// The format of the images.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    /// The image that `actions` draw; the current context is the image's while they run.
    ///
    /// An empty image, with one line on standard error, when the size is empty, not finite or beyond 16384 pixels a
    /// side; then `actions` do not run.
    open func image(actions: DrawingActions) -> UIImage {
        let scale = resolvedScale(imageFormat.scale)
        let context = makeImageContext(size: bounds.size, isOpaque: imageFormat.opaque, scale: scale)
        guard let context, bounds.origin.x.isFinite, bounds.origin.y.isFinite else { return UIImage() }
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let target = UIGraphicsImageRendererContext(cgContext: context, imageFormat: imageFormat)
        actions(target)
        return target.currentImage
    }

    /// The bytes of a PNG file of the image that `actions` draw; empty when there can be no image (see
    /// `image(actions:)`).
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The bytes of a JPEG file of the image that `actions` draw, laid over white, of a quality 0...1; empty when there
    /// can be no image (see `image(actions:)`).
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension UIImage {
    /// The format of images like this one: its scale, and opaque if it has no opacity of its own.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage.map { [.none, .noneSkipFirst, .noneSkipLast].contains($0.alphaInfo) } ?? false
        return format
    }
}
