// How long a line may wait for a standard error that accepts nothing now and reports so, in milliseconds.
private let patience: Int32 = 1000

/// Lines to standard error for what a program did wrong and Octant put right, each prefixed `octant: `. Where standard
/// error cannot be written, is full, closed, or has lost its reader, they are lost, and the program goes on.
package enum Log {
    /// The receiver of lines instead of standard error while set.
    ///
    /// Private: with optimisation, Swift 6.3.1 gives another module a task-local value that was never set up.
    @TaskLocal private static var sink: (@Sendable (String) -> Void)?

    /// The keys that `once` has logged already.
    private static let spoken = Locked<Set<String>>([])
    /// Held while a line is written, so that lines of two threads do not mix.
    private static let writing = Locked<Void>(())

    /// Runs `body`, whose lines go to `sink` instead of standard error: those of this thread and of tasks that it
    /// starts.
    package static func redirected<Answer>(
        to sink: @escaping @Sendable (String) -> Void, _ body: () throws -> Answer
    ) rethrows -> Answer {
        try $sink.withValue(sink, operation: body)
    }

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
        write("octant: \(message)\n")
    }

    /// Writes `message`, a line of the program's own log, now.
    package static func programLine(_ message: String) {
        if let sink { sink(message) } else { write("\(message)\n") }
    }

    private static func write(_ line: String) {
        writing.withLock { _ in _ = FileDescriptor.standardError.write(line.utf8, patience: patience) }
    }
}
