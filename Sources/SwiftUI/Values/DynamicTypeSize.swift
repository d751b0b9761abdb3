/// The size of text that the user prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest.
    case xSmall
    /// Small.
    case small
    /// A little smaller than usual.
    case medium
    /// The usual size.
    case large
    /// A little larger than usual.
    case xLarge
    /// Larger still.
    case xxLarge
    /// The largest of the ordinary sizes.
    case xxxLarge
    /// The first of the accessibility sizes.
    case accessibility1
    /// The second of the accessibility sizes.
    case accessibility2
    /// The third of the accessibility sizes.
    case accessibility3
    /// The fourth of the accessibility sizes.
    case accessibility4
    /// The largest of all.
    case accessibility5

    /// UIKit's categories in the order of the cases.
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// UIKit's category under SwiftUI's name; nil for one that is not specified or not known.
    public init?(_ category: UIContentSizeCategory) {
        guard let index = Self.categories.firstIndex(of: category) else { return nil }
        self = Self.allCases[index]
    }

    /// UIKit's name for the size.
    var category: UIContentSizeCategory {
        Self.allCases.firstIndex(of: self).map { Self.categories[$0] } ?? .large
    }
}

extension UIContentSizeCategory {
    /// SwiftUI's size under UIKit's name; unspecified for nil.
    public init(_ size: DynamicTypeSize?) { self = size?.category ?? .unspecified }
}
