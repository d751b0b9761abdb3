/// The traits of a view for a screen reader, as a set.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt64

    /// The traits whose bits, UIKit's, are set.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(_ traits: UIAccessibilityTraits) { rawValue = traits.rawValue }

    /// UIKit's traits of the same meaning.
    var uiTraits: UIAccessibilityTraits {
        UIAccessibilityTraits(rawValue: subtracting(.isModal).rawValue)
    }

    /// The element is a button.
    public static let isButton = AccessibilityTraits(.button)
    /// The element is the heading of what follows.
    public static let isHeader = AccessibilityTraits(.header)
    /// The element is selected.
    public static let isSelected = AccessibilityTraits(.selected)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(.link)
    /// The element is a search field.
    public static let isSearchField = AccessibilityTraits(.searchField)
    /// The element is an image.
    public static let isImage = AccessibilityTraits(.image)
    /// The element plays a sound of its own when it is activated.
    public static let playsSound = AccessibilityTraits(.playsSound)
    /// The element is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    /// The element is text that does not change.
    public static let isStaticText = AccessibilityTraits(.staticText)
    /// The element summarises the state when the program starts.
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    /// The element's label or value changes often.
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// The element starts media that is not to be spoken over.
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    /// The element is to be touched directly.
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    /// The element turns the page once it was read.
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    /// The element is a tab bar.
    public static let isTabBar = AccessibilityTraits(.tabBar)
    /// What is around the element is not read: it is in front of that.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 62)
    /// The element is on or off, and is toggled when it is pressed.
    public static let isToggle = AccessibilityTraits(.toggleButton)
}

/// The treatment of the views inside an element that a screen reader reads.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// The way in which they are read.
    enum Kind {
        case ignore, contain, combine
        /// One child is read with what can be done besides; several are read by themselves.
        case act
    }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The children are not read: the element's own values are.
    public static let ignore = AccessibilityChildBehavior(.ignore)
    /// Each child is read by itself, and together they are a group with the element's values.
    public static let contain = AccessibilityChildBehavior(.contain)
    /// The children are read together, as one.
    public static let combine = AccessibilityChildBehavior(.combine)
}
