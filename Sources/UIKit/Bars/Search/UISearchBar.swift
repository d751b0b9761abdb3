import CoreGraphics
internal import OctantLocalization

/// The height of the bar, the space beside the field, and that between it and the button that cancels, in points.
/// Source: docs/sources/indicators.md, Search bars.
private let standardHeight: CGFloat = 44
private let margin: CGFloat = 8
private let cancelGap: CGFloat = 12
/// The size of the button's title, in points. Source: docs/sources/indicators.md, Search bars.
private let titleSize: CGFloat = 17
/// The height of what can be searched in, in points. Ours, after iOS 18's look.
private let scopeHeight: CGFloat = 32

/// A field to search by, with a button that cancels if wanted. Main thread.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
    /// The degree to which the bar is seen.
    public enum Style: UInt, Sendable {
        /// The same as `prominent`.
        case `default` = 0
        /// The field on the bar's background.
        case prominent = 1
        /// The field alone.
        case minimal = 2
    }

    private let background = BarBackground(lineAt: .bottom)
    let field = UISearchTextField()
    private let cancelButton = UIButton(type: .system)
    private lazy var entry = SearchEntry(of: self)

    /// An empty bar of this frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        addSubview(background)
        addSubview(field)
        cancelButton.titleLabel?.font = .systemFont(ofSize: titleSize)
        cancelButton.isHidden = true
        addSubview(cancelButton)
        field.font = .systemFont(ofSize: titleSize)
        field.delegate = entry
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
                controller?.cancelled()
            }, for: .primaryActionTriggered)
        lookDidChange()
    }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        controller?.textDidChange()
    }

    /// The search that the bar is of.
    final weak var controller: UISearchController?

    // MARK: Scopes

    private var scopes: UISegmentedControl?

    /// The titles of what can be searched in; nil, the default, for none.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != oldValue { scopesDidChange() } }
    }

    /// Whether what can be searched in is shown below the field. False by default.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { scopesDidChange() } }
    }

    /// The index of what is searched in. 0 by default.
    open var selectedScopeButtonIndex = 0 {
        didSet { if selectedScopeButtonIndex != oldValue { scopes?.selectedSegmentIndex = selectedScopeButtonIndex } }
    }

    /// Sets `showsScopeBar`; what can be searched in comes or goes in an animation, if `animated`.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != showsScopeBar else { return }
        fade(animated: animated) { self.showsScopeBar = show }
    }

    private var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    private func scopesDidChange() {
        scopes?.removeFromSuperview()
        scopes = nil
        if showsScopes {
            let made = UISegmentedControl(items: scopeButtonTitles)
            made.selectedSegmentIndex = selectedScopeButtonIndex
            made.addAction(
                UIAction { [weak self, weak made] _ in
                    guard let self, let made else { return }
                    selectedScopeButtonIndex = made.selectedSegmentIndex
                    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
                    controller?.textDidChange()
                }, for: .valueChanged)
            // It comes in its place, whatever moves the bar to its new height.
            UIView.performWithoutAnimation {
                made.alpha = 0
                made.frame = CGRect(
                    x: margin, y: standardHeight, width: max(0, bounds.width - 2 * margin), height: scopeHeight)
                addSubview(made)
                made.layoutIfNeeded()
            }
            scopes = made
        }
        contentSizeDidChange(by: "showsScopeBar")
        needLayout(by: "showsScopeBar")
        controller?.item?.searchDidChange()
    }

    // MARK: Text

    /// The object that decides about entry, and is notified of it. Not retained.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The field.
    open var searchTextField: UISearchTextField { field }

    /// The text; never nil when it is read. Setting it notifies no one.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }

    /// The text in place of none; nil, the default, for "Search" in the user's language.
    open var placeholder: String? {
        didSet { if placeholder != oldValue { setNeedsLayout() } }
    }

    /// Whether there is a button that cancels. False by default.
    open var showsCancelButton = false {
        didSet { if showsCancelButton != oldValue { needLayout() } }
    }

    /// Sets `showsCancelButton`; the field makes room for the button bit by bit, if `animated`.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard animated, window != nil, showsCancelButton != self.showsCancelButton else {
            self.showsCancelButton = showsCancelButton
            return
        }
        UIView.animate(withDuration: glideDuration) {
            self.showsCancelButton = showsCancelButton
            self.layoutIfNeeded()
        }
    }

    // MARK: Appearance

    /// The place: anywhere, unless the delegate says otherwise.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// The degree to which the bar is seen. `.default` by default.
    open var searchBarStyle = Style.default {
        didSet { if searchBarStyle != oldValue { lookDidChange() } }
    }

    /// The bar's colour; nil, the default, for the system's background.
    open var barTintColor: UIColor? {
        didSet {
            if barTintColor != oldValue { lookDidChange() }
            noteAppearance(\UISearchBar.barTintColor, set: barTintColor)
        }
    }

    /// Whether content shines through the bar. True by default.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { lookDidChange() } }
    }

    /// The image behind the field; nil, the default, for the bar's background. One without a size is none.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage != oldValue { lookDidChange() } }
    }

    private func lookDidChange() {
        let look = UIBarAppearance()
        if !isTranslucent { look.configureWithOpaqueBackground() }
        if let barTintColor { (look.backgroundEffect, look.backgroundColor) = (nil, barTintColor) }
        if searchBarStyle == .minimal || backgroundImage != nil { look.configureWithTransparentBackground() }
        if let backgroundImage, backgroundImage.size != .zero { look.backgroundImage = backgroundImage }
        background.show(look)
    }

    // MARK: Layout

    /// 44 points high, and no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    /// The width of `size`, 44 points high, and as much again with what can be searched in.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: showsScopes ? 2 * standardHeight : standardHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let strings = localizedStrings.bars
        field.placeholder = placeholder ?? strings.search
        cancelButton.setTitle(strings.cancel, for: .normal)
        let size = cancelButton.intrinsicContentSize
        let taken = showsCancelButton ? size.width + cancelGap : 0
        cancelButton.isHidden = !showsCancelButton
        let y = (bounds.height - sizeThatFits(.zero).height) / 2
        scopes?.alpha = 1
        scopes?.frame = CGRect(
            x: margin, y: y + standardHeight, width: max(0, bounds.width - 2 * margin), height: scopeHeight)
        let width = max(0, bounds.width - 2 * margin - taken)
        func mirrored(_ frame: CGRect) -> CGRect {
            guard isRightToLeft else { return frame }
            return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        field.frame = mirrored(CGRect(x: margin, y: y, width: width, height: searchFieldHeight))
        cancelButton.frame = mirrored(
            CGRect(
                x: bounds.width - margin - size.width, y: field.frame.midY - size.height / 2, width: size.width,
                height: size.height))
    }

    // MARK: Entry

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    /// Begins the entry in the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Ends the entry in the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    /// Whether the field takes entry.
    open override var isFirstResponder: Bool { field.isFirstResponder }
}
