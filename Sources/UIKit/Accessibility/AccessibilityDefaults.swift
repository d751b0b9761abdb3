import OctantDisplay
internal import OctantLocalization

/// What a class of UIKit's says of itself to a screen reader where the program said nothing.
@MainActor
struct AccessibilityDefaults {
    /// Whether it is read as one thing.
    var isElement = false
    var label: String?
    var value: String?
    /// The words for the value where they differ from `value`.
    var spokenValue: String?
    /// What it is: replaced by the traits that the program sets.
    var traits: UIAccessibilityTraits = []
    /// How it is now: added to whatever traits there are.
    var state: UIAccessibilityTraits = []
    /// What it is on the desktop, where the traits do not tell.
    var role: AccessibilityRole?
    /// The number it stands for.
    var range: AccessibilityRange?
    /// How far a step of it goes that a user can make; 0 for none.
    var step = 0.0
    /// Whether it is on, of what is on or off.
    var isOn: Bool?
    /// Whether keys can go to it, and do, where that is not the responder's own focus.
    var canBeFocused: Bool?
    var isFocused: Bool?
    /// Whether it waits for something.
    var isBusy = false
    /// What is read in its place, in this order.
    var elements: [UIResponder]?

    /// Adds what `progress` says, in `words`.
    mutating func add(_ progress: AccessibilityProgress, in words: LocalizedStrings) {
        isElement = true
        traits.insert(.updatesFrequently)
        switch progress {
        case .indeterminate(let isRunning):
            value = value ?? (isRunning ? words.inProgress : words.progressHalted)
            role = role ?? .activityIndicator
            isBusy = isRunning
        case .fraction(let fraction):
            let percent = progress.percent ?? 0
            if value == nil { (value, spokenValue) = (words.percent(percent), words.percentComplete(percent)) }
            role = role ?? .progressBar
            let current = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
            range = range ?? AccessibilityRange(minimum: 0, maximum: 1, current: current)
        }
    }
}
