import UIKit

/// The text size that the user prefers, under its older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The smallest.
    case extraSmall
    /// Small.
    case small
    /// A little smaller than usual.
    case medium
    /// The usual size.
    case large
    /// A little larger than usual.
    case extraLarge
    /// Larger still.
    case extraExtraLarge
    /// The largest of the ordinary sizes.
    case extraExtraExtraLarge
    /// The first of the accessibility sizes.
    case accessibilityMedium
    /// The second of the accessibility sizes.
    case accessibilityLarge
    /// The third of the accessibility sizes.
    case accessibilityExtraLarge
    /// The fourth of the accessibility sizes.
    case accessibilityExtraExtraLarge
    /// The largest of all.
    case accessibilityExtraExtraExtraLarge

    /// UIKit's category under SwiftUI's name; nil for one that is not specified or not known.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    /// The older name of `size`.
    init(_ size: DynamicTypeSize) {
        self = DynamicTypeSize.allCases.firstIndex(of: size).map { Self.allCases[$0] } ?? .large
    }

    /// The size under its newer name.
    var dynamicTypeSize: DynamicTypeSize {
        Self.allCases.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] } ?? .large
    }

    /// Whether `lhs` is the smaller size.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dynamicTypeSize < rhs.dynamicTypeSize }

    /// Whether `lhs` is the larger size.
    public static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }

    /// Whether `lhs` is not the larger size.
    public static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }

    /// Whether `lhs` is not the smaller size.
    public static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
}

extension UIContentSizeCategory {
    /// SwiftUI's category under UIKit's name; unspecified for nil.
    public init(_ category: ContentSizeCategory?) { self.init(category?.dynamicTypeSize) }
}

extension EnvironmentValues {
    /// The text size that the user prefers: `dynamicTypeSize` under its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
