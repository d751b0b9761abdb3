internal import CPNG

/// Reading and writing of PNG files: 8 bits a part, sRGB.
package enum PNGFile {
    /// Returns the pixels in `file`, a PNG file of any kind, premultiplied; of an animated one, the default image.
    package static func decode<Pixels: PixelBuffer>(
        _ file: [UInt8], as _: Pixels.Type = Pixels.self
    ) throws(ImageFileError) -> Pixels {
        var control = png_image()
        control.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&control) }
        guard !file.isEmpty, png_image_begin_read_from_memory(&control, file, file.count) != 0 else {
            throw ImageFileError(file.isEmpty ? "the file is empty" : control.reason)
        }
        let (width, height) = (Int(control.width), Int(control.height))
        try Pixels.check(width: width, height: height)
        control.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        let buffer = try Pixels.room(width: width, height: height)
        // The pixels are multiplied where they lie: an image takes no more memory than it has to.
        let isRead = buffer.withUnsafeMutableBytes { pixels in
            png_image_finish_read(&control, nil, pixels.baseAddress, Int32(buffer.bytesPerRow), nil) != 0
        }
        guard isRead else { throw ImageFileError(control.reason) }
        StraightPixels.multiply(buffer)
        return buffer
    }

    /// The width and height that `file`, a PNG file, says; nil for any other.
    package static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
        var control = png_image()
        control.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&control) }
        guard !file.isEmpty, png_image_begin_read_from_memory(&control, file, file.count) != 0 else { return nil }
        return (Int(control.width), Int(control.height))
    }

    /// Whether `file` is a PNG file whose pixels have no opacity of their own.
    package static func isOpaque(_ file: [UInt8]) -> Bool {
        var control = png_image()
        control.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&control) }
        guard !file.isEmpty, png_image_begin_read_from_memory(&control, file, file.count) != 0 else { return false }
        return control.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) == 0
    }

    /// Returns the bytes of a PNG file of `buffer`, RGBA. The same pixels give the same bytes.
    package static func encode(_ buffer: some PixelBuffer) throws(ImageFileError) -> [UInt8] {
        let pixels = StraightPixels.bytes(of: buffer)
        var control = png_image()
        control.version = png_uint_32(PNG_IMAGE_VERSION)
        control.width = png_uint_32(buffer.width)
        control.height = png_uint_32(buffer.height)
        control.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        defer { png_image_free(&control) }
        // Pixels that do not compress at all grow by a filter byte a row, zlib's blocks and a chunk's frame per 8 KiB.
        var size = pixels.count + pixels.count / 50 + buffer.height + 4096
        var file = [UInt8](repeating: 0, count: size)
        guard png_image_write_to_memory(&control, &file, &size, 0, pixels, 0, nil) != 0 else {
            throw ImageFileError(control.reason)
        }
        file.removeSubrange(size...)
        return file
    }
}

extension png_image {
    /// The error that libpng reports.
    fileprivate var reason: String {
        withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
