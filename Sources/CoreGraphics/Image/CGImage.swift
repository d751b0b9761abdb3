/// A picture that does not change: premultiplied sRGB pixels, top row first.
public final class CGImage: Sendable, Hashable {
    /// The pixels.
    package let bitmap: Bitmap

    /// A picture of `bitmap`, which nobody may write to any more.
    package init(bitmap: Bitmap) { self.bitmap = bitmap }

    /// The width, in pixels.
    public var width: Int { bitmap.width }

    /// The height, in pixels.
    public var height: Int { bitmap.height }

    /// The bits of one part of a pixel: 8.
    public var bitsPerComponent: Int { 8 }

    /// The bits of one pixel: 32.
    public var bitsPerPixel: Int { 32 }

    /// From one row to the next, in bytes.
    public var bytesPerRow: Int { bitmap.bytesPerRow }

    /// sRGB.
    public var colorSpace: CGColorSpace? { .sharedRGB }

    /// Opacity first, colour multiplied by it.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

    /// Opacity first, in the machine's own byte order.
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: alphaInfo.rawValue).union(.byteOrder32Host)
    }

    /// The part of the picture inside `rect`, in pixels from the top left, grown to whole pixels; nil if there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        guard rect.isFinite else { return rect.isInfinite ? self : nil }
        let part = rect.standardized.integral.intersection(whole)
        guard !part.isNull, !part.isEmpty else { return nil }
        return bitmap.cropped(x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
            .map(CGImage.init(bitmap:))
    }

    /// The same picture.
    public func copy() -> CGImage? { self }

    /// Images are equal when they are the same object, as Core Graphics' are.
    public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
