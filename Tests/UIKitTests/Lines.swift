import CoreGraphics

/// Collects what the log says during a test. Any thread.
final class Lines: Sendable {
    private let storage = Locked<[String]>([])

    /// The lines so far.
    var all: [String] { storage.withLock { $0 } }

    /// Adds a line.
    func add(_ line: String) {
        storage.withLock { $0.append(line) }
    }
}
