public import CoreGraphics
internal import OctantImageFiles
public import OctantRecordings

/// Reads PNG files of any kind as premultiplied sRGB pixels. Of an animated one, the default image.
public struct PNGDecoder: Sendable {
    /// A decoder.
    public init() {}

    /// The image in `file`.
    public func decode(_ file: [UInt8]) throws(ExportError) -> CGImage { CGImage(bitmap: try decodeBitmap(file)) }

    /// The pixels in `file`.
    package func decodeBitmap(_ file: [UInt8]) throws(ExportError) -> Bitmap {
        do {
            return try PNGFile.decode(file)
        } catch {
            throw .decoding(error.reason)
        }
    }
}
