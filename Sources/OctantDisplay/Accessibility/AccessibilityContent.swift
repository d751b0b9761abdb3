import CoreGraphics

/// All that is known of one element, its children apart. The texts are in the language of the program.
package struct AccessibilityContent: Sendable, Hashable {
    package var role: AccessibilityRole
    /// Empty when it has none.
    package var name = ""
    /// The value as text; empty when there is none.
    package var value = ""
    /// The value as a number, of what has one.
    package var range: AccessibilityRange?
    /// The size of a step of its number that a user can make; 0 where there is none, or it is not known.
    package var step = 0.0
    /// The text that can be gone through letter by letter, of what shows one.
    package var text: AccessibilityText?
    /// The hint: the result of using it.
    package var hint = ""
    /// A name for programs.
    package var identifier = ""
    /// The language of the texts, as BCP 47 names it; nil for the desktop's own.
    package var language: String?
    package var states: AccessibilityStates = []
    /// The visible part of it, in points from the top left of the surface.
    package var frame = CGRect.zero
    /// The point of a press, in the same space.
    package var activationPoint = CGPoint.zero
    package var actions: [AccessibilityAction] = []
    /// Whether it scrolls what is in it; there may be something to be done with it at any time.
    package var scrolls = false
    /// The text that a screen reader speaks.
    package var spoken = ""

    package init(role: AccessibilityRole) { self.role = role }
}

/// A number between two others.
package struct AccessibilityRange: Sendable, Hashable {
    package var minimum: Double, maximum: Double, current: Double

    package init(minimum: Double, maximum: Double, current: Double) {
        (self.minimum, self.maximum, self.current) = (minimum, maximum, current)
    }
}

/// An action on an element.
package enum AccessibilityAction: Sendable, Hashable {
    case activate, increment, decrement
    /// Scrolls what lies on that side into view.
    case scrollUp, scrollDown, scrollLeft, scrollRight
    /// Refreshes what is in it.
    case refresh
    /// One of the program's own actions, by its index among them, with its name.
    case custom(index: Int, name: String)
}
