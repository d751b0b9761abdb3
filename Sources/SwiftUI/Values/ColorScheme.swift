/// Whether things are shown dark on light or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark

    /// UIKit's style under SwiftUI's name; nil for one that is not specified.
    public init?(_ style: UIUserInterfaceStyle) {
        switch style {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    /// SwiftUI's scheme under UIKit's name; unspecified for nil.
    public init(_ scheme: ColorScheme?) {
        switch scheme {
        case .light: self = .light
        case .dark: self = .dark
        case nil: self = .unspecified
        }
    }
}

/// The contrast of colours with what is behind them.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The usual contrast.
    case standard
    /// More, as the user asked for.
    case increased

    /// UIKit's contrast under SwiftUI's name; nil for one that is not specified.
    public init?(_ contrast: UIAccessibilityContrast) {
        switch contrast {
        case .normal: self = .standard
        case .high: self = .increased
        case .unspecified: return nil
        }
    }
}
