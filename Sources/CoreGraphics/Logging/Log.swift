// How long a line may wait for a standard error that takes nothing now and said so, in milliseconds.
private let patience: Int32 = 1000

/// Lines to standard error for what a program did wrong and Octant put right, each prefixed `octant: `. Where standard
/// error cannot be written, is full, closed, or has lost its reader, they are lost, and the program goes on.
package enum Log {
    /// Where lines go instead of standard error while set: `Log.$sink.withValue({ … }) { … }` in a test.
    @TaskLocal package static var sink: (@Sendable (String) -> Void)?

    /// The keys already spoken for by `once`.
    private static let spoken = Locked<Set<String>>([])
    /// Held while a line is written, so that lines of two threads do not mix.
    private static let writing = Locked<Void>(())

    /// Writes `message` the first time `key` is seen in this process; a sink sees every message.
    package static func once(_ key: String, _ message: @autoclosure () -> String) {
        if let sink {
            sink(message())
            return
        }
        if spoken.withLock({ $0.insert(key).inserted }) { line(message()) }
    }

    /// Writes `message` now.
    package static func line(_ message: String) {
        if let sink {
            sink(message)
            return
        }
        writing.withLock { _ in _ = FileDescriptor.standardError.write("octant: \(message)\n".utf8, patience: patience)
        }
    }
}
