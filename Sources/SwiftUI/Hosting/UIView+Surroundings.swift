extension UIView {
    /// Makes a view of UIKit in SwiftUI's tree follow `surroundings`: light or dark, direction, text size and tint.
    func follow(_ surroundings: EnvironmentValues) {
        var overrides = UITraitOverrides()
        overrides.userInterfaceStyle = UIUserInterfaceStyle(surroundings.colorScheme)
        overrides.layoutDirection = UITraitEnvironmentLayoutDirection(surroundings.layoutDirection)
        overrides.preferredContentSizeCategory = UIContentSizeCategory(surroundings.dynamicTypeSize)
        traitOverrides = overrides
        tintColor = surroundings.paintSurroundings.tintColor.map { UIColor(cgColor: CGColor(rgba: $0)) }
    }
}
