import Foundation

/// A line of a menu: an action, or a menu in it. Main thread.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What shows before an action's title.
    public enum State: Int, Sendable {
        /// Nothing.
        case off = 0
        /// A checkmark.
        case on = 1
        /// A dash.
        case mixed = 2
    }

    /// How an action is shown, and whether it can be chosen.
    public struct Attributes: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt

        /// The attributes of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Grey, and not to be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// Red.
        public static let destructive = Attributes(rawValue: 2)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// Leaves the menu open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The title; empty for none.
    open internal(set) var title: String
    /// The small text below the title; nil for none.
    open var subtitle: String?
    /// The image after the title; nil for none.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        super.init()
    }
}
