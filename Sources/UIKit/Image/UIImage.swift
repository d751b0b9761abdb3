import CoreGraphics
import CoreImage
import Foundation
import OctantBase

/// An image: pixels, how many of them make a point, and how it is to be turned, stretched and tinted.
///
/// It never changes. Any thread.
public final class UIImage: NSObject, Sendable {
    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()
    /// The rotation of the image when it is shown; the names tell where the top of the pixels ends up.
    public enum Orientation: Int, Sendable {
        /// Not rotated.
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

    /// Whether the image's own colours count.
    public enum RenderingMode: Int, Sendable {
        /// Chosen by the view that shows it: image views show the colours.
        case automatic = 0
        /// The colours count.
        case alwaysOriginal = 1
        /// Only the opacity counts, the colour is the tint of the position where it is shown.
        case alwaysTemplate = 2
    }

    /// The filling of the space between the caps of a resizable image.
    public enum ResizingMode: Int, Sendable {
        /// The part between the caps, repeated.
        case tile = 0
        /// The part between the caps, stretched.
        case stretch = 1
    }

    /// All properties of an image.
    struct Parts: Sendable {
        var cgImage: CGImage?
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var isTiled = false
        var images: [UIImage]?
        var duration: TimeInterval = 0
        var flipsForRightToLeft = false
        /// What the image is drawn anew from in other sizes; nil for one of pixels alone.
        var vector: Vector?
        /// Whether it is a symbol of a catalogue.
        var isSymbol = false
        /// The symbol that the image is of; nil for one of other pixels.
        var symbol: SystemSymbol?
        /// The images for other surroundings; nil where there are none, or none yet.
        var asset: UIImageAsset?
        /// The image of filters that the pixels were made of; nil for others.
        var ciImage: CIImage?
    }

    /// All that the image is.
    let parts: Parts
    /// The asset of an image that had none when it was made.
    private let laterAsset = Locked<UIImageAsset?>(nil)

    init(parts: Parts) {
        self.parts = parts
    }

    /// An image of nothing.
    public convenience override init() {
        self.init(parts: Parts())
    }

    /// An image at 1 pixel a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// An image at `scale` pixels a point, turned by `orientation`. A scale that is not above 0 counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.init(parts: Parts(cgImage: cgImage, scale: scale, orientation: orientation))
    }

    /// The pixels as they are in memory, not turned; nil for an empty image. Of an animated image, those of the
    /// first.
    public var cgImage: CGImage? { parts.cgImage }
    /// Pixels a point.
    public var scale: CGFloat { parts.scale }
    /// The rotation of the pixels when shown.
    public var imageOrientation: Orientation { parts.orientation }
    /// Whether the image's own colours count.
    public var renderingMode: RenderingMode { parts.renderingMode }
    /// The size of the parts that are not stretched, from each side, in points; all 0 for one that is stretched as a
    /// whole.
    public var capInsets: UIEdgeInsets { parts.capInsets }
    /// The filling of the space between the caps.
    public var resizingMode: ResizingMode { parts.resizingMode }
    /// The images that an animated image shows one after the other; nil for any other.
    public var images: [UIImage]? { parts.images }
    /// The duration in seconds of all `images`; 0 for an image that is not animated.
    public var duration: TimeInterval { parts.duration }
    /// Whether image views show the image mirrored where the interface runs from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { parts.flipsForRightToLeft }
    /// Whether the image, made resizable, is repeated in what is left between its caps, even where it has none.
    var isTiled: Bool { parts.isTiled }
    /// The images for other surroundings that belong to this one: those of its set in an asset catalogue, or those that
    /// are registered. Image views show the one that suits them best.
    public var imageAsset: UIImageAsset? {
        parts.asset
            ?? laterAsset.withLock { asset in
                let made = asset ?? UIImageAsset(parts)
                asset = made
                return made
            }
    }

    /// The image with the pixels that suit `traits` best.
    func suited(to traits: UITraitCollection) -> UIImage {
        if parts.symbol != nil { return drawnAnew(for: traits) }
        guard let asset = parts.asset ?? laterAsset.withLock({ $0 }), let other = asset.parts(for: traits) else {
            return self
        }
        guard other.cgImage !== cgImage else { return self }
        return changing { ($0.cgImage, $0.scale) = (other.cgImage, other.scale) }
    }

    /// The same image but for what `change` changes.
    func changing(_ change: (inout Parts) -> Void) -> UIImage {
        var parts = parts
        parts.asset = parts.asset ?? laterAsset.withLock { $0 }
        change(&parts)
        return UIImage(parts: parts)
    }

    /// The size in points, as shown.
    public var size: CGSize {
        guard let cgImage else { return .zero }
        if let symbol = parts.symbol { return symbol.size }
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        return imageOrientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The same image, its own colours counting or not.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changing {
            $0.renderingMode = renderingMode
            $0.images = $0.images?.map { $0.withRenderingMode(renderingMode) }
        }
    }

    /// The image's shape in one colour, resolved with `UITraitCollection.current`.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The image's shape in one colour, resolved with `UITraitCollection.current`, with another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing {
            // Those for other surroundings would be in their own colours.
            ($0.cgImage, $0.asset, $0.ciImage) = ($0.cgImage?.tinted(color.cgColor.rgba), nil, nil)
            $0.vector?.tint = color.cgColor.rgba
            $0.symbol?.tint = color.cgColor.rgba
            $0.renderingMode = renderingMode
            $0.images = $0.images?.map { $0.withTintColor(color, renderingMode: renderingMode) }
        }
    }

    /// The same image, shown mirrored left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changing {
            $0.orientation = $0.orientation.mirrored
            $0.images = $0.images?.map { $0.withHorizontallyFlippedOrientation() }
        }
    }

    /// The same image, shown mirrored by image views where the interface runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changing { $0.flipsForRightToLeft = true }
    }

    /// Whether `object` is an image of the same pixels, shown the same way.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (cgImage?.bitmap == other.cgImage?.bitmap && scale == other.scale
                && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
                && capInsets == other.capInsets && resizingMode == other.resizingMode && isTiled == other.isTiled
                && images == other.images && parts.symbol == other.parts.symbol && parts.asset === other.parts.asset
                && duration == other.duration
                && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection)
    }

    /// The same for equal images.
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
    /// The orientation mirrored left to right.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }

    /// Whether width and height are swapped.
    var swapsSides: Bool { rawValue & 0b10 != 0 }

    /// From a unit square with the pixels as they are to one with the image as shown; y down in both.
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
