import CoreGraphics

/// The appearance of a tab bar's items in one state. Main actor only.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: _PlainObject {
    final var didChange: (() -> Void)?

    init() {}

    /// Font and colour of titles; empty, the default, for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    /// Points by which titles are moved. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange?() } }
    }

    /// The colour of images; nil, the default, for the bar's.
    open var iconColor: UIColor? {
        didSet { if iconColor != oldValue { didChange?() } }
    }

    /// The ground of badges whose items have none of their own; nil, the default, for red.
    open var badgeBackgroundColor: UIColor? {
        didSet { if badgeBackgroundColor != oldValue { didChange?() } }
    }

    /// Font and colour of badges; empty, the default, for the system's.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    /// Points by which badges are moved. Zero by default.
    open var badgePositionAdjustment = UIOffset.zero {
        didSet { if badgePositionAdjustment != oldValue { didChange?() } }
    }

    /// Points by which the texts of badges are moved on their grounds. Zero by default.
    open var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet { if badgeTitlePositionAdjustment != oldValue { didChange?() } }
    }

    /// Takes over all of `other`.
    final func take(_ other: UITabBarItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
        (badgeTextAttributes, badgePositionAdjustment) = (other.badgeTextAttributes, other.badgePositionAdjustment)
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }

    /// Whether all is as in `other`.
    final func isSame(as other: UITabBarItemStateAppearance) -> Bool {
        areSame(titleTextAttributes, other.titleTextAttributes)
            && areSame(badgeTextAttributes, other.badgeTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment && iconColor == other.iconColor
            && badgeBackgroundColor == other.badgeBackgroundColor
            && badgePositionAdjustment == other.badgePositionAdjustment
            && badgeTitlePositionAdjustment == other.badgeTitlePositionAdjustment
    }
}

/// The appearance of a tab bar's items of one layout. Main actor only.
@preconcurrency @MainActor
open class UITabBarItemAppearance: _PlainObject {
    /// The places of a title.
    public enum Style: Int, Sendable {
        /// Below the image.
        case stacked = 0
        /// Beside the image.
        case inline = 1
        /// Beside the image, in a low bar.
        case compactInline = 2
    }

    final var didChange: (() -> Void)? {
        didSet { for state in states { state.didChange = didChange } }
    }

    /// The appearance of items that are not chosen.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance of the item that is chosen.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance of items that cannot be chosen.
    public let disabled = UITabBarItemStateAppearance()

    /// The default appearance.
    public init() {}

    /// The default appearance of items of this style.
    public init(style: Style) {}

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled] }

    /// Returns another appearance that is the same.
    open func copy() -> Any {
        let copy = UITabBarItemAppearance()
        for (to, from) in zip(copy.states, states) { to.take(from) }
        return copy
    }

    /// Sets the default appearance of items of this style.
    open func configureWithDefault(for style: Style) {
        for state in states { state.take(UITabBarItemStateAppearance()) }
    }

    /// Whether all is as in `other`.
    final func isSame(as other: UITabBarItemAppearance) -> Bool {
        zip(states, other.states).allSatisfy { $0.isSame(as: $1) }
    }

    /// Another appearance that is the same.
    final func copied() -> UITabBarItemAppearance { copy() as? UITabBarItemAppearance ?? self }

    /// The appearance in one state.
    final func state(isChosen: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
        !isEnabled ? disabled : isChosen ? selected : normal
    }
}
