/// What an element is and how it behaves, as a set: `[.button, .selected]`. Any thread.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit a trait.
    public let rawValue: UInt64

    /// The traits whose bits are set.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// It does something when it is pressed.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads somewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is chosen now.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound of its own when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up what there is when the program starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value changes often: a reader asks for it from time to time rather than hear of each change.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a field for words to look for.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts something that is not to be talked over.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can go up and down: `accessibilityIncrement()` and `accessibilityDecrement()`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It is to be touched directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It turns the page once it was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It is the heading of what follows.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Its content can be zoomed.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// It is on or off, and turns over when it is pressed.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
}
