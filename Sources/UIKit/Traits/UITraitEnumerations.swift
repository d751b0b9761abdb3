/// Whether colours are meant for a bright or a dark surrounding.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Nothing is said: whoever asks decides, usually for light.
    case unspecified = 0
    /// Dark marks on a bright ground.
    case light = 1
    /// Bright marks on a dark ground.
    case dark = 2
}

/// The direction that a trait collection asks content to run in.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// As English runs.
    case leftToRight = 0
    /// As Arabic and Hebrew run.
    case rightToLeft = 1
}

/// The direction that a user interface runs in.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As English runs.
    case leftToRight = 0
    /// As Arabic and Hebrew run.
    case rightToLeft = 1
}

/// What a view shows, as far as it decides whether the view is mirrored in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored with the interface.
    case unspecified = 0
    /// Controls of playback, such as a rewind button: never mirrored.
    case playback = 1
    /// Directions in space, such as a text alignment switch: never mirrored.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
}

/// The kind of device that an interface is laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// A telephone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A desktop computer.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Nothing is said.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Ample room.
    case regular = 2
}

/// Whether the user asked for stronger contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// The ordinary contrast.
    case normal = 0
    /// Stronger contrast.
    case high = 1
}

/// The text size that the user prefers, from extra small to the largest accessibility size.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
    /// The name of the category.
    public var rawValue: String

    /// A category of any name. One that is not among the constants counts as `large`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing is said; text comes out as for `large`.
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

    /// The constants from the smallest to the largest, without `unspecified`.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Whether this is one of the five sizes beyond the ordinary ones.
    public var isAccessibilityCategory: Bool {
        guard let place = Self.ascending.firstIndex(of: self),
            let first = Self.ascending.firstIndex(of: .accessibilityMedium)
        else { return false }
        return place >= first
    }
}
