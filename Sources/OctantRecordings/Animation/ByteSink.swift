/// The destination of an encoder's bytes as it makes them.
package protocol ByteSink: AnyObject {
    /// Appends `bytes` to all that came before.
    func append(_ bytes: [UInt8]) throws(ExportError)

    /// Replaces those from `offset` on, which came before, by `bytes`.
    func overwrite(_ bytes: [UInt8], at offset: Int) throws(ExportError)
}

/// Bytes in memory.
package final class MemorySink: ByteSink {
    /// All that came.
    package private(set) var bytes: [UInt8] = []

    /// An empty sink.
    package init() {}

    package func append(_ bytes: [UInt8]) { self.bytes += bytes }

    package func overwrite(_ bytes: [UInt8], at offset: Int) {
        self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
}
