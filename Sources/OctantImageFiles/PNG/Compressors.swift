internal import OctantBase

/// libdeflate's compressors: two thirds of a MiB each, which take longer to get than a small frame to compress. So each
/// is kept for who comes next. Any thread.
struct Compressors: Sendable {
    /// A compressor. `@unchecked Sendable`: whoever took it is alone with it.
    private struct Compressor: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    /// Those of the library that is installed; nil where none is.
    static let shared = Compressors()

    // Of 0...12. At 7 the recordings of Benchmarks/recordings are smaller than another program's; at 10 they would be
    // 2 to 3 % smaller still, and take ten times as long.
    private static let level: Int32 = 7
    /// Those that nobody uses, at most one for each core.
    private static let idle = Locked<[Compressor]>([])

    // What of libdeflate is used, by the declarations of its header. Source: docs/sources/layers.md, Image files.
    private let open: @convention(c) (Int32) -> OpaquePointer?
    private let bound: @convention(c) (OpaquePointer?, Int) -> Int
    private let compress:
        @convention(c) (OpaquePointer, UnsafePointer<UInt8>, Int, UnsafeMutablePointer<UInt8>, Int) -> Int
    private let close: @convention(c) (OpaquePointer?) -> Void

    private init?() {
        guard
            let library = LateLibrary(
                "libdeflate.so.0", package: "libdeflate0", for: "recordings", loss: "take longer to be written"),
            let open = library.function("libdeflate_alloc_compressor", as: type(of: open)),
            let bound = library.function("libdeflate_zlib_compress_bound", as: type(of: bound)),
            let compress = library.function("libdeflate_zlib_compress", as: type(of: compress)),
            let close = library.function("libdeflate_free_compressor", as: type(of: close))
        else { return nil }
        (self.open, self.bound, self.compress, self.close) = (open, bound, compress, close)
    }

    /// Returns fewer bytes for `bytes`, the same each time; nil without memory for them.
    func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        guard let compressor = take() else { return nil }
        defer { giveBack(compressor) }
        let room = bound(compressor.pointer, bytes.count)
        let result = [UInt8](unsafeUninitializedCapacity: room) { result, count in
            guard let base = result.baseAddress else { return }
            count = compress(compressor.pointer, bytes, bytes.count, base, room)
        }
        guard !result.isEmpty else { return nil }
        // What is compressed may wait for long: not with the room of the worst case, some hundred times as much.
        return [UInt8](unsafeUninitializedCapacity: result.count) { exact, count in
            count = exact.initialize(fromContentsOf: result)
        }
    }

    private func take() -> Compressor? {
        Self.idle.withLock { $0.popLast() } ?? open(Self.level).map { Compressor(pointer: $0) }
    }

    private func giveBack(_ compressor: Compressor) {
        let isKept = Self.idle.withLock { idle in
            guard idle.count < Processors.count else { return false }
            idle.append(compressor)
            return true
        }
        if !isKept { close(compressor.pointer) }
    }
}
