internal import CTurboJPEG

// The most passes over a picture that a file may have, and the most pixels that all of them may go over: a progressive
// file has about ten, and one of some thousand bytes could ask for thousands.
private let (scanLimit, scannedLimit) = (100, 1 << 30)

/// Why a JPEG file could not be read or written, in libturbojpeg's own words or ours.
package struct JPEGError: Error, Sendable, Hashable {
    package let words: String
}

/// Reading and writing of JPEG files: 8 bits a part, sRGB.
package enum JPEGFile {
    /// Whether `file` begins as JPEG files do.
    package static func isJPEG(_ file: [UInt8]) -> Bool { file.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// The pixels in `file`, a JPEG file in greys or colours, not turned.
    package static func decode(_ file: [UInt8]) throws(JPEGError) -> Bitmap {
        guard let handle = tjInitDecompress() else { throw JPEGError(words: "no memory") }
        defer { tjDestroy(handle) }
        var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard
            tjDecompressHeader3(handle, file, UInt(file.count), &width, &height, &sampling, &space) == 0
        else { throw JPEGError(handle) }
        guard 1...bitmapSideLimit ~= Int(width), 1...bitmapSideLimit ~= Int(height) else {
            throw JPEGError(words: "\(width)x\(height) pixels are more than \(bitmapSideLimit) a side")
        }
        guard Int(width) * Int(height) <= bitmapAreaLimit else {
            throw JPEGError(words: "\(width)x\(height) pixels are more than \(bitmapAreaLimit)")
        }
        let scans = scanCount(of: file)
        guard scans <= scanLimit, scans * Int(width) * Int(height) <= scannedLimit else {
            throw JPEGError(words: "\(scans) scans of \(width)x\(height) pixels are too many")
        }
        guard let bitmap = Bitmap(width: Int(width), height: Int(height)) else {
            throw JPEGError(words: "no memory for \(width)x\(height) pixels")
        }
        let result = bitmap.withUnsafeMutableBytes { pixels in
            tjDecompress2(
                handle, file, UInt(file.count), pixels.bindMemory(to: UInt8.self).baseAddress, width,
                Int32(bitmap.bytesPerRow), height, pixelFormat, 0)
        }
        // A file that merely breaks off or has odd bytes in it gives what there is, as browsers show it.
        guard result == 0 || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else { throw JPEGError(handle) }
        return bitmap
    }

    /// How many scans there are in `file`: how often its picture is gone over.
    ///
    /// Source: docs/sources/layers.md, Picture files: segments say how long they are, and in the data of a scan 0xFF
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

    /// The bytes of a JPEG file of `bitmap` over white, at a quality of 1...100 (clamped); the same pixels give the
    /// same bytes.
    package static func encode(_ bitmap: Bitmap, quality: Int) throws(JPEGError) -> [UInt8] {
        guard let handle = tjInitCompress() else { throw JPEGError(words: "no memory") }
        defer { tjDestroy(handle) }
        guard let opaque = Bitmap(width: bitmap.width, height: bitmap.height),
            let context = CGContext(bitmap: opaque, scale: 1)
        else { throw JPEGError(words: "no memory for \(bitmap.width)x\(bitmap.height) pixels") }
        let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        context.setFill(.white)
        context.fill(whole)
        context.drawImage(bitmap, in: whole, opacity: 1, nearest: true)
        var (file, size): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
        defer { tjFree(file) }
        let result = opaque.withUnsafeBytes { pixels in
            tjCompress2(
                handle, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(bitmap.width), Int32(opaque.bytesPerRow),
                Int32(bitmap.height), pixelFormat, &file, &size, Int32(TJSAMP_420.rawValue),
                Int32(min(max(quality, 1), 100)), 0)
        }
        guard result == 0, let file else { throw JPEGError(handle) }
        return Array(UnsafeBufferPointer(start: file, count: Int(size)))
    }

    /// How the picture is to be turned when it is shown, 1...8 as Exif counts; 1, not at all, where the file says
    /// nothing.
    ///
    /// Source: docs/sources/layers.md, Picture files: tag 274 in the first directory of the APP1 segment.
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

    /// Cairo's words, in libturbojpeg's terms.
    private static var pixelFormat: Int32 {
        Int32(UInt32(1).bigEndian == 1 ? TJPF_ARGB.rawValue : TJPF_BGRA.rawValue)
    }
}

extension JPEGError {
    /// What `handle` says went wrong.
    fileprivate init(_ handle: tjhandle) { words = String(cString: tjGetErrorStr2(handle)) }
}
