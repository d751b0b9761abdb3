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

/// The role of an element.
package enum AccessibilityRole: Sendable, Hashable {
    /// Containers: the surface itself, views that belong together, a list, a part of a page that can be gone to, and
    /// what is in front of all else.
    case window, group, list, landmark, dialog
    /// A scrollable container, and a row of a list that contains others.
    case scrollArea, row
    /// A row of a list that is one element.
    case listItem
    case text, heading, image, link, button, toggleButton, switchButton, radioButton
    case slider, stepper, textField, secureTextField, searchField, key
    case activityIndicator, progressBar
    /// An element without any further role.
    case element

    /// Whether it is not read itself, only what it holds.
    package var isContainer: Bool {
        switch self {
        case .window, .group, .list, .landmark, .dialog, .scrollArea, .row: true
        default: false
        }
    }

    /// Whether text can be typed into it.
    package var acceptsText: Bool { self == .textField || self == .secureTextField || self == .searchField }
}

/// The states of an element.
package struct AccessibilityStates: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Enabled.
    package static let enabled = AccessibilityStates(rawValue: 1)
    /// Selected among others.
    package static let selected = AccessibilityStates(rawValue: 2)
    /// Can be on or off.
    package static let checkable = AccessibilityStates(rawValue: 4)
    /// On.
    package static let checked = AccessibilityStates(rawValue: 8)
    /// Waits for something whose end is not known.
    package static let busy = AccessibilityStates(rawValue: 16)
    /// Blocks everything else until it is gone.
    package static let modal = AccessibilityStates(rawValue: 32)
    /// With a value that changes often.
    package static let updatesFrequently = AccessibilityStates(rawValue: 64)
    /// Keys go to it.
    package static let focused = AccessibilityStates(rawValue: 128)
    /// Keys can go to it.
    package static let focusable = AccessibilityStates(rawValue: 256)
    /// Not visible until it is scrolled to.
    package static let offscreen = AccessibilityStates(rawValue: 512)
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

/// A message that a screen reader gets once. Unlike trees, none is dropped for a newer one.
package enum AccessibilityNotice: Sendable, Hashable {
    /// A text to be spoken.
    case announcement(String)
    /// A bar passed another step, described by the text. A reader that follows the number may have spoken it already.
    case stepped(AccessibilityID, text: String)
    /// A part of the surface changed; the reader is to go to `focus`, if that is known.
    case layoutChanged(focus: AccessibilityID?)
    /// All that mattered changed.
    case screenChanged(focus: AccessibilityID?)

    /// The text to be spoken; nil for none.
    package var text: String? {
        switch self {
        case .announcement(let text), .stepped(_, let text): text
        case .layoutChanged, .screenChanged: nil
        }
    }
}
