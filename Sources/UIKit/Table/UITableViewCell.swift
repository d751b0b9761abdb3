import CoreGraphics
import Foundation
import ObjectiveC
import OctantBase
import QuartzCore

/// A row of a table. Main thread.
///
/// What a program adds goes into `contentView`, which ends before the accessory: with constraints there the row is as
/// high as they make it.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The arrangement of the texts.
    private let style: CellStyle
    /// The name under which the table keeps the cell to use it again; nil for none.
    open internal(set) var reuseIdentifier: String?

    private var texts: (title: UILabel?, detail: UILabel?) = (nil, nil)
    private var picture: UIImageView?
    final var standardAccessory: CellAccessoryView?
    final var ownSelectedBackground: UIView?
    final let separator = CALayer(hasActions: false)
    /// The line above the first row of a group.
    final let topSeparator = CALayer(hasActions: false)
    final var hasOwnBackground = false
    /// What choosing the row begins, and what its detail button does: segues of a storyboard.
    final var segue: TargetMethod?
    final var detailSegue: TargetMethod?
    /// The height that an interface file has for the row.
    final var fileHeight: CGFloat?
    /// The path of the row that the cell is shown for; nil while it is not.
    final var shownPath: IndexPath?
    /// The place in the table.
    final var place = CellPlace() {
        didSet { if place != oldValue { placeDidChange() } }
    }

    // MARK: Making

    /// A cell of this style, to be used again under `reuseIdentifier`; nil for one that is used once.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
        setUp()
    }

    /// A cell of the default style, with `frame`.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// A cell from an interface file.
    public required init?(coder: NSCoder) {
        let reader = (coder as? NibCoder).map { NibReader($0.element, $0.loader) }
        style = reader?.cellStyle ?? .default
        reuseIdentifier = reader?.string("reuseIdentifier")
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        clipsToBounds = false
        contentView.autoresizingMask = []
        contentView.frame = bounds
        setMargins()
        addSubview(contentView)
        for line in [separator, topSeparator] {
            line.isHidden = true
            layer.addSublayer(line)
        }
    }

    // MARK: Contents

    /// The view that holds the contents. It ends before the accessory. A content configuration brings its own.
    public private(set) final var contentView: UIView = CellContentView()

    /// Puts `view` in the place of the contents.
    final func replaceContentView(by view: UIView) {
        let old = contentView
        contentView = view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        (texts, picture) = ((nil, nil), nil)
        setMargins()
        placeContents()
    }

    // MARK: Configurations

    /// What the configurations make of the cell.
    final let configured = ConfiguredContents()

    /// What is called with the cell and its state before it is shown, and after that changed.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

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

    /// An image and texts as the cell's style has them.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
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

    /// The background of a row of the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

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

    /// The text; nil for a cell of no style that has one.
    open var textLabel: UILabel? {
        if let label = texts.title { return label }
        let label = makeLabel(style == .value2 ? .caption1 : .body)
        if style == .value2 { (label.textColor, label.textAlignment) = (tintColor, isRightToLeft ? .left : .right) }
        texts.title = label
        return label
    }

    /// The second text; nil in a cell of the default style.
    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        if let label = texts.detail { return label }
        let label = makeLabel(style == .value1 ? .body : .caption1)
        if style == .value1 { label.textColor = .secondaryLabel }
        texts.detail = label
        return label
    }

    /// The image before the texts.
    open var imageView: UIImageView? {
        if let picture { return picture }
        let view = UIImageView()
        contentView.addSubview(view)
        picture = view
        return view
    }

    /// Makes views that an interface file has in the contents the cell's texts and image.
    final func takeTexts(_ title: UILabel?, _ detail: UILabel?, _ image: UIImageView?) {
        if let title { texts.title = title }
        if let detail { texts.detail = detail }
        if let image { picture = image }
    }

    private func makeLabel(_ text: UIFont.TextStyle) -> UILabel {
        let label = CellLabel()
        label.font = .preferredFont(forTextStyle: text, compatibleWith: traitCollection)
        label.adjustsFontForContentSizeCategory = true
        label.listenForSizeRequests { [weak self] in self?.contentsDidChange() }
        contentView.addSubview(label)
        return label
    }

    /// The contents are laid out anew.
    private func contentsDidChange() { needLayout(by: "textLabel") }

    /// The levels by which the contents are moved in. 0 by default.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { needLayout() } }
    }

    /// The width of a level, in points. 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { needLayout() } }
    }

    /// The cell is about to be used for another row: what the last one left is to be removed. Overriding methods call
    /// super's.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        setNeedsUpdateConfiguration()
        setNeedsUpdateProperties()
    }

    // MARK: Backgrounds

    /// The ground behind the contents; nil, the default, for `backgroundColor` alone.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            needLayout()
        }
    }

    /// The ground while the cell is selected or highlighted: a grey one by default.
    open var selectedBackgroundView: UIView? {
        get { ownSelectedBackground }
        set {
            guard newValue !== ownSelectedBackground else { return }
            ownSelectedBackground?.removeFromSuperview()
            ownSelectedBackground = newValue
            showSelection()
        }
    }

    open override var backgroundColor: UIColor? {
        didSet { hasOwnBackground = true }
    }

    // MARK: Accessories

    /// The standard view at the end. None by default.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// A view at the end, in place of that of `accessoryType`. Nil by default.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            accessoryDidChange()
        }
    }

    final func detailWasPressed() { table?.detailWasPressed(in: self) }

    /// The table that the cell is in.
    final var table: UITableView? {
        var next = superview
        while let view = next {
            if let table = view as? UITableView { return table }
            next = view.superview
        }
        return nil
    }

    // MARK: Editing

    /// What the row has beside its contents while it is edited.
    private(set) final lazy var editing = CellEditing(self)

    /// Whether the row has controls that delete, insert or move it. A table sets it.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing; the controls come and go bit by bit, if `animated`. Overriding methods call super's.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        self.editing.set(editing, animated: animated)
        setNeedsUpdateConfiguration()
    }

    /// What the control of the edited row does, as the table's delegate says.
    open var editingStyle: EditingStyle { editing.style }

    /// Whether the contents move in for the control. True by default.
    open var shouldIndentWhileEditing = true

    /// Whether the row has a handle to be moved by while it is edited, where the data source does not say. False by
    /// default.
    open var showsReorderControl = false

    /// The standard view at the end while the row is edited. None by default.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }

    /// A view at the end while the row is edited, in place of that of `editingAccessoryType`. Nil by default.
    open var editingAccessoryView: UIView? {
        didSet {
            guard editingAccessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            accessoryDidChange()
        }
    }

    /// Whether the row is aside, and a button asks whether it is to be deleted.
    open var showingDeleteConfirmation: Bool { editing.isConfirming }

    /// The row is about to show these beside its contents. Overriding methods call super's.
    open func willTransition(to state: StateMask) {}

    /// The row shows these beside its contents. Overriding methods call super's.
    open func didTransition(to state: StateMask) {}

    // MARK: Selection

    /// The look of the cell while it is selected or highlighted. A grey ground by default.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { showSelection() } }
    }

    /// Whether the row is selected. A table sets it.
    open var isSelected: Bool {
        get { selectionState.selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger is on the row. A table sets it.
    open var isHighlighted: Bool {
        get { selectionState.highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    final var selectionState = (selected: false, highlighted: false)
    final var isShownSelected = false

    /// Selects the cell or not; the ground fades if `animated`. Overriding methods call super's.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != selectionState.selected else { return }
        selectionState.selected = selected
        setNeedsUpdateConfiguration()
        if isEditing { editing.choiceDidChange() }
        showSelection(animated: animated)
        accessibilityDidChange()
    }

    /// Highlights the cell or not; the ground fades if `animated`. Overriding methods call super's.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != selectionState.highlighted else { return }
        selectionState.highlighted = highlighted
        setNeedsUpdateConfiguration()
        showSelection(animated: animated)
    }

    // MARK: Separators

    private var ownSeparatorInset: UIEdgeInsets?

    /// The distance of the line below the row from the cell's sides, in points. The table's by default.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset ?? place.separatorInset
                ?? UIEdgeInsets(top: 0, left: place.margin, bottom: 0, right: 0)
        }
        set {
            ownSeparatorInset = newValue
            placeSeparators()
        }
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
        if configured.content != nil { setMargins() }
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        placeContents()
        super.layoutSubviews()
        configured.placeGround(in: self)
        if isEditing { editing.place() }
        backgroundView?.frame = bounds
        ownSelectedBackground?.frame = bounds
        if let accessory = shownAccessory {
            let size = accessorySize
            let end = place.margin + place.indexRoom + editing.room.trailing
            let x = isRightToLeft ? end : bounds.width - end - size.width
            let scale = resolvedScale(traitCollection.displayScale)
            let origin = CGPoint(x: x, y: (bounds.height - size.height) / 2).rounded(toPixelsAt: scale)
            accessory.frame = CGRect(origin: origin, size: size)
        }
        if configured.content == nil {
            CellTexts(self, style, texts.title, texts.detail, picture).layOut(in: contentView.bounds.size)
        }
        placeSeparators()
    }

    /// The frame of the contents in a cell of `size`.
    private func contentFrame(in size: CGSize) -> CGRect {
        let edited = editing.room
        var after = edited.trailing + place.indexRoom
        if shownAccessory != nil { after += accessorySize.width + place.margin }
        let indent = CGFloat(indentationLevel) * indentationWidth + edited.leading
        let width = max(0, size.width - after - indent)
        // The line between rows is below the contents.
        let line = place.hasSeparators ? 1 / resolvedScale(traitCollection.displayScale) : 0
        return CGRect(x: isRightToLeft ? after : indent, y: 0, width: width, height: max(0, size.height - line))
    }

    /// The height of the cell in rows of `size.width`: what constraints or texts ask for.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(forWidth: size.width))
    }

    /// The size of the cell in rows of this width: what constraints or texts ask for. A program may override it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: height(forWidth: targetSize.width)) }

    private func height(forWidth width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        let room = contentFrame(in: CGSize(width: width, height: 0)).width
        if configured.content != nil, !contentView.isLaidOutByConstraints {
            setMargins(endsAtAccessory: room < width)
            let height = contentView.sizeThatFits(CGSize(width: room, height: 0)).height
            return fitted(height, hasLeast: !(contentView is any SelfSizedContentView))
        }
        let scale = resolvedScale(traitCollection.displayScale)
        if contentView.subtreeHasLayout, contentView.isLaidOutByConstraints {
            let size = contentView.systemLayoutSizeFitting(
                CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            if size.height > 0 {
                let line = place.hasSeparators ? 1 / scale : 0
                return ((size.height * scale).rounded(.up) / scale) + line
            }
        }
        let texts = CellTexts(self, style, texts.title, texts.detail, picture).height(forWidth: room)
        return max(UITableView.standardRowHeight, (texts * scale).rounded(.up) / scale)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
        placeSeparators()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if style == .value2 { texts.title?.textColor = tintColor }
    }

    // MARK: Keys and accessibility

    /// Whether keys go to the row: to every row that can be selected.
    open override var canBecomeFocused: Bool { table?.canFocus(self) ?? false }

    open override func accessibilityActivate() -> Bool {
        if super.accessibilityActivate() { return true }
        return table?.activateRow(of: self) ?? false
    }

    /// The actions that were set, or those of the row's swipes.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? swipeActions }
        set { super.accessibilityCustomActions = newValue }
    }

    /// A cell is read as one element, with its texts, unless there is something in it that can be pressed.
    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        let contents = CellContents(contentView)
        let isPlain = accessoryView.map { !CellContents($0).hasControls && !($0 is UIControl) } ?? true
        defaults.isElement = isPlain && !contents.hasControls
        if selectionState.selected || accessoryType == .checkmark { defaults.state.insert(.selected) }
        defaults.label = contents.spokenText(and: accessoryView)
        return defaults
    }
}

/// The content view of a cell.
final class CellContentView: UIView {}

/// A label of a cell, which tells of its size.
private final class CellLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        layoutData?.sizeRequestDidChange?()
    }
}
