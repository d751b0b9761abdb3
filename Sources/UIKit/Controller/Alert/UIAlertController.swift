import CoreGraphics
import OctantBase

/// An alert, or an action sheet: a card with a title, a message, text fields and buttons, over what presents it. Main
/// thread.
///
/// Its view is the card: what a program adds to it lies on the card, and a constraint of the card's own height or width
/// makes it larger. Return performs the preferred action, escape the one that cancels. An action sheet comes from the
/// bottom; in a wide window it is a card beside what `popoverPresentationController` names, and a touch outside cancels
/// it, or a card in the middle of the window where nothing is named.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The kind of card.
    public enum Style: Int, Sendable {
        /// Buttons at the bottom of the window.
        case actionSheet = 0
        /// A card in the middle of the window.
        case alert = 1
    }

    /// The kind of card. An action sheet by default.
    public private(set) final var preferredStyle = Style.actionSheet
    private var ownActions: [UIAlertAction] = []
    private var fields: [UITextField] = []
    /// Whether an action was chosen: others come too late.
    private var isOver = false

    // MARK: Making

    /// An alert of this title, message and kind, without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        (self.title, self.message) = (title, message)
    }

    /// An action sheet without a title. Interface files have none.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
    }

    /// Returns nil: interface files have no alerts.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = AlertView(self) }

    /// The card, once it was made.
    private var card: AlertView? { viewIfLoaded as? AlertView }

    // MARK: Texts

    /// The title. Nil by default.
    open override var title: String? {
        didSet { if title != oldValue { contentDidChange() } }
    }

    /// The text below the title. Nil by default.
    open var message: String? {
        didSet { if message != oldValue { contentDidChange() } }
    }

    // MARK: Actions

    /// The actions, in the order they were added.
    open var actions: [UIAlertAction] { ownActions }

    /// Adds a button. A second action that cancels is left out, and the log says so: one is all there is.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, cancelAction != nil {
            return Log.line("an alert has an action that cancels: “\(action.title ?? "")” is left out")
        }
        guard !ownActions.contains(where: { $0 === action }) else { return }
        action.alert = self
        ownActions.append(action)
        contentDidChange()
    }

    /// The action of an alert that is emphasised, and that return performs; one of `actions`. Nil, the default, for
    /// the one that cancels, or else the only one.
    open var preferredAction: UIAlertAction? {
        didSet { if preferredAction !== oldValue { contentDidChange() } }
    }

    /// The action that cancels.
    var cancelAction: UIAlertAction? { ownActions.first { $0.style == .cancel } }

    /// The action that is emphasised.
    var emphasizedAction: UIAlertAction? {
        if let preferredAction, ownActions.contains(where: { $0 === preferredAction }) { return preferredAction }
        return cancelAction
    }

    func actionDidChange(_ action: UIAlertAction) { card?.update(action) }

    /// Dismisses the alert, then calls the handler of `action`; of nil none. Only the first choice counts.
    func choose(_ action: UIAlertAction?) {
        guard !isOver, action?.isEnabled ?? true else { return }
        let handle = { [weak self] in
            self?.isOver = false
            if let action { action.handler?(action) }
        }
        guard incoming != nil else { return handle() }
        isOver = true
        dismiss(animated: UIView.areAnimationsEnabled, completion: handle)
    }

    /// Performs what return means. Returns whether there is such an action.
    func performDefault() -> Bool {
        let preferred = ownActions.first { $0 === preferredAction }
        let usual = ownActions.count == 1 ? ownActions.first : ownActions.first { $0.style == .default }
        guard let action = preferred ?? usual, action.isEnabled else { return false }
        choose(action)
        return true
    }

    // MARK: Text fields

    /// The text fields, in the order they were added; nil without any.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Adds a text field below the message, set up by `configurationHandler`. An action sheet has none: the log says
    /// so.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else { return Log.line("an action sheet has no text fields: one is left out") }
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.addAction(
            UIAction { [weak self, weak field] _ in if let field { self?.returned(in: field) } },
            for: .primaryActionTriggered)
        fields.append(field)
        contentDidChange()
        configurationHandler?(field)
    }

    /// Return goes on to the next field, and in the last one performs the default action.
    private func returned(in field: UITextField) {
        guard let index = fields.firstIndex(of: field) else { return }
        if index + 1 < fields.count { fields[index + 1].becomeFirstResponder() } else { _ = performDefault() }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }

    // MARK: Showing

    /// The title and the message, as they are read when the alert comes.
    var spokenTitle: String {
        // Messages of empty lines make room for what a program puts there.
        localizedStrings.joined([title, message].map { $0?.trimmingCharacters(in: .whitespacesAndNewlines) })
    }

    private func contentDidChange() {
        guard let card else { return }
        card.contentDidChange()
        (incoming?.controller as? AlertPresentationController)?.contentDidChange()
    }
}
