/// The traits of an element, as a set: `[.button, .selected]`. Any thread.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The raw bits, one for each trait.
    public let rawValue: UInt64

    /// The traits whose bits are set.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// The element is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// The element is a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// The element is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element plays a sound of its own when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// The element is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element summarises the state when the program starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The element cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The element's label or value changes often: a reader reads it from time to time rather than at each change.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// The element is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// The element starts media that is not to be spoken over.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The element's value can be incremented and decremented: `accessibilityIncrement()` and
    /// `accessibilityDecrement()`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element is to be touched directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The element turns the page once it was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// The element is a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The element is the heading of what follows.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The element's content can be zoomed.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// The element is on or off, and is toggled when it is pressed.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
}
