import OctantBase

/// The ways in which colours that cannot be shown are brought into range. Octant draws in sRGB only, so all come to the
/// same.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's choice.
    case defaultIntent = 0
    /// Colours inside stay, others go to the nearest.
    case absoluteColorimetric = 1
    /// Colours inside stay relative to white, others go to the nearest.
    case relativeColorimetric = 2
    /// All colours give way a little.
    case perceptual = 3
    /// All colours give way so that they stay vivid.
    case saturation = 4
}

/// An image that does not change: premultiplied sRGB pixels, top row first. Any thread.
public final class CGImage: Sendable, Hashable {
    /// The pixels. Those of an image mask are black where it lets paint through, and as opaque as it does.
    package let bitmap: Bitmap
    /// The layout of the pixels in the bytes of `dataProvider`.
    let layout: PixelLayout
    private let given: (provider: CGDataProvider, bytesPerRow: Int)?
    /// The size of the image, in pixels, of which this is the top left part; nil for a whole one.
    package let whole: CGSize?
    /// What the image was drawn with, where that is known and all of it.
    package let marks: [ImageMark]?
    /// The colour in the image, where that is known.
    package let tint: ImageTint?

    /// Whether the image is an image mask: no colours, but where paint comes through.
    public let isMask: Bool
    /// Whether the image may be smoothed when it is drawn larger or smaller.
    public let shouldInterpolate: Bool
    /// The way in which colours that cannot be shown are brought into range.
    public let renderingIntent: CGColorRenderingIntent

    init(
        bitmap: Bitmap,
        layout: PixelLayout,
        given: (provider: CGDataProvider, bytesPerRow: Int)? = nil,
        whole: CGSize? = nil,
        marks: [ImageMark]? = nil,
        tint: ImageTint? = nil,
        isMask: Bool = false,
        shouldInterpolate: Bool = true,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        (self.bitmap, self.layout, self.given, self.whole) = (bitmap, layout, given, whole)
        (self.marks, self.tint) = (marks, tint)
        (self.isMask, self.shouldInterpolate, self.renderingIntent) = (isMask, shouldInterpolate, renderingIntent)
    }

    /// An image of `bitmap`, which nobody may write to any more.
    package convenience init(bitmap: Bitmap) { self.init(bitmap: bitmap, layout: .native) }

    /// An image of `bitmap`, which nobody may write to any more, and of what it was drawn with.
    package convenience init(bitmap: Bitmap, marks: [ImageMark]?) {
        self.init(bitmap: bitmap, layout: .native, marks: marks)
    }

    /// An image of `bitmap`, which nobody may write to any more, and of the colour in it.
    package convenience init(bitmap: Bitmap, tint: ImageTint?) {
        self.init(bitmap: bitmap, layout: .native, tint: tint)
    }

    /// An image of `bitmap`, which nobody may write to any more: the top left part of one of `whole` pixels.
    package convenience init(bitmap: Bitmap, partOf whole: CGSize) {
        self.init(bitmap: bitmap, layout: .native, whole: whole)
    }

    /// The width, in pixels.
    public var width: Int { bitmap.width }

    /// The height, in pixels.
    public var height: Int { bitmap.height }

    /// The bits of one part of a pixel: 8.
    public var bitsPerComponent: Int { 8 }

    /// The bits of one pixel of `dataProvider`.
    public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }

    /// From one row of `dataProvider` to the next, in bytes.
    public var bytesPerRow: Int { given?.bytesPerRow ?? width * layout.bytesPerPixel }

    /// sRGB, or the grey space; nil for opacity alone and for an image mask.
    public var colorSpace: CGColorSpace? {
        if isMask || layout.alpha == .alphaOnly { return nil }
        return layout.model == .rgb ? .sharedRGB : .sharedGray
    }

    /// The position of the opacity in the pixels of `dataProvider`.
    public var alphaInfo: CGImageAlphaInfo { layout.alpha }

    /// The layout of the pixels of `dataProvider` in memory.
    public var bitmapInfo: CGBitmapInfo { layout.info }

    /// The bytes of the image: those that it was made of, or else its pixels as `bitmapInfo` and `bytesPerRow` describe
    /// them.
    public var dataProvider: CGDataProvider? {
        if let given { return given.provider }
        var bytes = Data(count: bytesPerRow * height)
        if isMask {
            for (index, pixel) in bitmap.words.enumerated() { bytes[index] = UInt8(255 - pixel >> 24) }
            return CGDataProvider(bytes: bytes)
        }
        let codec = PixelCodec(layout)
        bytes.withUnsafeMutableBytes { target in
            bitmap.withUnsafeBytes { source in
                guard let target = target.baseAddress, let source = source.baseAddress else { return }
                for row in 0..<height {
                    codec.write(source + row * bitmap.bytesPerRow, count: width, to: target + row * bytesPerRow)
                }
            }
        }
        return CGDataProvider(bytes: bytes)
    }

    /// The part of the image inside `rect`, in pixels from the top left, grown to whole pixels; nil if there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        guard rect.isFinite else { return rect.isInfinite ? self : nil }
        let part = rect.standardized.integral.shared(with: whole)
        guard !part.isNull, !part.isEmpty else { return nil }
        return bitmap.cropped(x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
            .map(replacing)
    }

    /// The same image.
    public func copy() -> CGImage? { self }

    /// The same numbers in `space`; nil for a space of another number of parts, and for an image mask.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? { colorSpace == space ? self : nil }

    /// An image of the same kind with other pixels. Where the bytes would not hold their opacity, they come to be
    /// Cairo's own.
    func replacing(_ bitmap: Bitmap) -> CGImage {
        let layout = isMask ? layout : layout.isDrawable ? layout : layout.isOpaque ? .nativeOpaque : .native
        return CGImage(
            bitmap: bitmap, layout: layout, isMask: isMask, shouldInterpolate: shouldInterpolate,
            renderingIntent: renderingIntent)
    }

    /// Images are equal when they are the same object, as Core Graphics' are.
    public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
