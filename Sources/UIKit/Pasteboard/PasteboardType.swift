import OctantDisplay

/// The prefix that makes a media type of an identifier that has none.
private let ownPrefix = "application/vnd.octant."

/// Apple's identifiers of types and the media types that a desktop has for them.
enum PasteboardType {
    /// Addresses, each in a line.
    static let addresses = "text/uri-list"
    /// Images that can be read; the first is written.
    static let images = ["image/png", "image/jpeg"]

    /// Of several identifiers for a media type the first is returned.
    private static let known = [
        ("public.utf8-plain-text", ClipboardFormat.plainText), ("public.plain-text", ClipboardFormat.plainText),
        ("public.text", ClipboardFormat.plainText), ("public.plain-text", "text/plain"), ("public.url", addresses),
        ("public.png", images[0]), ("public.jpeg", images[1]), ("public.html", "text/html"),
        ("public.rtf", "text/rtf"),
    ]

    /// The media type for `identifier`, which may be one itself.
    static func mediaType(_ identifier: String) -> String {
        if let known = known.first(where: { $0.0 == identifier }) { return known.1 }
        return identifier.contains("/") ? identifier : ownPrefix + identifier
    }

    /// The identifier for `mediaType`.
    static func identifier(_ mediaType: String) -> String {
        if let known = known.first(where: { $0.1 == mediaType }) { return known.0 }
        return mediaType.hasPrefix(ownPrefix) ? String(mediaType.dropFirst(ownPrefix.count)) : mediaType
    }
}
