import CoreGraphics
import Foundation

/// The values of a trait collection, each trait nil when it is not set.
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
    package var userInterfaceLevel: UIUserInterfaceLevel?
    package var legibilityWeight: UILegibilityWeight?
    package var activeAppearance: UIUserInterfaceActiveAppearance?
    /// Whether the user asked for less motion.
    package var reducesMotion: Bool?
    /// The colour that `UIColor.tintColor` resolves to.
    package var tint: UIColor?
    /// Whether tints are shown as greys.
    var dimsTint: Bool?
    /// The program's own, by their types.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    /// Values that set nothing.
    private static let nothing = TraitValues()

    package init() {}

    /// Whether nothing is set.
    var isEmpty: Bool { self == Self.nothing }

    /// These values, replaced where `other` sets one.
    package func overridden(by other: TraitValues) -> TraitValues {
        var merged = self
        func merge<T>(_ trait: WritableKeyPath<TraitValues, T?>) {
            if let value = other[keyPath: trait] { merged[keyPath: trait] = value }
        }
        merge(\.userInterfaceStyle)
        merge(\.layoutDirection)
        merge(\.displayScale)
        merge(\.userInterfaceIdiom)
        merge(\.horizontalSizeClass)
        merge(\.verticalSizeClass)
        merge(\.preferredContentSizeCategory)
        merge(\.accessibilityContrast)
        merge(\.userInterfaceLevel)
        merge(\.legibilityWeight)
        merge(\.activeAppearance)
        merge(\.reducesMotion)
        merge(\.tint)
        merge(\.dimsTint)
        if !other.custom.isEmpty { merged.custom.merge(other.custom) { $1 } }
        return merged
    }

    /// Whether `other` has the same values of everything but the tint.
    func isSame(asButTint other: TraitValues) -> Bool {
        var other = other
        (other.tint, other.dimsTint) = (tint, dimsTint)
        return self == other
    }

    /// Whether dynamic colours may come out otherwise than under `other`.
    func recolours(_ other: TraitValues) -> Bool {
        userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel
            || tint != other.tint || dimsTint != other.dimsTint
            || colouringCustom != other.colouringCustom
    }

    /// The program's own traits that dynamic colours may depend on.
    private var colouringCustom: [ObjectIdentifier: CustomTraitValue] {
        custom.isEmpty ? [:] : custom.filter { $0.value.affectsColors }
    }
}
