import CoreGraphics
import Foundation

/// What is shared, in two lines and an image. Main actor only.
@MainActor
struct ActivitySummary {
    /// The side of the image, in points. Ours.
    static let imageSide: CGFloat = 44

    let title: String
    /// Nil for no second line.
    let detail: String?
    let image: UIImage?

    /// The summary of `items`, with the subject and the thumbnail that a source has for them; `noun` is what an image
    /// is called that says nothing of itself.
    init(_ items: SharedItems, subject: String, thumbnail: UIImage?, _ noun: String) {
        let text = items.texts.lazy.compactMap { $0.split(whereSeparator: \.isNewline).first }.first.map(String.init)
        let url = items.urls.first
        let name = url.map { $0.isFileURL ? $0.lastPathComponent : $0.host ?? $0.absoluteString }
        let size = items.images.first.map { "\(Int($0.size.width)) × \(Int($0.size.height))" }
        let lines = [subject, text ?? "", name ?? "", items.images.isEmpty ? "" : noun].filter { !$0.isEmpty }
        title = lines.first ?? ""
        detail = title == noun ? size : lines.dropFirst().first
        let symbol = url.map { $0.isFileURL ? "doc" : "link" } ?? (text == nil ? nil : "text.alignleft")
        image = thumbnail ?? items.images.first ?? symbol.flatMap { UIImage(systemName: $0) }
    }
}
