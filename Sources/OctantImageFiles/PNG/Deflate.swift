internal import CPNG

/// Bytes made fewer as PNG files have them, zlib's format: by libdeflate where it is installed, else by zlib, which is
/// several times as long at it.
package enum Deflate {
    // Of 0...9.
    private static let zlibLevel: Int32 = 9

    /// Returns fewer bytes for `bytes`; nil without memory for them.
    package static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        if let compressors = Compressors.shared { compressors.compressed(bytes) } else { compressedByZlib(bytes) }
    }

    private static func compressedByZlib(_ bytes: [UInt8]) -> [UInt8]? {
        var count = compressBound(uLong(bytes.count))
        var result = [UInt8](repeating: 0, count: Int(count))
        guard compress2(&result, &count, bytes, uLong(bytes.count), zlibLevel) == Z_OK else { return nil }
        return Array(result.prefix(Int(count)))
    }

    /// Returns the `count` bytes that were made `bytes`; nil where they were not.
    package static func expanded(_ bytes: [UInt8], count: Int) -> [UInt8]? {
        var (room, result) = (uLong(count), [UInt8](repeating: 0, count: count))
        guard uncompress(&result, &room, bytes, uLong(bytes.count)) == Z_OK, room == count else { return nil }
        return result
    }
}
