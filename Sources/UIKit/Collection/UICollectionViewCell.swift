import CoreGraphics
import Foundation

/// An item of a collection. What a program adds goes into `contentView`. Main thread.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The path of the item that the cell is shown for; nil while it is not.
    final var shownPath: IndexPath?

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

    /// The view that holds the contents, as large as the cell.
    public final let contentView = UIView()

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
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
            showChoice()
            accessibilityDidChange()
        }
    }

    /// Whether a finger is on the item. A collection sets it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showChoice() } }
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
    private func placeContents() {
        if contentView.frame != bounds { contentView.frame = bounds }
    }

    open override func layoutSubviews() {
        placeContents()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
    }

    override var isLaidOutInside: Bool { contentView.subtreeHasLayout && contentView.isLaidOutByConstraints }

    /// The size that constraints in `contentView` ask for; the present one without any.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard isLaidOutInside else { return bounds.size }
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
