internal import OctantBase

/// Writing of animated WebP files by libwebp, frame by frame; it keeps the compressed ones until the end.
package final class WebPEncoder {
    private typealias Words = UnsafeMutablePointer<Int32>

    /// WebPData.
    private struct Result {
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
    }

    /// What of libwebp is used, by the declarations of its header. Source: docs/sources/layers.md, Image files.
    private struct Library: Sendable {
        let options: @convention(c) (Words, Int32) -> Int32
        let open: @convention(c) (Int32, Int32, Words, Int32) -> OpaquePointer?
        let add: @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Int32, Words?) -> Int32
        let assemble: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Int32
        let reason: @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
        let close: @convention(c) (OpaquePointer) -> Void
        let config: @convention(c) (Words, Int32, Float, Int32) -> Int32
        let picture: @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
        let pixels: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<UInt8>, Int32) -> Int32
        let closePicture: @convention(c) (UnsafeMutableRawPointer) -> Void
        let release: @convention(c) (UnsafeMutableRawPointer?) -> Void

        static let shared = Library()

        private init?() {
            guard
                let library = LateLibrary(
                    "libwebpmux.so.3", package: "libwebpmux3", for: "WebP images", loss: "are not written"),
                let options = library.function("WebPAnimEncoderOptionsInitInternal", as: type(of: options)),
                let open = library.function("WebPAnimEncoderNewInternal", as: type(of: open)),
                let add = library.function("WebPAnimEncoderAdd", as: type(of: add)),
                let assemble = library.function("WebPAnimEncoderAssemble", as: type(of: assemble)),
                let reason = library.function("WebPAnimEncoderGetError", as: type(of: reason)),
                let close = library.function("WebPAnimEncoderDelete", as: type(of: close)),
                let config = library.function("WebPConfigInitInternal", as: type(of: config)),
                let picture = library.function("WebPPictureInitInternal", as: type(of: picture)),
                let pixels = library.function("WebPPictureImportRGBA", as: type(of: pixels)),
                let closePicture = library.function("WebPPictureFree", as: type(of: closePicture)),
                let release = library.function("WebPFree", as: type(of: release))
            else { return nil }
            (self.options, self.open, self.add, self.assemble) = (options, open, add, assemble)
            (self.reason, self.close, self.config, self.picture) = (reason, close, config, picture)
            (self.pixels, self.closePicture, self.release) = (pixels, closePicture, release)
        }
    }

    /// The versions of the interfaces that are declared here: WEBP_MUX_ABI_VERSION, WEBP_ENCODER_ABI_VERSION.
    private static let muxVersion: Int32 = 0x0108
    private static let encoderVersion: Int32 = 0x020F
    /// Room for a WebPConfig (29 numbers), a WebPAnimEncoderOptions (11 numbers), a WebPPicture (256 bytes), and for
    /// what later versions may add to them.
    private static let numberRoom = 64
    private static let pictureRoom = 1024
    /// The greatest width and height: WEBP_MAX_DIMENSION.
    package static let sideLimit = 16383

    // The texts of libwebp's errors VP8_ENC_ERROR_OUT_OF_MEMORY and VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY end so.
    // Source: docs/sources/layers.md, Image files.
    private static let memoryErrors = ["WebPEncodingError: 1.", "WebPEncodingError: 2."]

    private let library: Library
    private let encoder: OpaquePointer
    private var config = [Int32](repeating: 0, count: numberRoom)

    /// An encoder of frames of this size, in a file that plays `plays` times, 0 for ever. With a `quality` of 0...100
    /// pixels change; without one none does. Throws where libwebp is not installed.
    package init(width: Int, height: Int, plays: Int, quality: Int?) throws(ImageFileError) {
        guard let library = Library.shared else {
            throw ImageFileError("libwebp is not installed (Debian's package libwebpmux3)")
        }
        guard 1...Self.sideLimit ~= width, 1...Self.sideLimit ~= height else {
            throw ImageFileError("a WebP file has \(Self.sideLimit) pixels a side at most, not \(width)x\(height)")
        }
        var options = [Int32](repeating: 0, count: Self.numberRoom)
        // Preset 0, for any image; the quality of lossless files is how much work is done.
        let isReady =
            library.options(&options, Self.muxVersion) != 0
            && library.config(&config, 0, Float(quality ?? 100), Self.encoderVersion) != 0
        guard isReady else { throw ImageFileError("libwebp is of another version") }
        options[0] = 0
        options[1] = Int32(clamping: min(max(plays, 0), 65535))
        // minimize_size.
        options[2] = 1
        // lossless, and method: how much is tried, 0...6. More than this takes ten times as long and saves a thirtieth.
        config[0] = quality == nil ? 1 : 0
        config[2] = quality == nil ? 4 : 6
        guard let encoder = library.open(Int32(width), Int32(height), &options, Self.muxVersion) else {
            throw ImageFileError("no memory for frames of \(width)x\(height) pixels")
        }
        (self.library, self.encoder) = (library, encoder)
    }

    deinit { library.close(encoder) }

    /// Adds a frame that is seen from `time` on, in milliseconds.
    package func add(_ buffer: some PixelBuffer, at time: Int) throws(ImageFileError) {
        let bytes = StraightPixels.bytes(of: buffer)
        let picture = UnsafeMutableRawPointer.allocate(byteCount: Self.pictureRoom, alignment: 16)
        defer { picture.deallocate() }
        picture.initializeMemory(as: UInt8.self, repeating: 0, count: Self.pictureRoom)
        guard library.picture(picture, Self.encoderVersion) != 0 else {
            throw ImageFileError("libwebp is of another version")
        }
        defer { library.closePicture(picture) }
        // use_argb, colorspace, width, height.
        let head: [Int32] = [1, 0, Int32(buffer.width), Int32(buffer.height)]
        for (index, value) in head.enumerated() {
            picture.storeBytes(of: value, toByteOffset: 4 * index, as: Int32.self)
        }
        guard library.pixels(picture, bytes, Int32(buffer.width * 4)) != 0,
            library.add(encoder, picture, Int32(clamping: time), &config) != 0
        else { throw ImageFileError(reason) }
    }

    /// Returns the bytes of the file, whose last frame ends at `time`, in milliseconds.
    package func finish(at time: Int) throws(ImageFileError) -> [UInt8] {
        var result = Result()
        guard library.add(encoder, nil, Int32(clamping: time), nil) != 0, library.assemble(encoder, &result) != 0,
            let bytes = result.bytes
        else { throw ImageFileError(reason) }
        defer { library.release(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: result.count))
    }

    private var reason: String {
        let text = library.reason(encoder).map { String(cString: $0) } ?? ""
        let isMemory = text.isEmpty || Self.memoryErrors.contains(where: text.hasSuffix)
        return isMemory ? "libwebp has no memory" : "libwebp: \(text)"
    }
}
