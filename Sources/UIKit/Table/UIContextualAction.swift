/// Something that can be done with a row that was swiped aside. Main actor only.
@preconcurrency @MainActor
open class UIContextualAction: _PlainObject {
    /// The kind of an action.
    public enum Style: Int, Sendable {
        /// A grey button.
        case normal = 0
        /// A red button, for what removes something.
        case destructive = 1
    }

    /// Does the action with `sourceView`, the button, and calls the closure at the end, with whether it was done.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
        ) -> Void

    /// The kind of the action.
    public let style: Style
    /// The handler.
    public let handler: Handler
    /// The button's text; nil for none.
    open var title: String?
    /// The button's image; nil, the default, for none.
    open var image: UIImage?

    /// The ground of the button: grey, or red for what removes something, by default; nil brings that back.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray3) }
        set { ownColor = newValue }
    }

    private var ownColor: UIColor?

    /// An action of this kind.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
