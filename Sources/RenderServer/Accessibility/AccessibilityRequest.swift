/// What the user of a screen reader wants done with an element of the newest tree.
package enum AccessibilityRequest: Sendable, Hashable {
    case perform(AccessibilityID, AccessibilityAction)
    /// The element's number is to be this, between its least and its greatest.
    case setValue(AccessibilityID, Double)
    /// Keys are to go to the element.
    case focus(AccessibilityID)
}
