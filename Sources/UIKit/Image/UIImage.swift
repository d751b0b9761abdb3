import CoreGraphics
import Foundation

/// A picture: pixels, how many of them make a point, and how it is to be turned, stretched and tinted.
///
/// It never changes. Any thread.
public final class UIImage: NSObject, Sendable {
    /// How the picture is turned when it is shown; the names say where the top of the pixels ends up.
    public enum Orientation: Int, Sendable {
        /// As it is.
        case up = 0
        /// Turned by 180 degrees.
        case down = 1
        /// Turned by 90 degrees counter-clockwise.
        case left = 2
        /// Turned by 90 degrees clockwise.
        case right = 3
        /// Mirrored left to right.
        case upMirrored = 4
        /// Mirrored left to right, then turned by 180 degrees.
        case downMirrored = 5
        /// Mirrored left to right, then turned by 90 degrees counter-clockwise.
        case leftMirrored = 6
        /// Mirrored left to right, then turned by 90 degrees clockwise.
        case rightMirrored = 7
    }

    /// Whether the picture's own colours count.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is shown decides: image views show the colours.
        case automatic = 0
        /// The colours count.
        case alwaysOriginal = 1
        /// Only the opacity counts, the colour is the tint of the place where it is shown.
        case alwaysTemplate = 2
    }

    /// What fills the room between the caps of a resizable picture.
    public enum ResizingMode: Int, Sendable {
        /// The part between the caps, repeated.
        case tile = 0
        /// The part between the caps, stretched.
        case stretch = 1
    }

    /// The pixels as they are in memory, not turned; nil for an empty picture.
    public let cgImage: CGImage?
    /// Pixels a point.
    public let scale: CGFloat
    /// How the pixels are turned when shown.
    public let imageOrientation: Orientation
    /// Whether the picture's own colours count.
    public let renderingMode: RenderingMode
    /// How far the parts that are not stretched reach in from each side, in points; all 0 for one that is stretched as
    /// a whole.
    public let capInsets: UIEdgeInsets
    /// What fills the room between the caps.
    public let resizingMode: ResizingMode

    private init(
        cgImage: CGImage?, scale: CGFloat, orientation: Orientation, renderingMode: RenderingMode = .automatic,
        capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile
    ) {
        self.cgImage = cgImage
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        (imageOrientation, self.renderingMode) = (orientation, renderingMode)
        (self.capInsets, self.resizingMode) = (capInsets, resizingMode)
    }

    /// A picture of nothing.
    public convenience override init() {
        self.init(cgImage: nil, scale: 1, orientation: .up, renderingMode: .automatic)
    }

    /// A picture at 1 pixel a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// A picture at `scale` pixels a point, turned by `orientation`. A scale that is not above 0 counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage: cgImage, scale: scale, orientation: orientation, renderingMode: .automatic)
    }

    /// The size in points, as shown.
    public var size: CGSize {
        guard let cgImage else { return .zero }
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        return imageOrientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The same picture, its own colours counting or not.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            cgImage: cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
            capInsets: capInsets, resizingMode: resizingMode)
    }

    /// The same picture with the part between caps of `capInsets` points repeated when it is drawn larger.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture with the part between caps of `capInsets` points repeated or stretched when it is drawn larger.
    /// Insets that are negative or not finite count as 0.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        func clamp(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
        let caps = UIEdgeInsets(
            top: clamp(capInsets.top), left: clamp(capInsets.left), bottom: clamp(capInsets.bottom),
            right: clamp(capInsets.right))
        return UIImage(
            cgImage: cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
            capInsets: caps,
            resizingMode: resizingMode)
    }

    /// The picture's shape in one colour, resolved with `UITraitCollection.current`.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The picture's shape in one colour, resolved with `UITraitCollection.current`, with another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            cgImage: cgImage.flatMap { $0.tinted(color.cgColor.rgba) }, scale: scale, orientation: imageOrientation,
            renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode)
    }

    /// Whether `object` is a picture of the same pixels, shown the same way.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (cgImage?.bitmap == other.cgImage?.bitmap && scale == other.scale
                && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
                && capInsets == other.capInsets && resizingMode == other.resizingMode)
    }

    /// The same for equal pictures.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(cgImage?.width)
        hasher.combine(cgImage?.height)
        hasher.combine(scale)
        hasher.combine(imageOrientation)
        return hasher.finalize()
    }
}

extension UIImage.Orientation {
    /// Whether width and height change places.
    var swapsSides: Bool { rawValue & 0b10 != 0 }

    /// From a unit square with the pixels as they are to one with the picture as shown; y down in both.
    var unitTransform: CGAffineTransform {
        switch self {
        case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        }
    }
}
