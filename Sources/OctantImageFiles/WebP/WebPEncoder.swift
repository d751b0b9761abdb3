internal import OctantBase

/// Writing of WebP images by libwebp. Any thread.
package enum WebPEncoder {
    private typealias Words = UnsafeMutablePointer<Int32>
    private typealias Memory = UnsafeMutableRawPointer
    private typealias Write = @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeRawPointer?) -> Int32

    /// What of libwebp is used, by the declarations of its header. Source: docs/sources/layers.md, Image files.
    private struct Library: Sendable {
        let config: @convention(c) (Words, Int32, Float, Int32) -> Int32
        let picture: @convention(c) (Memory, Int32) -> Int32
        let pixels: @convention(c) (Memory, UnsafePointer<UInt8>, Int32) -> Int32
        let encode: @convention(c) (Words, Memory) -> Int32
        let closePicture: @convention(c) (Memory) -> Void
        let openWriter: @convention(c) (Memory) -> Void
        let write: Write
        let closeWriter: @convention(c) (Memory) -> Void

        static let shared = Library()

        private init?() {
            guard
                let library = LateLibrary(
                    "libwebp.so.7", package: "libwebp7", for: "WebP images", loss: "are not written"),
                let config = library.function("WebPConfigInitInternal", as: type(of: config)),
                let picture = library.function("WebPPictureInitInternal", as: type(of: picture)),
                let pixels = library.function("WebPPictureImportRGBA", as: type(of: pixels)),
                let encode = library.function("WebPEncode", as: type(of: encode)),
                let closePicture = library.function("WebPPictureFree", as: type(of: closePicture)),
                let openWriter = library.function("WebPMemoryWriterInit", as: type(of: openWriter)),
                let write = library.function("WebPMemoryWrite", as: type(of: write)),
                let closeWriter = library.function("WebPMemoryWriterClear", as: type(of: closeWriter))
            else { return nil }
            (self.config, self.picture, self.pixels, self.encode) = (config, picture, pixels, encode)
            (self.closePicture, self.openWriter, self.write) = (closePicture, openWriter, write)
            self.closeWriter = closeWriter
        }
    }

    /// The version of the interface that is declared here: WEBP_ENCODER_ABI_VERSION.
    private static let version: Int32 = 0x020F
    /// Room for a WebPConfig (29 numbers), a WebPPicture (256 bytes) and a WebPMemoryWriter (32 bytes), and for what
    /// later versions may add to them.
    private static let (numberRoom, pictureRoom, writerRoom) = (64, 1024, 128)
    /// Where in a WebPPicture its writer, what that writes into, and an error are; where in a WebPMemoryWriter the
    /// bytes and their number are.
    private static let (writerPlace, targetPlace, errorPlace) = (96, 104, 136)
    private static let (bytesPlace, countPlace) = (0, 8)
    /// VP8_ENC_ERROR_OUT_OF_MEMORY and VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY.
    private static let memoryErrors: ClosedRange<Int32> = 1...2
    /// How much is tried, 0...6. More than this takes ten times as long and saves a thirtieth, with a quality one in
    /// two hundred.
    private static let method: Int32 = 4
    /// The head of a file, and of its chunk VP8X: neither is a part of a frame.
    private static let (headLength, extensionLength, extensionName) = (12, 18, Array("VP8X".utf8))
    /// The greatest width and height: WEBP_MAX_DIMENSION.
    package static let sideLimit = 16383

    /// Returns the chunks that hold the pixels of `buffer`: VP8L without a `quality`, which changes none of them, else
    /// VP8, and ALPH before it where something is transparent. Throws where libwebp is not installed, has no memory, or
    /// where a side is over `sideLimit`.
    package static func chunks(of buffer: some PixelBuffer, quality: Int?) throws(ImageFileError) -> [UInt8] {
        guard let library = Library.shared else {
            throw ImageFileError("libwebp is not installed (Debian's package libwebp7)")
        }
        var config = [Int32](repeating: 0, count: numberRoom)
        let (picture, writer) = (room(pictureRoom), room(writerRoom))
        defer {
            picture.deallocate()
            writer.deallocate()
        }
        // Preset 0, for any image; the quality of lossless files is how much work is done.
        guard library.config(&config, 0, Float(quality ?? 100), version) != 0, library.picture(picture, version) != 0
        else { throw ImageFileError("libwebp is of another version") }
        library.openWriter(writer)
        defer {
            library.closePicture(picture)
            library.closeWriter(writer)
        }
        // lossless, and method.
        (config[0], config[2]) = (quality == nil ? 1 : 0, method)
        // use_argb, colorspace, width, height.
        let head: [Int32] = [1, 0, Int32(buffer.width), Int32(buffer.height)]
        for (index, value) in head.enumerated() {
            picture.storeBytes(of: value, toByteOffset: 4 * index, as: Int32.self)
        }
        picture.storeBytes(of: library.write, toByteOffset: writerPlace, as: Write.self)
        picture.storeBytes(of: writer, toByteOffset: targetPlace, as: Memory.self)
        let isDone =
            library.pixels(picture, StraightPixels.bytes(of: buffer), Int32(buffer.width * 4)) != 0
            && library.encode(&config, picture) != 0
        guard isDone else { throw error(picture.load(fromByteOffset: errorPlace, as: Int32.self)) }
        let bytes = UnsafeRawBufferPointer(
            start: writer.load(fromByteOffset: bytesPlace, as: UnsafeRawPointer?.self),
            count: writer.load(fromByteOffset: countPlace, as: Int.self))
        let chunks = bytes.dropFirst(headLength)
        return Array(chunks.starts(with: extensionName) ? chunks.dropFirst(extensionLength) : chunks)
    }

    private static func room(_ size: Int) -> Memory {
        let room = Memory.allocate(byteCount: size, alignment: 16)
        room.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        return room
    }

    private static func error(_ code: Int32) -> ImageFileError {
        // Where pixels are imported without memory for them there is no code.
        let isMemory = code == 0 || memoryErrors ~= code
        return ImageFileError(isMemory ? "libwebp has no memory" : "libwebp: WebPEncodingError: \(code)")
    }
}
