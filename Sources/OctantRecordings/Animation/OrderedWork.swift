internal import Dispatch
internal import OctantBase

// Bytes that pieces may keep together when there are more of them than cores: small frames are not waited for one by
// one, which would cost more than to compress them.
private let keptLimit = 1 << 20

/// Work that is done on all cores, whose results come in the order in which it was given.
final class OrderedWork<Output: Sendable> {
    /// One piece of work.
    private final class Piece: Sendable {
        let output = Locked<Output?>(nil)
        let isDone = DispatchSemaphore(value: 0)
        /// The bytes that it keeps.
        let size: Int

        init(size: Int) { self.size = size }
    }

    /// The pieces that there may be whatever they keep: one a core.
    private let limit = Processors.count
    private var pieces: [Piece] = []
    /// The bytes that all pieces keep.
    private var kept = 0

    /// Begins `body`, which keeps `size` bytes until it is done, and returns results in their order as long as there is
    /// more to wait for than there should be.
    func add(size: Int, _ body: @escaping @Sendable () -> Output) -> [Output] {
        let piece = Piece(size: size)
        DispatchQueue.global(qos: .userInitiated).async {
            let output = body()
            piece.output.withLock { $0 = output }
            piece.isDone.signal()
        }
        pieces.append(piece)
        kept += size
        var done: [Output] = []
        while pieces.count > limit, kept > keptLimit, let output = next() { done.append(output) }
        return done
    }

    /// The results that are left.
    func finish() -> [Output] {
        var done: [Output] = []
        while let output = next() { done.append(output) }
        return done
    }

    private func next() -> Output? {
        guard !pieces.isEmpty else { return nil }
        let piece = pieces.removeFirst()
        kept -= piece.size
        piece.isDone.wait()
        return piece.output.withLock { $0 }
    }
}
