import UIKit

/// How much room an interface has in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little, as across a telephone.
    case compact
    /// Much, as across a tablet.
    case regular

    /// UIKit's class under SwiftUI's name; nil for one that is not specified.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// SwiftUI's class under UIKit's name; unspecified for nil.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}
