/// The appearance of a toolbar: its background and its buttons. Main actor only.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The default appearance.
    public override init() { super.init() }

    /// The default appearance.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// The background of `barAppearance`, and the buttons' if it is one of a toolbar.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        (buttonAppearance, doneButtonAppearance) = (
            other.buttonAppearance.copied(), other.doneButtonAppearance.copied()
        )
    }

    override func isSame(as other: UIBarAppearance) -> Bool {
        guard let other = other as? UIToolbarAppearance, super.isSame(as: other) else { return false }
        return buttonAppearance.isSame(as: other.buttonAppearance)
            && doneButtonAppearance.isSame(as: other.doneButtonAppearance)
    }

    override func watchButtons() {
        for buttons in [buttonAppearance, doneButtonAppearance] {
            buttons.didChange = { [weak self] in self?.didChange?() }
        }
        didChange?()
    }

    open override func copy() -> Any { UIToolbarAppearance(barAppearance: self) }

    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { watchButtons() }
    }

    /// The appearance of buttons that finish something.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { watchButtons() }
    }
}
