import CoreGraphics
import OctantBase
import OctantDisplay

/// A clipboard in memory on which a test puts something as another program would: the twin of a desktop's. Any thread.
package final class SharedClipboard: Clipboard {
    private let memory = MemoryClipboard()
    private let followers = Locked<[@Sendable () -> Void]>([])

    /// An empty one.
    package init() {}

    package var changeCount: Int { memory.changeCount }

    package var types: [String] { memory.types }

    package func bytes(_ type: String) -> [UInt8]? { memory.bytes(type) }

    package func set(_ formats: [ClipboardFormat]) { memory.set(formats) }

    package func follow(_ changed: @escaping @Sendable () -> Void) { followers.withLock { $0.append(changed) } }

    /// Puts `formats` there as another program would, and tells who follows.
    package func setFromOutside(_ formats: [ClipboardFormat]) {
        set(formats)
        for follower in followers.withLock({ $0 }) { follower() }
    }
}
