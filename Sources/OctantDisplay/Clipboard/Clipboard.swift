import OctantBase

/// One of a desktop's two clipboards.
package enum ClipboardKind: Sendable, Hashable, CaseIterable {
    /// The clipboard of what was copied or cut last.
    case copied
    /// The clipboard of what was selected last, which the middle button pastes: X11's and Wayland's primary selection.
    case selected
}

/// The contents of a clipboard in one of the formats in which they are available.
package struct ClipboardFormat: Sendable, Hashable {
    /// Text in UTF-8.
    package static let plainText = "text/plain;charset=utf-8"

    /// The media type, as MIME names it.
    package var type: String
    package var bytes: [UInt8]

    package init(type: String, bytes: [UInt8]) { (self.type, self.bytes) = (type, bytes) }

    /// A text.
    package init(text: String) { self.init(type: Self.plainText, bytes: Array(text.utf8)) }
}

/// The place where a desktop's programs leave data for one another, or a twin of it in memory. Any thread.
package protocol Clipboard: AnyObject, Sendable {
    /// The number of times that its contents have changed, as far as this process was notified. It never decreases.
    var changeCount: Int { get }

    /// The media types that can be had, the most telling first. Never waits for another program.
    var types: [String] { get }

    /// Its contents as `type`; nil for none. Where another program has to be asked, that one is given a second, and is
    /// not asked again for the same thing if it lets that pass.
    func bytes(_ type: String) -> [UInt8]?

    /// Replaces what is there by `formats` of one thing; none leave it empty.
    func set(_ formats: [ClipboardFormat])

    /// Calls `changed`, on any thread, whenever another program has put something there; the caller of `set` knows.
    func follow(_ changed: @escaping @Sendable () -> Void)
}

extension Clipboard {
    /// The text on it; nil for none.
    package var text: String? {
        let type = [ClipboardFormat.plainText, "text/plain"].first(where: types.contains)
        return bytes(type ?? ClipboardFormat.plainText).map { String(decoding: $0, as: UTF8.self) }
    }
}
