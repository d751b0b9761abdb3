/// A request of a screen reader's user about an element of the newest tree.
package enum AccessibilityRequest: Sendable, Hashable {
    case perform(AccessibilityID, AccessibilityAction)
    /// The element's number is to be this, between its least and its greatest.
    case setValue(AccessibilityID, Double)
    /// Keys are to go to the element.
    case focus(AccessibilityID)
    /// The element is to be scrolled into view.
    case reveal(AccessibilityID)
    /// Edits the element's text.
    case edit(AccessibilityID, AccessibilityEdit)
}

/// An edit of a text. Positions are counted in Unicode scalars; what lies outside of the text counts as its end.
package enum AccessibilityEdit: Sendable, Hashable {
    case moveCaret(to: Int)
    case select(Range<Int>)
    /// Replaces a part of the text by this, as if it was typed there.
    case replace(Range<Int>, with: String)
    case copy(Range<Int>)
    case cut(Range<Int>)
    /// Pastes what is on the clipboard there.
    case paste(at: Int)
}
