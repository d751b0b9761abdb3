internal import Synchronization

/// What was not drawn since there was no memory for it. Any thread.
package enum MemoryShortage {
    private static let count = Atomic(0)

    /// Notes that something was not drawn.
    package static func note() { count.add(1, ordering: .relaxed) }

    /// Returns what `draw` returns; nil where something was not drawn meanwhile, be it by another thread.
    package static func whole<Drawn>(_ draw: () throws -> Drawn?) rethrows -> Drawn? {
        let before = count.load(ordering: .relaxed)
        let drawn = try draw()
        return count.load(ordering: .relaxed) == before ? drawn : nil
    }
}
