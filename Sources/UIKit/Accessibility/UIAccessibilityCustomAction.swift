import Foundation

/// A named action on an element besides activating it. Main actor only.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction {
    /// The handler of an action. Returns whether it was done.
    public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The action's name, as it is read.
    open var name: String
    /// The name with attributes; setting it sets `name`.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    /// The handler.
    open var actionHandler: Handler?

    /// An action of this name that `actionHandler` does.
    public init(name: String, actionHandler: Handler?) {
        (self.name, self.actionHandler) = (name, actionHandler)
    }
}
