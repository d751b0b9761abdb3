import Foundation

/// Why a snapshot test fails.
public struct SnapshotFailure: Error, Sendable, CustomStringConvertible {
    /// A file that shows it.
    public struct Attachment: Sendable {
        /// The file's name, without a folder.
        public let name: String
        /// The file's contents.
        public let bytes: [UInt8]
    }

    /// What is to be said, paths of files included.
    public let message: String
    /// The reference, the result and the difference, as far as there are such.
    public let attachments: [Attachment]

    init(_ message: String, attachments: [Attachment] = []) {
        (self.message, self.attachments) = (message, attachments)
    }

    /// The message.
    public var description: String { message }
}
