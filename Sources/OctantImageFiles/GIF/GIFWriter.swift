internal import OctantBase

/// Writing of GIF files by giflib: each frame with the 255 colours that come nearest to its own, and one for what is
/// transparent.
package enum GIFWriter {
    private typealias Bytes = UnsafeMutablePointer<UInt8>
    /// What giflib calls to write: the bytes of the file are at the end of the handle's `userData`.
    private typealias Write = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int32) -> Int32

    /// What of giflib is used, by the declarations of its header. Source: docs/sources/layers.md, Image files.
    private struct Library: Sendable {
        let open: @convention(c) (UnsafeMutableRawPointer, Write, UnsafeMutablePointer<Int32>) -> OpaquePointer?
        let setVersion: @convention(c) (OpaquePointer, Bool) -> Void
        let screen: @convention(c) (OpaquePointer, Int32, Int32, Int32, Int32, OpaquePointer?) -> Int32
        let leader: @convention(c) (OpaquePointer, Int32) -> Int32
        let block: @convention(c) (OpaquePointer, Int32, UnsafeRawPointer) -> Int32
        let trailer: @convention(c) (OpaquePointer) -> Int32
        let image: @convention(c) (OpaquePointer, Int32, Int32, Int32, Int32, Bool, OpaquePointer?) -> Int32
        let line: @convention(c) (OpaquePointer, Bytes, Int32) -> Int32
        let close: @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>?) -> Int32
        let makeColors: @convention(c) (Int32, UnsafePointer<UInt8>) -> OpaquePointer?
        let releaseColors: @convention(c) (OpaquePointer) -> Void
        let quantize:
            @convention(c) (
                UInt32, UInt32, UnsafeMutablePointer<Int32>, UnsafePointer<UInt8>, UnsafePointer<UInt8>,
                UnsafePointer<UInt8>, Bytes, Bytes
            ) -> Int32

        static let shared = Library()

        private init?() {
            guard let library = LateLibrary("libgif.so.7", package: "libgif7", for: "GIF images"),
                let open = library.function("EGifOpen", as: type(of: open)),
                let setVersion = library.function("EGifSetGifVersion", as: type(of: setVersion)),
                let screen = library.function("EGifPutScreenDesc", as: type(of: screen)),
                let leader = library.function("EGifPutExtensionLeader", as: type(of: leader)),
                let block = library.function("EGifPutExtensionBlock", as: type(of: block)),
                let trailer = library.function("EGifPutExtensionTrailer", as: type(of: trailer)),
                let image = library.function("EGifPutImageDesc", as: type(of: image)),
                let line = library.function("EGifPutLine", as: type(of: line)),
                let close = library.function("EGifCloseFile", as: type(of: close)),
                let makeColors = library.function("GifMakeMapObject", as: type(of: makeColors)),
                let releaseColors = library.function("GifFreeMapObject", as: type(of: releaseColors)),
                let quantize = library.function("GifQuantizeBuffer", as: type(of: quantize))
            else { return nil }
            (self.open, self.setVersion, self.screen, self.leader) = (open, setVersion, screen, leader)
            (self.block, self.trailer, self.image, self.line) = (block, trailer, image, line)
            (self.close, self.makeColors, self.releaseColors) = (close, makeColors, releaseColors)
            self.quantize = quantize
        }
    }

    /// The bytes that come.
    private final class Target {
        var bytes: [UInt8] = []
    }

    /// The position of the colour for what is transparent.
    private static let transparent: UInt8 = 255
    /// The greatest width and height that a file can say.
    private static let sideLimit = 65535

    /// Returns the bytes of a file that shows `frames` for their delays in seconds (0...655, rounded to hundredths),
    /// `plays` times, 0 for ever, nil once and without saying so.
    package static func encode(
        _ frames: [(pixels: some PixelBuffer, delay: Double)], plays: Int?
    ) throws(ImageFileError) -> [UInt8] {
        guard let library = Library.shared else { throw ImageFileError("giflib is not installed") }
        let width = frames.map(\.pixels.width).max() ?? 0
        let height = frames.map(\.pixels.height).max() ?? 0
        guard 1...sideLimit ~= width, 1...sideLimit ~= height else {
            throw ImageFileError("a GIF file has no \(width)x\(height) pixels")
        }
        let target = Target()
        var code: Int32 = 0
        let write: Write = { file, bytes, count in
            guard let data = file?.load(as: GIFLibrary.File.self).userData, let bytes else { return 0 }
            let target = Unmanaged<Target>.fromOpaque(data).takeUnretainedValue()
            target.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
            return count
        }
        guard let handle = library.open(Unmanaged.passUnretained(target).toOpaque(), write, &code) else {
            throw ImageFileError("no memory")
        }
        library.setVersion(handle, true)
        var isFine = library.screen(handle, Int32(width), Int32(height), 8, 0, nil) == GIFLibrary.isFine
        if let plays {
            let count = [1] + UInt16(clamping: plays).littleEndianBytes
            isFine = isFine && put(0xFF, [Array("NETSCAPE2.0".utf8), count], library, handle)
        }
        for frame in frames where isFine {
            let delay = frame.delay.isFinite ? Int((min(max(frame.delay, 0), 655) * 100).rounded()) : 0
            // The whole is cleared behind each frame; the last colour is the transparent one.
            isFine =
                put(0xF9, [[2 << 2 | 1] + UInt16(clamping: delay).littleEndianBytes + [transparent]], library, handle)
                && draw(frame.pixels, library, handle)
        }
        isFine = library.close(handle, nil) == GIFLibrary.isFine && isFine
        return try withExtendedLifetime(target) { () throws(ImageFileError) in
            guard isFine else { throw ImageFileError("a GIF file cannot be written") }
            return target.bytes
        }
    }

    /// Writes an extension of these blocks.
    private static func put(
        _ code: Int32, _ blocks: [[UInt8]], _ library: Library, _ handle: OpaquePointer
    ) -> Bool {
        library.leader(handle, code) == GIFLibrary.isFine
            && blocks.allSatisfy { library.block(handle, Int32($0.count), $0) == GIFLibrary.isFine }
            && library.trailer(handle) == GIFLibrary.isFine
    }

    /// Writes the pixels of a frame.
    private static func draw(_ pixels: some PixelBuffer, _ library: Library, _ handle: OpaquePointer) -> Bool {
        let (width, height) = (pixels.width, pixels.height)
        let straight = StraightPixels.bytes(of: pixels)
        guard let reduced = reduced(straight, width: width, height: height, library),
            let map = library.makeColors(256, reduced.colors)
        else { return false }
        defer { library.releaseColors(map) }
        guard library.image(handle, 0, 0, Int32(width), Int32(height), false, map) == GIFLibrary.isFine else {
            return false
        }
        var indices = reduced.indices
        return indices.withUnsafeMutableBufferPointer { indices in
            guard let base = indices.baseAddress else { return false }
            return (0..<height).allSatisfy { y in
                library.line(handle, base + y * width, Int32(width)) == GIFLibrary.isFine
            }
        }
    }

    /// The position of each pixel's colour, and 256 colours: where there are no more than 255 they are exact, else
    /// each is the mean of those that giflib puts together.
    private static func reduced(
        _ straight: [UInt8], width: Int, height: Int, _ library: Library
    ) -> (indices: [UInt8], colors: [UInt8])? {
        let count = width * height
        var indices = [UInt8](repeating: transparent, count: count)
        // A GIF file's pixels are there or not.
        let opaque = (0..<count).filter { straight[4 * $0 + 3] >= 128 }
        var known: [UInt32: UInt8] = [:]
        for at in opaque {
            let color = (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32(straight[4 * at + $1]) }
            if known[color] == nil, known.count == Int(transparent) {
                known = [:]
                break
            }
            let index = known[color] ?? UInt8(known.count)
            known[color] = index
            indices[at] = index
        }
        if known.isEmpty, !opaque.isEmpty {
            func part(_ offset: Int) -> [UInt8] { (0..<count).map { straight[4 * $0 + offset] } }
            var (colorCount, rough) = (Int32(transparent), [UInt8](repeating: 0, count: 256 * 3))
            guard
                library.quantize(
                    UInt32(width), UInt32(height), &colorCount, part(0), part(1), part(2), &indices, &rough)
                    == GIFLibrary.isFine
            else { return nil }
            for at in 0..<count where straight[4 * at + 3] < 128 { indices[at] = transparent }
        }
        var (sums, numbers) = ([Int](repeating: 0, count: 256 * 3), [Int](repeating: 0, count: 256))
        for at in opaque {
            let index = Int(indices[at])
            numbers[index] += 1
            for part in 0..<3 { sums[3 * index + part] += Int(straight[4 * at + part]) }
        }
        let colors = sums.indices.map { at in
            let number = max(numbers[at / 3], 1)
            return UInt8((sums[at] + number / 2) / number)
        }
        return (indices, colors)
    }
}
