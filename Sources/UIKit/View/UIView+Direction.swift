extension UIView {
    /// Whether what is in this view reads from right to left.
    package final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UITraitCollection {
    /// The direction of the interface; from left to right where nothing is said.
    var interfaceDirection: UIUserInterfaceLayoutDirection {
        layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension UISemanticContentAttribute {
    /// The direction of what a view with this attribute shows in an interface of `direction`.
    func direction(in direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
