internal import CPNG
internal import OctantBase

/// Bytes made fewer as PNG files have them, zlib's format: by libdeflate where it is installed, which finds shorter
/// ones, else by zlib.
package enum Deflate {
    // The levels, of 0...12 and 0...9. By libdeflate's a recording is smaller than other programs make it: measured.
    private static let level: Int32 = 10
    private static let zlibLevel: Int32 = 9

    /// What of libdeflate is used, by the declarations of its header. Source: docs/sources/layers.md, Image files.
    private struct Library: Sendable {
        let open: @convention(c) (Int32) -> OpaquePointer?
        let bound: @convention(c) (OpaquePointer?, Int) -> Int
        let compress:
            @convention(c) (
                OpaquePointer, UnsafePointer<UInt8>, Int, UnsafeMutablePointer<UInt8>, Int
            ) -> Int
        let close: @convention(c) (OpaquePointer?) -> Void

        static let shared = Library()

        private init?() {
            guard
                let library = LateLibrary(
                    "libdeflate.so.0", package: "libdeflate0", for: "recordings", loss: "are larger than they need be"),
                let open = library.function("libdeflate_alloc_compressor", as: type(of: open)),
                let bound = library.function("libdeflate_zlib_compress_bound", as: type(of: bound)),
                let compress = library.function("libdeflate_zlib_compress", as: type(of: compress)),
                let close = library.function("libdeflate_free_compressor", as: type(of: close))
            else { return nil }
            (self.open, self.bound, self.compress, self.close) = (open, bound, compress, close)
        }
    }

    /// Returns fewer bytes for `bytes`; nil without memory for them.
    package static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        guard let library = Library.shared else { return compressedByZlib(bytes) }
        guard let compressor = library.open(level) else { return nil }
        defer { library.close(compressor) }
        let room = library.bound(compressor, bytes.count)
        let result = [UInt8](unsafeUninitializedCapacity: room) { result, count in
            guard let base = result.baseAddress else { return }
            count = library.compress(compressor, bytes, bytes.count, base, room)
        }
        return result.isEmpty ? nil : result
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
