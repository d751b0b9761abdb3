/// The direction of lines of text, and with it of leading and trailing.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// Left to right, as in English.
    case leftToRight
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft

    /// UIKit's direction under SwiftUI's name; nil for one that is not specified.
    public init?(_ direction: UITraitEnvironmentLayoutDirection) {
        switch direction {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .unspecified: return nil
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// SwiftUI's direction under UIKit's name.
    public init(_ direction: LayoutDirection) {
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
