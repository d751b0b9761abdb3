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
    /// A text of more than one line.
    package static let multiline = AccessibilityStates(rawValue: 1024)
}
