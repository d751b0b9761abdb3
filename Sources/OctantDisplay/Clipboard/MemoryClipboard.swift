import CoreGraphics
import OctantBase

/// A clipboard in memory, which no other program gets at: what programs without a desktop have. Any thread.
package final class MemoryClipboard: Clipboard {
    private struct State {
        var count = 0
        var formats: [ClipboardFormat] = []
    }

    private let state = Locked(State())

    /// An empty one.
    package init() {}

    package var changeCount: Int { state.withLock { $0.count } }

    package var types: [String] { state.withLock { $0.formats.map(\.type) } }

    package func bytes(_ type: String) -> [UInt8]? {
        state.withLock { $0.formats.first { $0.type == type }?.bytes }
    }

    package func set(_ formats: [ClipboardFormat]) {
        state.withLock { state in
            state.count += 1
            state.formats = formats
        }
    }

    /// Nothing: nobody else puts anything there.
    package func follow(_ changed: @escaping @Sendable () -> Void) {}
}
