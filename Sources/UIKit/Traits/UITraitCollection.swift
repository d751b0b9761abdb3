import CoreGraphics
import Foundation

/// What surrounds a view, as far as its look depends on it: light or dark, direction, scale, size class, text size.
///
/// A collection never changes; it may say something about every trait or about a few. Any thread.
public final class UITraitCollection: NSObject, Sendable {
    package let values: TraitValues

    /// A collection that says what `values` say.
    package init(_ values: TraitValues) {
        self.values = values
    }

    /// A collection that says nothing.
    public override init() {
        values = TraitValues()
    }

    private convenience init(_ set: (inout TraitValues) -> Void) {
        var values = TraitValues()
        set(&values)
        self.init(values)
    }

    /// A collection that says all that `collections` say; where two speak about one trait, the later one counts.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// A collection that says only light or dark; `.unspecified` says nothing.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle == .unspecified ? nil : userInterfaceStyle }
    }

    /// A collection that says only the direction; `.unspecified` says nothing.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection == .unspecified ? nil : layoutDirection }
    }

    /// A collection that says only the scale, in pixels a point; 0 and whatever is no positive finite number say
    /// nothing.
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : nil }
    }

    /// A collection that says only the kind of device; `.unspecified` says nothing.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom == .unspecified ? nil : userInterfaceIdiom }
    }

    /// A collection that says only the horizontal size class; `.unspecified` says nothing.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass == .unspecified ? nil : horizontalSizeClass }
    }

    /// A collection that says only the vertical size class; `.unspecified` says nothing.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass == .unspecified ? nil : verticalSizeClass }
    }

    /// A collection that says only the preferred text size; `.unspecified` says nothing.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init {
            let category = preferredContentSizeCategory
            $0.preferredContentSizeCategory = category == .unspecified ? nil : category
        }
    }

    /// A collection that says only the contrast; `.unspecified` says nothing.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast == .unspecified ? nil : accessibilityContrast }
    }

    /// Light, dark, or `.unspecified` when nothing is said.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    /// The direction, or `.unspecified` when nothing is said.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    /// Pixels a point, or 0 when nothing is said.
    public var displayScale: CGFloat { values.displayScale ?? 0 }
    /// The kind of device, or `.unspecified` when nothing is said.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    /// The horizontal size class, or `.unspecified` when nothing is said.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    /// The vertical size class, or `.unspecified` when nothing is said.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    /// The preferred text size, or `.unspecified` when nothing is said.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory ?? .unspecified
    }
    /// The contrast, or `.unspecified` when nothing is said.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }

    /// Whether dynamic colours may come out otherwise here than in `traitCollection`; true when that is nil.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return userInterfaceStyle != traitCollection.userInterfaceStyle
            || accessibilityContrast != traitCollection.accessibilityContrast
            || values.tint != traitCollection.values.tint
    }

    /// Whether this collection says everything that `trait` says, with the same values.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether `object` is a trait collection that says the same.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map { $0 === self || $0.values == values } ?? false
    }

    /// The same for collections that say the same.
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
        })

    /// What holds for a thread on which no view is drawing, laying out or hearing of a change: the main screen's
    /// traits. Any thread.
    package static var `default`: UITraitCollection {
        get { processDefault.withLock { $0 } }
        set { processDefault.withLock { $0 = newValue } }
    }

    /// The collection that dynamic colours of the calling thread resolve with. UIKit sets it to a view's own while the
    /// view draws, lays out or hears of a change.
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

/// Whatever has a trait collection: views, view controllers, windows, screens.
@preconcurrency @MainActor public protocol UITraitEnvironment {
    /// The traits in force here.
    var traitCollection: UITraitCollection { get }
    /// Says that the traits changed; `previousTraitCollection` holds the former ones.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
