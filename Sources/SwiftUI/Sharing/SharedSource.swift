import UIKit

/// An item that a share link shares. Main actor only.
final class SharedSource: NSObject, UIActivityItemSource {
    private let value: Any
    private let subject: String
    private let title: String
    private let picture: UIImage?

    /// Shares `value` in mails about `subject`; the list says `title` and shows `picture` of it.
    init(_ value: Any, _ subject: String, _ title: String, _ picture: UIImage?) {
        (self.value, self.subject, self.title, self.picture) = (value, subject, title, picture)
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { value }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { value }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { activityType == nil ? title : subject }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { picture }
}

/// The text that a share link adds where there is a place for one: in mails. Main actor only.
final class SharedMessage: NSObject, UIActivityItemSource {
    private let text: String

    /// Adds `text`.
    init(_ text: String) { self.text = text }

    /// Nothing that any activity asks for: what is shared decides which there are.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { NSNull() }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .mail ? text : nil }
}
