internal import CPNG
public import CoreGraphics

/// Reads PNG files of any kind as premultiplied sRGB pixels. Of an animated one, the default image.
public struct PNGDecoder: Sendable {
    /// A decoder.
    public init() {}

    /// The picture in `file`.
    public func decode(_ file: [UInt8]) throws(ExportError) -> CGImage { CGImage(bitmap: try decodeBitmap(file)) }

    /// The pixels in `file`.
    package func decodeBitmap(_ file: [UInt8]) throws(ExportError) -> Bitmap {
        var control = png_image()
        control.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&control) }
        guard !file.isEmpty, png_image_begin_read_from_memory(&control, file, file.count) != 0 else {
            throw .decoding(file.isEmpty ? "the file is empty" : control.words)
        }
        let (width, height) = (Int(control.width), Int(control.height))
        guard 1...bitmapSideLimit ~= width, 1...bitmapSideLimit ~= height else {
            throw .decoding("\(width)x\(height) pixels are more than \(bitmapSideLimit) a side")
        }
        control.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        guard png_image_finish_read(&control, nil, &pixels, 0, nil) != 0 else { throw .decoding(control.words) }
        guard let bitmap = StraightPixels.bitmap(of: pixels, width: width, height: height) else {
            throw .decoding("no memory for \(width)x\(height) pixels")
        }
        return bitmap
    }
}
