import OctantDisplay
internal import OctantLocalization

/// The accessibility values of a class of UIKit where the program set none.
@MainActor
struct AccessibilityDefaults {
    /// Whether it is read as one thing.
    var isElement = false
    var label: String?
    var value: String?
    /// The spoken value where it differs from `value`.
    var spokenValue: String?
    /// The traits of the class: replaced by those that the program sets.
    var traits: UIAccessibilityTraits = []
    /// The present state: added to whatever traits there are.
    var state: UIAccessibilityTraits = []
    /// The role on the desktop, where the traits do not determine it.
    var role: AccessibilityRole?
    /// The number that it represents.
    var range: AccessibilityRange?
    /// The size of a step that a user can make; 0 for none.
    var step = 0.0
    /// Whether it is on, of what is on or off.
    var isOn: Bool?
    /// Whether keys can go to it, and do, where that is not the responder's own focus.
    var canBeFocused: Bool?
    var isFocused: Bool?
    /// Whether it waits for something.
    var isBusy = false
    /// Whether it is text of more than one line.
    var isMultiline = false
    /// The elements that are read instead of it, in this order.
    var elements: [UIResponder]?

    /// Adds the values of `progress`, with the text of `strings`.
    mutating func add(_ progress: AccessibilityProgress, in strings: LocalizedStrings) {
        isElement = true
        traits.insert(.updatesFrequently)
        switch progress {
        case .indeterminate(let isRunning):
            value = value ?? (isRunning ? strings.inProgress : strings.progressHalted)
            role = role ?? .activityIndicator
            isBusy = isRunning
        case .fraction(let fraction):
            let percent = progress.percent ?? 0
            if value == nil { (value, spokenValue) = (strings.percent(percent), strings.percentComplete(percent)) }
            role = role ?? .progressBar
            let current = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
            range = range ?? AccessibilityRange(minimum: 0, maximum: 1, current: current)
        }
    }
}
