import UIKit

/// A key whose value the system sets.
private protocol SystemKey: EnvironmentKey {}

private enum ColorSchemeKey: SystemKey { static let defaultValue = ColorScheme.light }
private enum ContrastKey: SystemKey { static let defaultValue = ColorSchemeContrast.standard }
private enum LayoutDirectionKey: SystemKey { static let defaultValue = LayoutDirection.leftToRight }
private enum DisplayScaleKey: SystemKey { static let defaultValue: CGFloat = 1 }
private enum DynamicTypeKey: SystemKey { static let defaultValue = DynamicTypeSize.large }
private enum ReducedMotionKey: SystemKey { static let defaultValue = false }
private enum LocaleKey: SystemKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: SystemKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: SystemKey { static var defaultValue: TimeZone { .current } }
private enum EnabledKey: SystemKey { static let defaultValue = true }
private enum ScenePhaseKey: SystemKey { static let defaultValue = ScenePhase.background }
private enum HorizontalClassKey: SystemKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum VerticalClassKey: SystemKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum TraitsKey: SystemKey { static var defaultValue: UITraitCollection { .default } }

/// Whether a scene, or the program, is in use.
public enum ScenePhase: Comparable, Sendable {
    /// Nothing of the scene is visible.
    case background
    /// The scene is visible, and about to be used or not.
    case inactive
    /// The scene is visible and in use.
    case active
}

extension EnvironmentValues {
    /// The keys that all layout goes by.
    static let layoutKeys: Set = [ObjectIdentifier(LayoutDirectionKey.self), ObjectIdentifier(DisplayScaleKey.self)]

    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether the user asked for stronger contrast.
    public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

    /// The direction of lines of text, and with them of leading and trailing.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Pixels a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

    /// The text size that the user prefers.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeKey.self] }
        set { self[DynamicTypeKey.self] = newValue }
    }

    /// Whether the user asked for less motion.
    public var accessibilityReduceMotion: Bool { self[ReducedMotionKey.self] }

    /// The user's language and region.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar that dates are shown in.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone that times are shown in.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    /// Whether the scene around the view is in use.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// How much room the interface has across; nil where that is not known.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalClassKey.self] }
        set { self[HorizontalClassKey.self] = newValue }
    }

    /// How much room the interface has from top to bottom; nil where that is not known.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalClassKey.self] }
        set { self[VerticalClassKey.self] = newValue }
    }

    /// UIKit's traits with these values: those that dynamic colours and fonts are resolved with.
    var traitCollection: UITraitCollection {
        let base = self[TraitsKey.self]
        let style = UIUserInterfaceStyle(colorScheme)
        let direction = UITraitEnvironmentLayoutDirection(layoutDirection)
        let (category, scale) = (dynamicTypeSize.category, displayScale)
        if base.userInterfaceStyle == style, base.layoutDirection == direction, base.displayScale == scale,
            base.preferredContentSizeCategory == category
        {
            return base
        }
        return base.modifyingTraits {
            $0.userInterfaceStyle = style
            $0.layoutDirection = direction
            $0.displayScale = scale
            $0.preferredContentSizeCategory = category
        }
    }

    /// The values of UIKit's traits.
    init(traits: UITraitCollection) {
        self.init()
        colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
        self[ContrastKey.self] = ColorSchemeContrast(traits.accessibilityContrast) ?? .standard
        layoutDirection = LayoutDirection(traits.layoutDirection) ?? .leftToRight
        displayScale = traits.displayScale > 0 ? traits.displayScale : 1
        dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
        self[ReducedMotionKey.self] = traits.reducesMotion
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        self[TraitsKey.self] = traits
        locale = traits[LocaleTrait.self]
    }
}

extension View {
    /// Whether controls in this view can be used. What an outer view disables stays so.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier { if disabled { $0.isEnabled = false } })
    }
}
