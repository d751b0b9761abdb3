/// An event for a screen reader when one tree replaces another.
package enum AccessibilityEvent: Sendable, Hashable {
    /// The element left its parent, where it was at `index`.
    case removed(AccessibilityID, parent: AccessibilityID, index: Int)
    /// The element came to its parent at `index`; what it holds came with it.
    case added(AccessibilityID, parent: AccessibilityID, index: Int)
    case nameChanged(AccessibilityID)
    case hintChanged(AccessibilityID)
    /// The value as text changed, of an element without a number.
    case textChanged(AccessibilityID)
    /// This part is no longer in the element's text, where it began at the scalar number `at`; or it is there now.
    case textRemoved(AccessibilityID, at: Int, String)
    case textInserted(AccessibilityID, at: Int, String)
    /// The caret is before this scalar of the element's text now.
    case caretMoved(AccessibilityID, Int)
    /// The selection in the element's text changed.
    case selectionChanged(AccessibilityID)
    /// The value as a number changed.
    case valueChanged(AccessibilityID)
    /// These states changed; the tree has their new values.
    case statesChanged(AccessibilityID, AccessibilityStates)
    /// Something is to be spoken, or read anew.
    case notice(AccessibilityNotice)
}
