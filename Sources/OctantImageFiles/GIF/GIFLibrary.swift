internal import OctantBase

/// What of giflib is used, by the declarations of its header. Source: docs/sources/layers.md, Image files.
struct GIFLibrary: Sendable {
    /// ColorMapObject.
    struct ColorMap {
        var count: Int32 = 0
        var bitsPerPixel: Int32 = 0
        var isSorted: UInt8 = 0
        var colors: UnsafeMutablePointer<UInt8>?
    }

    /// GifFileType, as far as it is read.
    struct File {
        var width: Int32
        var height: Int32
        var resolution: Int32
        var background: Int32
        var aspect: UInt8
        var colors: OpaquePointer?
        var imageCount: Int32
        /// The image's description begins at a multiple of eight bytes.
        var padding: Int32
        var left: Int32
        var top: Int32
        var imageWidth: Int32
        var imageHeight: Int32
        var isInterlaced: UInt8
        var imageColors: OpaquePointer?
        var savedImages: OpaquePointer?
        var extensionCount: Int32
        var extensions: OpaquePointer?
        var error: Int32
        var userData: UnsafeMutableRawPointer?
    }

    typealias Handle = OpaquePointer
    typealias Bytes = UnsafeMutablePointer<UInt8>
    typealias Number = UnsafeMutablePointer<Int32>

    /// The result of a call that went well.
    static let isFine: Int32 = 1

    let open:
        @convention(c) (
            UnsafeMutableRawPointer, @convention(c) (UnsafeMutableRawPointer?, Bytes?, Int32) -> Int32, Number
        ) -> Handle?
    let record: @convention(c) (Handle, Number) -> Int32
    let image: @convention(c) (Handle) -> Int32
    let line: @convention(c) (Handle, Bytes, Int32) -> Int32
    let code: @convention(c) (Handle, Number, UnsafeMutablePointer<Bytes?>) -> Int32
    let nextCode: @convention(c) (Handle, UnsafeMutablePointer<Bytes?>) -> Int32
    let part: @convention(c) (Handle, Number, UnsafeMutablePointer<Bytes?>) -> Int32
    let nextPart: @convention(c) (Handle, UnsafeMutablePointer<Bytes?>) -> Int32
    let close: @convention(c) (Handle, Number?) -> Int32
    let reason: @convention(c) (Int32) -> UnsafePointer<CChar>?

    static let shared = GIFLibrary()

    private init?() {
        guard let library = LateLibrary("libgif.so.7", package: "libgif7", for: "GIF images"),
            let open = library.function("DGifOpen", as: type(of: open)),
            let record = library.function("DGifGetRecordType", as: type(of: record)),
            let image = library.function("DGifGetImageDesc", as: type(of: image)),
            let line = library.function("DGifGetLine", as: type(of: line)),
            let code = library.function("DGifGetCode", as: type(of: code)),
            let nextCode = library.function("DGifGetCodeNext", as: type(of: nextCode)),
            let part = library.function("DGifGetExtension", as: type(of: part)),
            let nextPart = library.function("DGifGetExtensionNext", as: type(of: nextPart)),
            let close = library.function("DGifCloseFile", as: type(of: close)),
            let reason = library.function("GifErrorString", as: type(of: reason))
        else { return nil }
        (self.open, self.record, self.image, self.line) = (open, record, image, line)
        (self.code, self.nextCode, self.part, self.nextPart) = (code, nextCode, part, nextPart)
        (self.close, self.reason) = (close, reason)
    }

    /// What is in the memory of giflib.
    static func read(_ handle: Handle) -> File { UnsafePointer<File>(handle).pointee }
}

/// A GIF file being read from its beginning.
final class GIFReader {
    /// What comes next in a file.
    enum Record {
        case image
        case part
        case end
    }

    private let library: GIFLibrary
    private let handle: GIFLibrary.Handle
    private let source: Source

    /// The bytes, and how far they are read.
    private final class Source {
        let bytes: [UInt8]
        var at = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    init(_ file: [UInt8]) throws(ImageFileError) {
        guard let library = GIFLibrary.shared else { throw ImageFileError("giflib is not installed") }
        (self.library, source) = (library, Source(file))
        var code: Int32 = 0
        let handle = library.open(
            Unmanaged.passUnretained(source).toOpaque(),
            { file, target, count in
                // The handle is the first argument: what it was opened with is in it.
                guard let data = file?.load(as: GIFLibrary.File.self).userData, let target
                else { return 0 }
                let source = Unmanaged<Source>.fromOpaque(data).takeUnretainedValue()
                let given = min(max(Int(count), 0), source.bytes.count - source.at)
                source.bytes.withUnsafeBufferPointer { bytes in
                    if let base = bytes.baseAddress { target.update(from: base + source.at, count: given) }
                }
                source.at += given
                return Int32(given)
            }, &code)
        guard let handle else {
            throw ImageFileError(library.reason(code).map { String(cString: $0) } ?? "it is no GIF file")
        }
        self.handle = handle
    }

    deinit { _ = library.close(handle, nil) }

    /// The size, in pixels, that the file says.
    var size: (width: Int, height: Int) {
        let file = GIFLibrary.read(handle)
        return (Int(file.width), Int(file.height))
    }

    /// What comes next; a file that breaks off, or has odd bytes in it, ends there.
    func next() -> Record {
        var kind: Int32 = 0
        guard library.record(handle, &kind) == GIFLibrary.isFine else { return .end }
        switch kind {
        case 2: return library.image(handle) == GIFLibrary.isFine ? .image : .end
        case 3: return .part
        default: return .end
        }
    }

    /// The extension that comes next: its code and its blocks.
    func readPart() -> (code: Int, blocks: [[UInt8]])? {
        var (code, block): (Int32, GIFLibrary.Bytes?) = (0, nil)
        guard library.part(handle, &code, &block) == GIFLibrary.isFine else { return nil }
        var blocks: [[UInt8]] = []
        while let found = block {
            // Only what may be understood: a comment may be as long as the file.
            if blocks.count < 4 { blocks.append(Array(UnsafeBufferPointer(start: found + 1, count: Int(found[0])))) }
            guard library.nextPart(handle, &block) == GIFLibrary.isFine else { return nil }
        }
        return (Int(code), blocks)
    }

    /// The rectangle of the image that comes next.
    var area: FrameCanvas.Area {
        let file = GIFLibrary.read(handle)
        return FrameCanvas.Area(
            x: Int(file.left), y: Int(file.top), width: Int(file.imageWidth), height: Int(file.imageHeight))
    }

    /// Goes over the image that comes next. Returns whether it ended.
    func skipImage() -> Bool {
        var (size, block): (Int32, GIFLibrary.Bytes?) = (0, nil)
        guard library.code(handle, &size, &block) == GIFLibrary.isFine else { return false }
        while block != nil {
            guard library.nextCode(handle, &block) == GIFLibrary.isFine else { return false }
        }
        return true
    }

    /// The pixels of the image that comes next, of which the colour `transparent` is none; those that are missing in a
    /// file that breaks off are transparent.
    func readImage(transparent: Int?) -> [UInt32] {
        let (area, file) = (area, GIFLibrary.read(handle))
        var words = [UInt32](repeating: 0, count: area.width * area.height)
        var colors = [UInt32](repeating: 0, count: 256)
        if let map = (file.imageColors ?? file.colors).map({ UnsafePointer<GIFLibrary.ColorMap>($0).pointee }),
            let bytes = map.colors
        {
            for index in 0..<min(Int(map.count), 256) {
                let (red, green, blue) = (bytes[3 * index], bytes[3 * index + 1], bytes[3 * index + 2])
                colors[index] = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
            }
        }
        if let transparent, colors.indices.contains(transparent) { colors[transparent] = 0 }
        var line = [UInt8](repeating: 0, count: area.width)
        for y in Self.order(of: area.height, isInterlaced: file.isInterlaced != 0) {
            guard library.line(handle, &line, Int32(area.width)) == GIFLibrary.isFine else { break }
            for x in 0..<area.width { words[y * area.width + x] = colors[Int(line[x])] }
        }
        return words
    }

    /// The rows in the order in which they come.
    private static func order(of height: Int, isInterlaced: Bool) -> [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}
