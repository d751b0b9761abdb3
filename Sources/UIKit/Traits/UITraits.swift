import CoreGraphics
import Foundation

// The system's traits, each a type that names it. They are of no use but as names: `[UITraitDisplayScale.self]`.

/// Light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
    /// 0, not set.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// True: dynamic colours depend on it.
    public static var affectsColorAppearance: Bool { true }
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

/// The direction that content runs in.
public enum UITraitLayoutDirection: SystemTrait {
    /// 0, not set.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var keyPath: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    /// 0, not set.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

/// The space there is from side to side.
public enum UITraitHorizontalSizeClass: SystemTrait {
    /// 0, not set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

/// The space there is from top to bottom.
public enum UITraitVerticalSizeClass: SystemTrait {
    /// 0, not set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// The text size that the user prefers.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    /// 0, not set.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var keyPath: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.preferredContentSizeCategory }
}

/// Whether the user asked for stronger contrast.
public enum UITraitAccessibilityContrast: SystemTrait {
    /// 0, not set.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// True: dynamic colours depend on it.
    public static var affectsColorAppearance: Bool { true }
    static var keyPath: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.accessibilityContrast }
}

/// Whether the interface is in front of others.
public enum UITraitUserInterfaceLevel: SystemTrait {
    /// 0, not set.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// True: dynamic colours depend on it.
    public static var affectsColorAppearance: Bool { true }
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

/// The weight of text that the user prefers.
public enum UITraitLegibilityWeight: SystemTrait {
    /// 0, not set.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var keyPath: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}

/// Whether the interface appears active.
public enum UITraitActiveAppearance: SystemTrait {
    /// 0, not set.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}

/// Pixels a point; 0 when not set.
public enum UITraitDisplayScale: SystemTrait {
    /// 0, not set.
    public static var defaultValue: CGFloat { 0 }
    static var keyPath: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
    /// Whatever is no positive finite number counts as not set.
    static func isSpecified(_ value: CGFloat) -> Bool { value > 0 && value.isFinite }
}

/// Whether the user asked for less motion. It reaches views as traits do; programs read
/// `UIAccessibility.isReduceMotionEnabled`.
package enum ReducedMotionTrait: SystemTrait {
    package static var defaultValue: Bool { false }
    static var keyPath: WritableKeyPath<TraitValues, Bool?> { \.reducesMotion }
    /// False counts as set as well: it overrides the surroundings.
    static func isSpecified(_ value: Bool) -> Bool { true }
}
