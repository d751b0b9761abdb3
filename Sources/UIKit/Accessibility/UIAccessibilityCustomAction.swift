import Foundation

/// A named action on an element besides activating it. Main actor only.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: _PlainObject {
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

    /// An action of this name for which the method `selector` of `target`, which is not kept alive, is called. It
    /// counts as done where the method returns nothing.
    public convenience init(name: String, target: AnyObject?, selector: Selector) {
        self.init(name: name) { [weak target] action in
            guard let target else { return false }
            return selector.invoke(on: target, with: [action]) as? Bool ?? true
        }
    }
}
