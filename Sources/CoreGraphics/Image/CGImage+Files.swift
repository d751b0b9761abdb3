import OctantBase
import OctantImageFiles

extension CGImage {
    /// Returns the image in `file`, a PNG, JPEG, GIF or WebP file, not turned, of an animation the first; throws what
    /// is wrong with it.
    package static func decoding(_ file: [UInt8]) throws(ImageFileError) -> CGImage {
        if let format = ImageFormat(file), format == .gif || format == .webp {
            let frames = try format.frames(of: file, maximum: (bitmapSideLimit, bitmapAreaLimit))
            if let frames { return CGImage(bitmap: try frames.frame(0, as: Bitmap.self)) }
        }
        if JPEGFile.isJPEG(file) { return CGImage(bitmap: try JPEGFile.decode(file), layout: .nativeOpaque) }
        let isOpaque = PNGFile.isOpaque(file)
        return CGImage(bitmap: try PNGFile.decode(file), layout: isOpaque ? .nativeOpaque : .native)
    }

    /// The image in the PNG file that `source` holds; nil, with one line on standard error, for anything else. `decode`
    /// must be nil, the file's own.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, isJPEG: false, decode: decode, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// The image in the JPEG file that `source` holds, not rotated; nil, with one line on standard error, for anything
    /// else. `decode` must be nil, the file's own.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, isJPEG: true, decode: decode, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    private convenience init?(
        _ source: CGDataProvider,
        isJPEG: Bool,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let file = [UInt8](source.bytes)
        guard decode == nil, ImageFormat(file) ?? .png == (isJPEG ? .jpeg : .png) else { return nil }
        do {
            let image = try CGImage.decoding(file)
            self.init(
                bitmap: image.bitmap, layout: image.layout, shouldInterpolate: shouldInterpolate,
                renderingIntent: intent)
        } catch {
            Log.once("image.provider", "an image in a data provider cannot be read: \(error.reason)")
            return nil
        }
    }
}
