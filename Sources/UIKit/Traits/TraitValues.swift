/// What a trait collection says, each trait nil when it says nothing about it.
package struct TraitValues: Sendable, Hashable {
    package var userInterfaceStyle: UIUserInterfaceStyle?
    package var layoutDirection: UITraitEnvironmentLayoutDirection?
    /// Pixels a point.
    package var displayScale: CGFloat?
    package var userInterfaceIdiom: UIUserInterfaceIdiom?
    package var horizontalSizeClass: UIUserInterfaceSizeClass?
    package var verticalSizeClass: UIUserInterfaceSizeClass?
    package var preferredContentSizeCategory: UIContentSizeCategory?
    package var accessibilityContrast: UIAccessibilityContrast?
    /// What `UIColor.tintColor` resolves to.
    package var tint: UIColor?

    package init() {}

    /// These values, replaced where `other` says something.
    package func overridden(by other: TraitValues) -> TraitValues {
        var merged = self
        func take<T>(_ trait: WritableKeyPath<TraitValues, T?>) {
            if let value = other[keyPath: trait] { merged[keyPath: trait] = value }
        }
        take(\.userInterfaceStyle)
        take(\.layoutDirection)
        take(\.displayScale)
        take(\.userInterfaceIdiom)
        take(\.horizontalSizeClass)
        take(\.verticalSizeClass)
        take(\.preferredContentSizeCategory)
        take(\.accessibilityContrast)
        take(\.tint)
        return merged
    }
}
