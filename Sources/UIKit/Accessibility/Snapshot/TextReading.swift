import OctantDisplay

/// A view of another room with a text that a screen reader may go through letter by letter.
@MainActor package protocol TextReading: UIView {
    /// The text; nil for none.
    var spokenText: AccessibilityText? { get }
}
