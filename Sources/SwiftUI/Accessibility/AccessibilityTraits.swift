/// What a view is to a screen reader and how it behaves, as a set.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt64

    /// The traits whose bits, UIKit's, are set.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(_ traits: UIAccessibilityTraits) { rawValue = traits.rawValue }

    /// UIKit's traits of the same meaning.
    var uiTraits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: rawValue) }

    /// It does something when it is pressed.
    public static let isButton = AccessibilityTraits(.button)
    /// It is the heading of what follows.
    public static let isHeader = AccessibilityTraits(.header)
    /// It is chosen now.
    public static let isSelected = AccessibilityTraits(.selected)
    /// It leads somewhere.
    public static let isLink = AccessibilityTraits(.link)
    /// It is a field for words to look for.
    public static let isSearchField = AccessibilityTraits(.searchField)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(.image)
    /// It plays a sound of its own when it is activated.
    public static let playsSound = AccessibilityTraits(.playsSound)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    /// It is text that does not change.
    public static let isStaticText = AccessibilityTraits(.staticText)
    /// It sums up what there is when the program starts.
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    /// Its label or value changes often.
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// It starts something that is not to be talked over.
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    /// It is to be touched directly.
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    /// It turns the page once it was read.
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    /// It is a bar of tabs.
    public static let isTabBar = AccessibilityTraits(.tabBar)
    /// It is on or off, and turns over when it is pressed.
    public static let isToggle = AccessibilityTraits(.toggleButton)
}

/// What becomes of the views inside an element that a screen reader reads.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// What is read of them.
    enum Kind {
        case ignore, contain, combine
    }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// They are not read: what is said of the element itself is.
    public static let ignore = AccessibilityChildBehavior(.ignore)
    /// Each is read by itself, and together they are a group of what is said of the element.
    public static let contain = AccessibilityChildBehavior(.contain)
    /// They are read together, as one.
    public static let combine = AccessibilityChildBehavior(.combine)
}
