import CoreGraphics

/// The appearance of a bar's buttons in one state. Main actor only.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: _PlainObject {
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
}

/// The appearance of a bar's buttons of one style. Main actor only.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: _PlainObject {
    final var didChange: (() -> Void)? {
        didSet { for state in [normal, highlighted, disabled] { state.didChange = didChange } }
    }

    /// The appearance while the button can be pressed.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance while the button is pressed.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance while the button cannot be pressed.
    public let disabled = UIBarButtonItemStateAppearance()

    /// The default appearance of buttons of this style.
    public init(style: UIBarButtonItem.Style = .plain) {}

    /// Returns another appearance that is the same.
    open func copy() -> Any {
        let copy = UIBarButtonItemAppearance()
        for (to, from) in [(copy.normal, normal), (copy.highlighted, highlighted), (copy.disabled, disabled)] {
            (to.titleTextAttributes, to.titlePositionAdjustment) = (
                from.titleTextAttributes, from.titlePositionAdjustment
            )
        }
        return copy
    }

    /// Sets the default appearance of buttons of this style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled] {
            (state.titleTextAttributes, state.titlePositionAdjustment) = ([:], .zero)
        }
    }

    /// Whether all is as in `other`.
    final func isSame(as other: UIBarButtonItemAppearance) -> Bool {
        zip([normal, highlighted, disabled], [other.normal, other.highlighted, other.disabled]).allSatisfy {
            areSame($0.titleTextAttributes, $1.titleTextAttributes)
                && $0.titlePositionAdjustment == $1.titlePositionAdjustment
        }
    }

    /// Another appearance that is the same.
    final func copied() -> UIBarButtonItemAppearance { copy() as? UIBarButtonItemAppearance ?? self }
}
