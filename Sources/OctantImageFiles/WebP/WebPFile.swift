internal import OctantBase

/// The frames of a WebP file, one for a still image, read by libwebp.
///
/// `@unchecked Sendable`: one thread at a time uses the reader.
package final class WebPFile: AnimatedFile, @unchecked Sendable {
    private typealias Bytes = UnsafeMutablePointer<UInt8>

    /// WebPData.
    private struct Source {
        var bytes: UnsafePointer<UInt8>?
        var count = 0
    }

    /// WebPAnimInfo.
    private struct Info {
        var width: UInt32 = 0
        var height: UInt32 = 0
        var plays: UInt32 = 0
        var background: UInt32 = 0
        var count: UInt32 = 0
        var rest: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    }

    /// What of libwebp is used, by the declarations of its header. Source: docs/sources/layers.md, Image files.
    private struct Library: Sendable {
        let size:
            @convention(c) (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) ->
                Int32
        let options: @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
        let open: @convention(c) (UnsafeRawPointer, UnsafePointer<Int32>, Int32) -> OpaquePointer?
        let info: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Int32
        let next: @convention(c) (OpaquePointer, UnsafeMutablePointer<Bytes?>, UnsafeMutablePointer<Int32>) -> Int32
        let reset: @convention(c) (OpaquePointer) -> Void
        let close: @convention(c) (OpaquePointer) -> Void
        let parts: @convention(c) (OpaquePointer) -> OpaquePointer?
        let part: @convention(c) (OpaquePointer, Int32, UnsafeMutablePointer<Int32>) -> Int32
        let release: @convention(c) (UnsafeMutablePointer<Int32>) -> Void

        static let shared = Library()

        private init?() {
            guard let library = LateLibrary("libwebpdemux.so.2", package: "libwebpdemux2", for: "WebP images"),
                let size = library.function("WebPGetInfo", as: type(of: size)),
                let options = library.function("WebPAnimDecoderOptionsInitInternal", as: type(of: options)),
                let open = library.function("WebPAnimDecoderNewInternal", as: type(of: open)),
                let info = library.function("WebPAnimDecoderGetInfo", as: type(of: info)),
                let next = library.function("WebPAnimDecoderGetNext", as: type(of: next)),
                let reset = library.function("WebPAnimDecoderReset", as: type(of: reset)),
                let close = library.function("WebPAnimDecoderDelete", as: type(of: close)),
                let parts = library.function("WebPAnimDecoderGetDemuxer", as: type(of: parts)),
                let part = library.function("WebPDemuxGetFrame", as: type(of: part)),
                let release = library.function("WebPDemuxReleaseIterator", as: type(of: release))
            else { return nil }
            (self.size, self.options, self.open, self.info, self.next) = (size, options, open, info, next)
            (self.reset, self.close, self.parts) = (reset, close, parts)
            (self.part, self.release) = (part, release)
        }
    }

    /// The version of the interface that is declared here: WEBP_DEMUX_ABI_VERSION.
    private static let version: Int32 = 0x0107
    /// MODE_BGRA: not premultiplied, so that frames are laid over one another exactly.
    private static let colorMode: Int32 = UInt32(1).bigEndian == 1 ? 4 : 3

    package let width: Int
    package let height: Int
    package let plays: Int?
    package let delays: [Double]
    private let library: Library
    private let reader: OpaquePointer
    /// The file, which the reader reads from.
    private let file: UnsafeMutableBufferPointer<UInt8>
    /// The number of the frame that the reader gives next.
    private let next = Locked(0)

    /// The frames of `file`.
    init(_ file: [UInt8], maximum: (side: Int, area: Int)) throws(ImageFileError) {
        guard let library = Library.shared else { throw ImageFileError("libwebp is not installed") }
        // Before anything has memory: a file of some bytes may say that it is as large as any.
        var (wide, high): (Int32, Int32) = (0, 0)
        guard library.size(file, file.count, &wide, &high) != 0 else { throw ImageFileError("it is no WebP file") }
        try ImageFileError.check(width: Int(wide), height: Int(high), maximum: maximum)
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.count)
        _ = copy.initialize(from: file)
        var options = [Int32](repeating: 0, count: 9)
        var source = Source(bytes: UnsafePointer(copy.baseAddress), count: copy.count)
        var info = Info()
        guard library.options(&options, Self.version) != 0 else {
            copy.deallocate()
            throw ImageFileError("libwebp is of another version")
        }
        options[0] = Self.colorMode
        guard let reader = library.open(&source, options, Self.version) else {
            copy.deallocate()
            throw ImageFileError("it is no WebP file")
        }
        guard library.info(reader, &info) != 0, info.count > 0, info.width > 0, info.height > 0,
            Int(info.count) <= frameLimit
        else {
            library.close(reader)
            copy.deallocate()
            throw ImageFileError("there is no image in it")
        }
        (self.library, self.reader, self.file) = (library, reader, copy)
        (width, height) = (Int(info.width), Int(info.height))
        plays = info.count > 1 ? Int(info.plays) : nil
        // WebPIterator: 80 bytes, of which the seventh number is the milliseconds.
        var part = [Int32](repeating: 0, count: 32)
        let parts = library.parts(reader)
        delays = (1...Int32(info.count)).map { number in
            guard let parts, library.part(parts, number, &part) != 0 else { return 0 }
            defer { library.release(&part) }
            return Double(max(part[6], 0)) / 1000
        }
    }

    deinit {
        library.close(reader)
        file.deallocate()
    }

    package func frame<Pixels: PixelBuffer>(_ index: Int, as _: Pixels.Type) throws(ImageFileError) -> Pixels {
        let words = try next.withLock { next throws(ImageFileError) -> [UInt32] in
            if index < next {
                library.reset(reader)
                next = 0
            }
            var (pixels, time): (Bytes?, Int32) = (nil, 0)
            while next <= index {
                guard library.next(reader, &pixels, &time) != 0 else {
                    throw ImageFileError("frame \(next) cannot be read")
                }
                next += 1
            }
            guard let pixels else { throw ImageFileError("frame \(index) cannot be read") }
            return (0..<width * height).map { at in Self.word(pixels + 4 * at) }
        }
        return try FrameCanvas.pixels(words, width: width, height: height)
    }

    /// A pixel, premultiplied, of the blue, green, red and opacity at `bytes`.
    private static func word(_ bytes: Bytes) -> UInt32 {
        let isBig = UInt32(1).bigEndian == 1
        let alpha = UInt32(bytes[isBig ? 0 : 3])
        func part(_ byte: UInt8) -> UInt32 { (UInt32(byte) * alpha + 127) / 255 }
        return alpha << 24 | part(bytes[isBig ? 1 : 2]) << 16 | part(bytes[isBig ? 2 : 1]) << 8
            | part(bytes[isBig ? 3 : 0])
    }
}
