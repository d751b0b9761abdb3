internal import Dispatch
internal import Foundation
internal import OctantBase

/// Work that is done on all cores, whose results come in the order in which it was given.
final class OrderedWork<Output: Sendable> {
    /// One piece of work.
    private final class Piece: Sendable {
        let output = Locked<Output?>(nil)
        let isDone = DispatchSemaphore(value: 0)
    }

    /// The most pieces that are waited for, one a core: each keeps a frame.
    private let limit = ProcessInfo.processInfo.activeProcessorCount
    private var pieces: [Piece] = []

    /// Begins `body`, and returns results in their order as long as there is more to wait for than there should be.
    func add(_ body: @escaping @Sendable () -> Output) -> [Output] {
        let piece = Piece()
        DispatchQueue.global(qos: .userInitiated).async {
            let output = body()
            piece.output.withLock { $0 = output }
            piece.isDone.signal()
        }
        pieces.append(piece)
        var done: [Output] = []
        while pieces.count > limit, let output = next() { done.append(output) }
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
        piece.isDone.wait()
        return piece.output.withLock { $0 }
    }
}
