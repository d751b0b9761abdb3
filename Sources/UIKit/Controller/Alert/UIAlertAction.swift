import Foundation

/// A button of an alert or an action sheet. Main thread.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
    /// The look of an action.
    public enum Style: Int, Sendable {
        /// A regular title.
        case `default` = 0
        /// The action that leaves all as it is: a semibold title, in a place of its own. Escape performs it.
        case cancel = 1
        /// An action that destroys something: a red title.
        case destructive = 2
    }

    /// The title.
    public final let title: String?
    /// The look.
    public final let style: Style
    /// Called with the action after the alert is gone.
    let handler: ((UIAlertAction) -> Void)?
    /// The alert that shows the action.
    final weak var alert: UIAlertController?

    /// An action of this title and style; `handler` is called with it after the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// Whether the user can choose the action. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.actionDidChange(self) } }
    }

    /// Returns an action with the same title, style and handler.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let copied = MainActor.assumeIsolated {
            let copy = UIAlertAction(title: title, style: style, handler: handler)
            copy.isEnabled = isEnabled
            return copy
        }
        return copied
    }
}
