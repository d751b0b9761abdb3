import CoreGraphics
import Foundation
import OctantBase

/// The surroundings of a view, as far as its appearance depends on them: light or dark, direction, scale, size class,
/// text size.
///
/// A collection never changes; it may set every trait or a few. Any thread.
public final class UITraitCollection: NSObject, Sendable {
    package let values: TraitValues

    /// A collection with the values `values`.
    package init(_ values: TraitValues) {
        self.values = values
    }

    /// A collection that sets nothing.
    public override init() {
        values = TraitValues()
    }

    private convenience init(_ set: (inout TraitValues) -> Void) {
        var values = TraitValues()
        set(&values)
        self.init(values)
    }

    /// A collection that sets what `mutations` sets, and nothing else.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().mutated(by: mutations))
    }

    /// This collection with what `mutations` sets.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.mutated(by: mutations))
    }

    /// The value of `trait`; the trait's default where none is set.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// A collection with all values of `collections`; where two set one trait, the later one counts.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// A collection that sets only light or dark; `.unspecified` sets nothing.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle == .unspecified ? nil : userInterfaceStyle }
    }

    /// A collection that sets only the direction; `.unspecified` sets nothing.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection == .unspecified ? nil : layoutDirection }
    }

    /// A collection that sets only the scale, in pixels a point; 0 and whatever is no positive finite number set
    /// nothing.
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : nil }
    }

    /// A collection that sets only the kind of device; `.unspecified` sets nothing.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom == .unspecified ? nil : userInterfaceIdiom }
    }

    /// A collection that sets only the horizontal size class; `.unspecified` sets nothing.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass == .unspecified ? nil : horizontalSizeClass }
    }

    /// A collection that sets only the vertical size class; `.unspecified` sets nothing.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass == .unspecified ? nil : verticalSizeClass }
    }

    /// A collection that sets only the preferred text size; `.unspecified` sets nothing.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init {
            let category = preferredContentSizeCategory
            $0.preferredContentSizeCategory = category == .unspecified ? nil : category
        }
    }

    /// A collection that sets only the contrast; `.unspecified` sets nothing.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast == .unspecified ? nil : accessibilityContrast }
    }

    /// A collection that sets only whether the interface is in front of others; `.unspecified` sets nothing.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel == .unspecified ? nil : userInterfaceLevel }
    }

    /// A collection that sets only the weight of text; `.unspecified` sets nothing.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight == .unspecified ? nil : legibilityWeight }
    }

    /// A collection that sets only whether the interface appears active; `.unspecified` sets nothing.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance == .unspecified ? nil : activeAppearance }
    }

    /// Light, dark, or `.unspecified` when not set.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    /// The direction, or `.unspecified` when not set.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    /// Pixels a point, or 0 when not set.
    public var displayScale: CGFloat { values.displayScale ?? 0 }
    /// The kind of device, or `.unspecified` when not set.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    /// The horizontal size class, or `.unspecified` when not set.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    /// The vertical size class, or `.unspecified` when not set.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    /// The preferred text size, or `.unspecified` when not set.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory ?? .unspecified
    }
    /// The contrast, or `.unspecified` when not set.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    /// Whether the interface is in front of others, or `.unspecified` when not set.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    /// The weight of text, or `.unspecified` when not set.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
    /// Whether the screen feels how hard it is touched: never.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    /// The colours that the screen shows: everything is drawn in sRGB.
    public var displayGamut: UIDisplayGamut { .SRGB }
    /// Whether the interface appears active, or `.unspecified` when not set.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
    /// Whether the user asked for reduced motion: indicators then slow down or breathe, and never stop completely.
    package var reducesMotion: Bool { values.reducesMotion ?? false }

    /// The system's traits that dynamic colours may depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
    }

    /// The system's traits that decide which image of several is used.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraitsAffectingColorAppearance + [
            UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self, UITraitLayoutDirection.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        ]
    }

    /// Whether dynamic colours may come out otherwise here than in `traitCollection`; true when that is nil.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return values.recolours(traitCollection.values)
    }

    /// Whether this collection has all values that `trait` sets.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether `object` is a trait collection with the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map { $0 === self || $0.values == values } ?? false
    }

    /// The hash, the same for collections with the same values.
    public override var hash: Int { values.hashValue }

    // MARK: The collection in force

    private static let threadCurrent = ThreadLocal<UITraitCollection>()
    private static let processDefault = Locked(
        UITraitCollection {
            $0.userInterfaceStyle = .light
            $0.layoutDirection = .leftToRight
            $0.displayScale = 1
            $0.userInterfaceIdiom = .phone
            $0.horizontalSizeClass = .regular
            $0.verticalSizeClass = .regular
            $0.preferredContentSizeCategory = .large
            $0.accessibilityContrast = .normal
            $0.userInterfaceLevel = .base
            $0.legibilityWeight = .regular
            $0.activeAppearance = .active
            $0.reducesMotion = false
        })

    /// The traits for a thread on which no view is drawing, laying out or being notified of a change: the main
    /// screen's. Any thread.
    package static var `default`: UITraitCollection {
        get { processDefault.withLock { $0 } }
        set { processDefault.withLock { $0 = newValue } }
    }

    /// The collection that dynamic colours of the calling thread resolve with. UIKit sets it to a view's own while the
    /// view draws, lays out or is notified of a change.
    public static var current: UITraitCollection {
        get { threadCurrent.value ?? `default` }
        set { threadCurrent.value = newValue }
    }

    /// Runs `actions` with this collection as `current`, and restores the former one.
    public func performAsCurrent(_ actions: () -> Void) {
        let former = Self.threadCurrent.value
        Self.threadCurrent.value = self
        actions()
        Self.threadCurrent.value = former
    }
}

extension UITraitCollection {
    /// This collection with the overrides of a view or controller; itself when there are none.
    func overridden(
        by overrides: UITraitOverrides, _ style: UIUserInterfaceStyle, tint: UIColor? = nil, dimsTint: Bool? = nil
    ) -> UITraitCollection {
        if style == .unspecified && tint == nil && dimsTint == nil && overrides.values.isEmpty { return self }
        var values = values.overridden(by: overrides.values)
        if style != .unspecified { values.userInterfaceStyle = style }
        if let tint { values.tint = tint }
        if let dimsTint { values.dimsTint = dimsTint }
        return UITraitCollection(values)
    }
}

/// An object with a trait collection: views, view controllers, windows, screens.
@preconcurrency @MainActor public protocol UITraitEnvironment {
    /// The traits in force here.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits changed; `previousTraitCollection` holds the former ones.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension TraitValues {
    /// These values with those that `mutations` sets.
    fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
