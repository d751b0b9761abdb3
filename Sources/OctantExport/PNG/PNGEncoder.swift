internal import CPNG
public import CoreGraphics

/// Writes a picture as PNG: 8-bit RGBA, sRGB. The same picture gives the same bytes.
public struct PNGEncoder: Sendable {
    /// An encoder.
    public init() {}

    /// The bytes of a PNG file of `image`.
    public func encode(_ image: CGImage) throws(ExportError) -> [UInt8] { try encode(image.bitmap) }

    /// The bytes of a PNG file of `bitmap`.
    package func encode(_ bitmap: Bitmap) throws(ExportError) -> [UInt8] {
        let pixels = StraightPixels.bytes(of: bitmap)
        var control = png_image()
        control.version = png_uint_32(PNG_IMAGE_VERSION)
        control.width = png_uint_32(bitmap.width)
        control.height = png_uint_32(bitmap.height)
        control.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        defer { png_image_free(&control) }
        // Pixels that do not compress at all grow by a filter byte a row, zlib's blocks and a chunk's frame per 8 KiB.
        var size = pixels.count + pixels.count / 50 + bitmap.height + 4096
        var file = [UInt8](repeating: 0, count: size)
        guard png_image_write_to_memory(&control, &file, &size, 0, pixels, 0, nil) != 0 else {
            throw .encoding(control.words)
        }
        file.removeSubrange(size...)
        return file
    }
}

extension png_image {
    /// What libpng says went wrong.
    var words: String {
        withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
