internal import CTurboJPEG

// The most passes over an image that a file may have, and the most pixels that all of them may go over: a progressive
// file has about ten, and one of some thousand bytes could ask for thousands.
private let (scanLimit, scannedLimit) = (100, 1 << 30)

/// Reading and writing of JPEG files: 8 bits a part, sRGB.
package enum JPEGFile {
    /// Whether `file` begins as JPEG files do.
    package static func isJPEG(_ file: [UInt8]) -> Bool { file.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// Returns the pixels in `file`, a JPEG file in greys or colours, not turned.
    package static func decode<Pixels: PixelBuffer>(
        _ file: [UInt8], as _: Pixels.Type = Pixels.self
    ) throws(ImageFileError) -> Pixels {
        guard let handle = tjInitDecompress() else { throw ImageFileError("no memory") }
        defer { tjDestroy(handle) }
        var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard
            tjDecompressHeader3(handle, file, UInt(file.count), &width, &height, &sampling, &space) == 0
        else { throw ImageFileError(handle) }
        try Pixels.check(width: Int(width), height: Int(height))
        let scans = scanCount(of: file)
        guard scans <= scanLimit, scans * Int(width) * Int(height) <= scannedLimit else {
            throw ImageFileError("\(scans) scans of \(width)x\(height) pixels are too many")
        }
        let buffer = try Pixels.room(width: Int(width), height: Int(height))
        let result = buffer.withUnsafeMutableBytes { pixels in
            tjDecompress2(
                handle, file, UInt(file.count), pixels.bindMemory(to: UInt8.self).baseAddress, width,
                Int32(buffer.bytesPerRow), height, pixelFormat, 0)
        }
        // A file that merely breaks off or has odd bytes in it gives what there is, as browsers show it.
        guard result == 0 || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else {
            throw ImageFileError(handle)
        }
        return buffer
    }

    /// The width and height that `file`, a JPEG file, says; nil for any other.
    package static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
        guard let handle = tjInitDecompress() else { return nil }
        defer { tjDestroy(handle) }
        var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard tjDecompressHeader3(handle, file, UInt(file.count), &width, &height, &sampling, &space) == 0
        else { return nil }
        return (Int(width), Int(height))
    }

    /// How many scans there are in `file`: how often its image is gone over.
    ///
    /// Source: docs/sources/layers.md, Image files: segments say how long they are, and in the data of a scan 0xFF
    /// stands before 0 or a restart marker, or else ends it.
    static func scanCount(of file: [UInt8]) -> Int {
        var (count, at) = (0, 2)
        while at + 1 < file.count {
            guard file[at] == 0xFF, file[at + 1] != 0, file[at + 1] != 0xFF, !(0xD0...0xD7 ~= file[at + 1]) else {
                at += 1
                continue
            }
            let marker = file[at + 1]
            if marker == 0xDA { count += 1 }
            at += 2
            // After the header of a scan come its data, which are gone through byte by byte.
            guard marker >= 0xC0, marker != 0xD8, marker != 0xD9, at + 1 < file.count else { continue }
            at += max(Int(file[at]) << 8 | Int(file[at + 1]), 2)
        }
        return count
    }

    /// Returns the bytes of a JPEG file of `buffer` over white, at a quality of 1...100 (clamped); the same pixels give
    /// the same bytes.
    package static func encode(_ buffer: some PixelBuffer, quality: Int) throws(ImageFileError) -> [UInt8] {
        guard let handle = tjInitCompress() else { throw ImageFileError("no memory") }
        defer { tjDestroy(handle) }
        let opaque = OpaquePixels.pixelWords(of: buffer)
        var (file, size): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
        defer { tjFree(file) }
        let result = opaque.withUnsafeBytes { pixels in
            tjCompress2(
                handle, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(buffer.width), Int32(buffer.width * 4),
                Int32(buffer.height), pixelFormat, &file, &size, Int32(TJSAMP_420.rawValue),
                Int32(min(max(quality, 1), 100)), 0)
        }
        guard result == 0, let file else { throw ImageFileError(handle) }
        return Array(UnsafeBufferPointer(start: file, count: Int(size)))
    }

    /// How the image is to be turned when it is shown, 1...8 as Exif counts; 1, not at all, where the file says
    /// nothing.
    ///
    /// Source: docs/sources/layers.md, Image files: tag 274 in the first directory of the APP1 segment.
    package static func orientation(of file: [UInt8]) -> Int {
        var at = 2
        while at + 4 <= file.count, file[at] == 0xFF, file[at + 1] != 0xDA {
            let length = Int(file[at + 2]) << 8 | Int(file[at + 3])
            let end = min(at + 2 + length, file.count)
            if file[at + 1] == 0xE1, length > 8, at + 10 <= end, file[at + 4..<at + 10].elementsEqual("Exif\0\0".utf8) {
                return orientation(ofTIFF: Array(file[at + 10..<end])) ?? 1
            }
            guard length >= 2 else { break }
            at += 2 + length
        }
        return 1
    }

    private static func orientation(ofTIFF tiff: [UInt8]) -> Int? {
        let isLittle = tiff.starts(with: [0x49, 0x49])
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at + count <= tiff.count else { return nil }
            let bytes = isLittle ? Array(tiff[at..<at + count].reversed()) : Array(tiff[at..<at + count])
            return bytes.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for entry in 0..<count {
            let at = directory + 2 + entry * 12
            guard let tag = number(at, 2) else { return nil }
            if tag == 274, let value = number(at + 8, 2), 1...8 ~= value { return value }
        }
        return nil
    }

    /// A buffer's words, in libturbojpeg's terms.
    private static var pixelFormat: Int32 {
        Int32(UInt32(1).bigEndian == 1 ? TJPF_ARGB.rawValue : TJPF_BGRA.rawValue)
    }
}

extension ImageFileError {
    /// The error that `handle` reports.
    fileprivate init(_ handle: tjhandle) { self.init(String(cString: tjGetErrorStr2(handle))) }
}
