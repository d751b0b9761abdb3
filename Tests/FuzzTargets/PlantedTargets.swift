internal import Foundation

extension FuzzTarget {
    /// Targets that fail on purpose at their third input, by which the search is tested.
    package static let planted: [FuzzTarget] = [
        seeded("planted-trap", third { _ in UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 }),
        seeded("planted-hang", third { _ in while true { usleep(10_000) } }),
        seeded(
            "planted-memory",
            third { _ in
                var lost: [UnsafeMutableRawPointer] = []
                while true {
                    let block = UnsafeMutableRawPointer.allocate(byteCount: 4 << 20, alignment: 8)
                    memset(block, 1, 4 << 20)
                    lost.append(block)
                    usleep(1000)
                }
            }),
        seeded("planted-wrong", third { _ in throw Wrong("wrong on purpose") }),
    ]

    /// What does `body` the third time.
    private static func third(_ body: @escaping @MainActor (UInt64) throws -> Void)
        -> @MainActor (UInt64) throws -> Bool
    {
        let count = Count()
        return { seed in
            count.value += 1
            if count.value == 3 { try body(seed) }
            return true
        }
    }

    @MainActor private final class Count {
        var value = 0

        nonisolated init() {}
    }
}
