import Foundation

/// The text size that the user prefers, from extra small to the largest accessibility size.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
    /// The name of the category.
    public var rawValue: String

    /// A category of any name. One that is not among the constants counts as `large`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Not set; text comes out as for `large`.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Body text of 14 points.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Body text of 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Body text of 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// Body text of 17 points: the default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Body text of 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Body text of 21 points.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Body text of 23 points.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// Body text of 28 points.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Body text of 33 points.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Body text of 40 points.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Body text of 47 points.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// Body text of 53 points.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted by the application when the user prefers another text size. The new category is in `userInfo` under
    /// `newValueUserInfoKey`.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category in the notification's `userInfo`.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// The constants from the smallest to the largest, without `unspecified`, each with its size of body text in
    /// points. Source: docs/sources/views.md, Dynamic Type.
    static let ascending: [(category: UIContentSizeCategory, body: Double)] = [
        (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
        (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
        (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
        (.accessibilityExtraExtraExtraLarge, 53),
    ]
    /// The index of `large` among them.
    private static let largeIndex = 3
    /// The index of the first one for accessibility.
    private static let firstAccessibilityIndex = 7

    /// The index of the category among the twelve; that of `large` for one that is not among them.
    var index: Int { Self.ascending.firstIndex { $0.category == self } ?? Self.largeIndex }

    /// Whether sizes are those that fonts and lengths are chosen for.
    var isLarge: Bool { index == Self.largeIndex }

    /// The category whose body text comes nearest to `scale` times that of `large`; `large` for what is no positive
    /// finite number.
    package init(textScale scale: Double) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let wanted = scale * Self.ascending[Self.largeIndex].body
        let nearest = Self.ascending.min { abs($0.body - wanted) < abs($1.body - wanted) }
        self = nearest?.category ?? .large
    }

    /// Whether this is one of the five sizes beyond the ordinary ones.
    public var isAccessibilityCategory: Bool { index >= Self.firstAccessibilityIndex }
}

// Not `Comparable`, as on Apple's systems: a category that is not among the constants is neither smaller nor larger.
extension UIContentSizeCategory {
    private static func compare(
        _ one: UIContentSizeCategory, _ other: UIContentSizeCategory, _ test: (Int, Int) -> Bool
    ) -> Bool {
        let known = ascending.map(\.category)
        guard known.contains(one), known.contains(other) else { return false }
        return test(one.index, other.index)
    }

    /// Whether text of `left` is smaller than that of `right`.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, <)
    }

    /// Whether text of `left` is no larger than that of `right`.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, <=)
    }

    /// Whether text of `left` is larger than that of `right`.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, >)
    }

    /// Whether text of `left` is no smaller than that of `right`.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, >=)
    }
}

/// A view that shows text that may follow the preferred text size by itself.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting {
    /// Whether a font that was made for a text style, by `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`,
    /// changes its size when the preferred text size does.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
