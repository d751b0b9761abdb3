import SwiftUI

/// Counts by name what happens in a test, and in which order.
@MainActor final class Diary {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    func count(_ line: String) -> Int { lines.count { $0 == line } }

    /// What was noted since this was last asked.
    func take() -> [String] {
        defer { lines.removeAll() }
        return lines
    }

    /// Notes `line` in a body.
    func callAsFunction(_ line: String) -> EmptyView {
        note(line)
        return EmptyView()
    }
}
