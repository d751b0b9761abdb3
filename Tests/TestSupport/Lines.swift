internal import OctantBase

/// Lines of the log, kept. All state is in the lock.
package final class Lines: Sendable {
    private let kept = Locked<[String]>([])

    /// A log of nothing yet.
    package init() {}

    /// The lines in order.
    package var all: [String] { kept.withLock { $0 } }

    /// Keeps `line`.
    package func add(_ line: String) { kept.withLock { $0.append(line) } }

    /// Returns the lines that `body` logs, on this thread and in tasks that it starts.
    package static func logged(_ body: () throws -> Void) rethrows -> [String] {
        let lines = Lines()
        try Log.redirected(to: { lines.add($0) }, body)
        return lines.all
    }
}
