/// The settings of the desktop's user for every program, beyond light and dark. Displays report it, UIKit's traits
/// carry it.
package struct InterfaceSettings: Sendable, Hashable {
    /// Whether things are to move less.
    package var reducesMotion = false
    /// Whether contrast is to be stronger.
    package var increasesContrast = false
    /// Whether text is to be heavier.
    package var emboldensText = false
    /// The scale of text, as a multiple of the ordinary size; above 0.
    package var textScale = 1.0
    /// Whether interfaces run from right to left.
    package var isRightToLeft = false
    /// Whether a screen reader runs.
    package var screenReaderRuns = false
    /// Seconds of one cycle in which a caret shows and hides; 0 for one that does not blink.
    package var caretBlinkPeriod = 1.0
    /// Seconds after the last key until a caret blinks no more and shows.
    package var caretBlinkTimeout = 10.0

    package init() {}
}
