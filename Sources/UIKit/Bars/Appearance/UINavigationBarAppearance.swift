import CoreGraphics

/// The appearance of a navigation bar: its background, its titles and its buttons. Main actor only.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The default appearance.
    public override init() { super.init() }

    /// The default appearance.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// The background of `barAppearance`, and all else of it if it is one of a navigation bar.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        titlePositionAdjustment = other.titlePositionAdjustment
        (buttonAppearance, doneButtonAppearance) = (
            other.buttonAppearance.copied(), other.doneButtonAppearance.copied()
        )
        backButtonAppearance = other.backButtonAppearance.copied()
        (indicatorImage, indicatorMask) = (other.indicatorImage, other.indicatorMask)
    }

    override func isSame(as other: UIBarAppearance) -> Bool {
        guard let other = other as? UINavigationBarAppearance, super.isSame(as: other) else { return false }
        return areSame(titleTextAttributes, other.titleTextAttributes)
            && areSame(largeTitleTextAttributes, other.largeTitleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment && indicatorImage == other.indicatorImage
            && indicatorMask == other.indicatorMask && buttonAppearance.isSame(as: other.buttonAppearance)
            && doneButtonAppearance.isSame(as: other.doneButtonAppearance)
            && backButtonAppearance.isSame(as: other.backButtonAppearance)
    }

    open override func copy() -> Any { UINavigationBarAppearance(barAppearance: self) }

    /// Font and colour of the title; empty, the default, for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    /// Points by which the title is moved. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange?() } }
    }

    /// Font and colour of the large title; empty, the default, for the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { watchButtons() }
    }

    /// The appearance of buttons that finish something.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { watchButtons() }
    }

    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { watchButtons() }
    }

    override func watchButtons() {
        for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
            buttons.didChange = { [weak self] in self?.didChange?() }
        }
        didChange?()
    }

    private var indicatorImage: UIImage?
    private var indicatorMask: UIImage?

    /// The image beside the back button's title; nil, the default, for a chevron.
    open var backIndicatorImage: UIImage? { indicatorImage }

    /// The mask of the back button's image in transitions. Kept; the image fades here.
    open var backIndicatorTransitionMaskImage: UIImage? { indicatorMask }

    /// Sets the image beside the back button's title, and its mask.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        (indicatorImage, indicatorMask) = (backIndicatorImage, backIndicatorTransitionMaskImage)
        didChange?()
    }
}
