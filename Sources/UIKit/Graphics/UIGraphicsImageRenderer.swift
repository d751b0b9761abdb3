import CoreGraphics
import Foundation

/// What the images of a renderer are like.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels a point; at first the main screen's.
    open var scale: CGFloat = resolvedScale(0)
    /// Whether images begin as opaque black rather than transparent; false at first.
    open var opaque = false

    /// The main screen's format.
    open class func `default`() -> Self { self.init() }
    /// The main screen's format.
    open class func preferred() -> Self { self.init() }

    /// The main screen's format.
    public required override init() {
        super.init()
    }

    /// The format for the display that `traits` describe.
    public convenience init(for traits: UITraitCollection) {
        self.init()
        scale = resolvedScale(traits.displayScale)
    }
}

/// What a renderer's closure draws in.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context behind; its lengths are points, its y axis points down.
    public let cgContext: CGContext
    /// The format that the image has.
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        (self.cgContext, self.format) = (cgContext, format)
    }

    /// What was drawn so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }

    /// Fills `rect` with the fill colour.
    open func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    /// Fills `rect` with the fill colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes a line one point wide just inside `rect` with the stroke colour.
    open func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Cuts what is drawn from now on down to `rect`.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// Draws images. Any thread; each call of `image(actions:)` stands for itself.
open class UIGraphicsImageRenderer: NSObject {
    /// The part of the plane that comes into the image, in points.
    public let bounds: CGRect
    /// What the images are like.
    public let format: UIGraphicsImageRendererFormat

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
        (self.bounds, self.format) = (bounds, format)
    }

    /// The image that `actions` draw; the current context is the image's while they run.
    ///
    /// An empty image, with one line on standard error, when the size is empty, not finite or beyond 16384 pixels a
    /// side; then `actions` do not run.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = makeImageContext(size: bounds.size, isOpaque: format.opaque, scale: format.scale)
        guard let context, bounds.origin.x.isFinite, bounds.origin.y.isFinite else { return UIImage() }
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let target = UIGraphicsImageRendererContext(cgContext: context, format: format)
        actions(target)
        return target.currentImage
    }
}
