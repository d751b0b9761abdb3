/// A move of the keyboard's focus. Main actor only.
@preconcurrency @MainActor
open class UIFocusUpdateContext {
    /// What had focus before; nil for nothing.
    public let previouslyFocusedItem: (any UIFocusItem)?
    /// What has it after; nil for nothing.
    public let nextFocusedItem: (any UIFocusItem)?
    /// Where it goes; empty when no key moved it.
    public let focusHeading: UIFocusHeading

    init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
        (previouslyFocusedItem, nextFocusedItem, focusHeading) = (previous, next, heading)
    }

    /// The view that had focus before; nil for none.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that has focus after; nil for none.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
