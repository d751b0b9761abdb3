public import CoreGraphics
internal import OctantImageFiles
public import OctantRecordings

/// Writes an image as PNG: 8-bit RGBA, sRGB. The same image gives the same bytes.
public struct PNGEncoder: Sendable {
    /// An encoder.
    public init() {}

    /// The bytes of a PNG file of `image`.
    public func encode(_ image: CGImage) throws(ExportError) -> [UInt8] { try encode(image.bitmap) }

    /// The bytes of a PNG file of `bitmap`.
    package func encode(_ bitmap: Bitmap) throws(ExportError) -> [UInt8] { try bitmap.pngFile() }
}
