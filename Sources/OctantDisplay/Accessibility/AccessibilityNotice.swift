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
