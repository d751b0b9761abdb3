import Foundation

/// The items that an activity gets, by their kinds. Main actor only.
@MainActor
struct SharedItems {
    /// The texts, those with attributes without them.
    let texts: [String]
    let urls: [URL]
    let images: [UIImage]

    /// The items among `items` that the system's activities know.
    init(_ items: [Any]) {
        texts = items.compactMap { ($0 as? String) ?? ($0 as? NSAttributedString)?.string }
        urls = items.compactMap { ($0 as? URL) ?? ($0 as? NSURL).map { $0 as URL } }
        images = items.compactMap { $0 as? UIImage }
    }

    /// The texts and the addresses, one a line; empty for none.
    var lines: String { (texts + urls.map(\.absoluteString)).joined(separator: "\n") }
}
