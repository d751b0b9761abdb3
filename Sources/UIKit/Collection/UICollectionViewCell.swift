import CoreGraphics
import Foundation

/// An item of a collection. What a program adds goes into `contentView`. Main thread.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The path of the item that the cell is shown for; nil while it is not.
    final var shownPath: IndexPath?
    /// What choosing the item begins: a segue of a storyboard.
    final var segue: TargetMethod?

    /// A cell of this frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A cell from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        addSubview(contentView)
    }

    // MARK: Contents

    /// The view that holds the contents, as large as the cell. A content configuration brings its own.
    public private(set) final var contentView = UIView()

    /// Puts `view` in the place of the contents.
    final func replaceContentView(by view: UIView) {
        let old = contentView
        contentView = view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        placeContents()
    }

    // MARK: Configurations

    /// What the configurations make of the cell.
    final let configured = ConfiguredContents()

    /// What is called with the cell and its state before it is shown, and after that changed.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// What the cell shows; nil, the default, for what is in `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set { if !configured.shows(newValue) { showContent(newValue, configurationState) } }
    }

    /// Whether what is shown follows the cell's state. True by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configured.updatesContent }
        set { configured.updatesContent = newValue }
    }

    /// What is behind the contents; nil, the default, for `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set { showBackground(newValue, configurationState) }
    }

    /// Whether the background follows the cell's state. True by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configured.updatesBackground }
        set { configured.updatesBackground = newValue }
    }

    /// The background of the cell where it has none of its own: nothing.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// The state of the cell. Overriding methods add to super's.
    open var configurationState: UICellConfigurationState { currentState }

    /// Asks for `updateConfiguration(using:)` before the cell is laid out next.
    open func setNeedsUpdateConfiguration() {
        guard !configured.needsUpdate else { return }
        configured.needsUpdate = true
        setNeedsLayout()
    }

    /// The cell has this state now. Does nothing unless overridden.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called as `updateConfiguration(using:)` is. Nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if oldValue != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        setNeedsUpdateConfiguration()
    }

    // MARK: Grounds

    /// The ground behind the contents; nil, the default, for `backgroundColor` alone.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            needLayout()
        }
    }

    /// The ground while the cell is selected or highlighted, above `backgroundView`. Nil by default.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let selectedBackgroundView { insertSubview(selectedBackgroundView, belowSubview: contentView) }
            showChoice()
            needLayout()
        }
    }

    // MARK: Selection

    /// Whether the item is selected. A collection sets it.
    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            setNeedsUpdateConfiguration()
            showChoice()
            accessibilityDidChange()
        }
    }

    /// Whether a finger is on the item. A collection sets it.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            setNeedsUpdateConfiguration()
            showChoice()
        }
    }

    private var isShownChosen = false

    private func showChoice() {
        let isShown = isSelected || isHighlighted
        selectedBackgroundView?.isHidden = !isShown
        guard isShown != isShownChosen else { return }
        isShownChosen = isShown
        CellContents(contentView).highlight(isShown)
    }

    // MARK: As a view

    open override var frame: CGRect {
        didSet { placeContents() }
    }

    open override var bounds: CGRect {
        didSet { placeContents() }
    }

    /// The contents have their size before constraints in them are solved.
    final func placeContents() {
        let frame = contentFrame(in: bounds.size)
        if contentView.frame != frame { contentView.frame = frame }
    }

    /// The frame of the contents in a cell of `size`: all of it.
    func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        placeContents()
        super.layoutSubviews()
        configured.placeGround(in: self)
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
    }

    override var isLaidOutInside: Bool {
        updateConfigurationIfNeeded()
        return isLaidOutByConfiguration || contentView.subtreeHasLayout && contentView.isLaidOutByConstraints
    }

    /// Whether the contents are those of a configuration, which ask for a size themselves.
    final var isLaidOutByConfiguration: Bool {
        configured.content != nil && !contentView.isLaidOutByConstraints
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        guard isLaidOutByConfiguration else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
        let size = systemLayoutSizeFitting(layoutAttributes.size)
        layoutAttributes.frame.size.height = size.height
        return layoutAttributes
    }

    /// The size that constraints in `contentView` ask for; the present one without any.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard isLaidOutInside else { return bounds.size }
        if isLaidOutByConfiguration {
            let width = targetSize.width > 0 ? targetSize.width : bounds.width
            let around = width - contentFrame(in: CGSize(width: width, height: 0)).width
            let inner = contentView.sizeThatFits(CGSize(width: width - around, height: 0))
            let scale = resolvedScale(traitCollection.displayScale)
            let height = inner.height.isFinite ? inner.height : bounds.height
            return CGSize(width: width, height: (height * scale).rounded(.up) / scale)
        }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    // MARK: Keys and accessibility

    /// Whether keys go to the item: as the collection's delegate says.
    open override var canBecomeFocused: Bool { collection?.canFocus(self) ?? false }

    open override func accessibilityActivate() -> Bool {
        if super.accessibilityActivate() { return true }
        return collection?.activateItem(of: self) ?? false
    }

    /// What a user who cannot swipe the item aside can do with it, unless the program sets other actions.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? collection?.spokenActions(of: self) }
        set { super.accessibilityCustomActions = newValue }
    }

    /// A cell with texts is read as one element, unless there is something in it that can be pressed.
    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        let contents = CellContents(contentView)
        let text = contents.spokenText
        defaults.isElement = text != nil && !contents.hasControls
        if isSelected { defaults.state.insert(.selected) }
        defaults.label = text
        return defaults
    }
}
