import Foundation

/// Something that can be done with what a program shares: a line of a `UIActivityViewController`. Main thread.
///
/// A subclass says what it is called and what it can be done with, takes the items by `prepare(withActivityItems:)`,
/// and works in `perform()` or in a view controller of its own. It calls `activityDidFinish(_:)` in the end.
@preconcurrency @MainActor
open class UIActivity: _PlainObject {
    /// The name of a kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The activity of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The activity of this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The group of an activity.
    public enum Category: Int, Sendable {
        /// Does something with the items here.
        case action = 0
        /// Hands the items on to others.
        case share = 1
    }

    /// Whom the activity tells that it is over.
    final var finished: ((Bool) -> Void)?

    /// An activity.
    public init() {}

    /// The group of the activities of this class. `.action` unless overridden.
    open class var activityCategory: Category { .action }

    /// The name of the kind; nil unless overridden.
    open var activityType: ActivityType? { nil }

    /// The title; nil unless overridden, and then nothing is shown.
    open var activityTitle: String? { nil }

    /// The image beside the title; nil unless overridden.
    open var activityImage: UIImage? { nil }

    /// Whether something can be done with these items. False unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// The activity was chosen for these items. Does nothing unless overridden.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The controller by which the user does it, presented in place of `perform()`. Nil unless overridden.
    open var activityViewController: UIViewController? { nil }

    /// Does it. Unless overridden, it is over with nothing done.
    open func perform() { activityDidFinish(false) }

    /// The activity is over, `completed` with success: dismisses its controller, and notifies the program.
    open func activityDidFinish(_ completed: Bool) {
        let finished = finished
        self.finished = nil
        finished?(completed)
    }
}

extension UIActivity.ActivityType {
    private static func named(_ name: String) -> UIActivity.ActivityType {
        UIActivity.ActivityType("com.apple.UIKit.activity." + name)
    }

    /// Leaves the items on the general pasteboard.
    public static let copyToPasteboard = named("CopyToPasteboard")
    /// Writes a mail, in the desktop's program for `mailto:`.
    public static let mail = named("Mail")
    /// Saves images in the user's folder of pictures.
    public static let saveToCameraRoll = named("SaveToCameraRoll")
    /// A message: no program of a desktop takes one.
    public static let message = named("Message")
    /// A post on Facebook: not there.
    public static let postToFacebook = named("PostToFacebook")
    /// A post on Twitter: not there.
    public static let postToTwitter = named("PostToTwitter")
    /// A post on Weibo: not there.
    public static let postToWeibo = named("PostToWeibo")
    /// A post on Flickr: not there.
    public static let postToFlickr = named("PostToFlickr")
    /// A post on Vimeo: not there.
    public static let postToVimeo = named("PostToVimeo")
    /// A post on Tencent Weibo: not there.
    public static let postToTencentWeibo = named("TencentWeibo")
    /// Printing: nothing prints.
    public static let print = named("Print")
    /// A contact's image: not there.
    public static let assignToContact = named("AssignToContact")
    /// The reading list: not there.
    public static let addToReadingList = named("AddToReadingList")
    /// AirDrop: not there.
    public static let airDrop = named("AirDrop")
    /// Books: not there.
    public static let openInIBooks = named("OpenInIBooks")
    /// A PDF to draw on: not there.
    public static let markupAsPDF = named("MarkupAsPDF")
    /// SharePlay: not there.
    public static let sharePlay = named("SharePlay")
    /// The home screen: not there.
    public static let addToHomeScreen = named("AddToHomeScreen")
}
