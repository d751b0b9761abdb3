/// A move of the keyboard's focus. Main actor only.
@preconcurrency @MainActor
open class UIFocusUpdateContext: _PlainObject {
    /// The item that had focus before; nil for none.
    public let previouslyFocusedItem: (any UIFocusItem)?
    /// The item that has it after; nil for none.
    public let nextFocusedItem: (any UIFocusItem)?
    /// The direction; empty when no key moved it.
    public let focusHeading: UIFocusHeading

    init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
        (previouslyFocusedItem, nextFocusedItem, focusHeading) = (previous, next, heading)
    }

    /// The view that had focus before; nil for none.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that has focus after; nil for none.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
