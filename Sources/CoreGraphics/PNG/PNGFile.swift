internal import CPNG

/// Why a PNG file could not be read or written, in libpng's own words or ours.
package struct PNGError: Error, Sendable, Hashable {
    package let words: String
}

/// Reading and writing of PNG files: 8 bits a part, sRGB.
package enum PNGFile {
    /// The pixels in `file`, a PNG file of any kind, premultiplied; of an animated one, the default image.
    package static func decode(_ file: [UInt8]) throws(PNGError) -> Bitmap {
        var control = png_image()
        control.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&control) }
        guard !file.isEmpty, png_image_begin_read_from_memory(&control, file, file.count) != 0 else {
            throw PNGError(words: file.isEmpty ? "the file is empty" : control.words)
        }
        let (width, height) = (Int(control.width), Int(control.height))
        guard 1...bitmapSideLimit ~= width, 1...bitmapSideLimit ~= height else {
            throw PNGError(words: "\(width)x\(height) pixels are more than \(bitmapSideLimit) a side")
        }
        guard width * height <= bitmapAreaLimit else {
            throw PNGError(words: "\(width)x\(height) pixels are more than \(bitmapAreaLimit)")
        }
        control.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        guard let bitmap = Bitmap(width: width, height: height) else {
            throw PNGError(words: "no memory for \(width)x\(height) pixels")
        }
        // The pixels are multiplied where they lie: a picture takes no more memory than it has to.
        let isRead = bitmap.withUnsafeMutableBytes { pixels in
            png_image_finish_read(&control, nil, pixels.baseAddress, Int32(bitmap.bytesPerRow), nil) != 0
        }
        guard isRead else { throw PNGError(words: control.words) }
        StraightPixels.multiply(bitmap)
        return bitmap
    }

    /// Whether `file` is a PNG file whose pixels have no opacity of their own.
    package static func isOpaque(_ file: [UInt8]) -> Bool {
        var control = png_image()
        control.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&control) }
        guard !file.isEmpty, png_image_begin_read_from_memory(&control, file, file.count) != 0 else { return false }
        return control.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) == 0
    }

    /// The bytes of a PNG file of `bitmap`, RGBA. The same pixels give the same bytes.
    package static func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
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
            throw PNGError(words: control.words)
        }
        file.removeSubrange(size...)
        return file
    }
}

extension png_image {
    /// What libpng says went wrong.
    fileprivate var words: String {
        withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
