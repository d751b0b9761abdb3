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
    private var standardAccessory: CellAccessoryView?
    private var ownSelectedBackground: UIView?
    private let separator = CALayer(hasActions: false)
    /// The line above the first row of a group.
    private let topSeparator = CALayer(hasActions: false)
    private var hasOwnBackground = false
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

    /// The view that holds the contents. It ends before the accessory.
    public final let contentView: UIView = CellContentView()

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

    /// Makes the ground that of the table's style, where the program set none.
    private func takeBackground() {
        guard !hasOwnBackground else { return }
        backgroundColor = place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        hasOwnBackground = false
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

    private func accessoryDidChange() {
        standardAccessory?.removeFromSuperview()
        standardAccessory = nil
        if let accessoryView {
            addSubview(accessoryView)
        } else if accessoryType != .none {
            let view = CellAccessoryView(accessoryType)
            view.addAction(UIAction { [weak self] _ in self?.detailWasPressed() }, for: .touchUpInside)
            addSubview(view)
            standardAccessory = view
        }
        needLayout(by: "accessoryType")
    }

    private func detailWasPressed() { table?.detailWasPressed(in: self) }

    /// The table that the cell is in.
    final var table: UITableView? {
        var next = superview
        while let view = next {
            if let table = view as? UITableView { return table }
            next = view.superview
        }
        return nil
    }

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

    private var selectionState = (selected: false, highlighted: false)
    private var isShownSelected = false

    /// Selects the cell or not; the ground fades if `animated`. Overriding methods call super's.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != selectionState.selected else { return }
        selectionState.selected = selected
        showSelection(animated: animated)
        accessibilityDidChange()
    }

    /// Highlights the cell or not; the ground fades if `animated`. Overriding methods call super's.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != selectionState.highlighted else { return }
        selectionState.highlighted = highlighted
        showSelection(animated: animated)
    }

    private func showSelection(animated: Bool = false) {
        let isShown = (selectionState.selected || selectionState.highlighted) && selectionStyle != .none
        if isShown, ownSelectedBackground == nil {
            let ground = UIView()
            ground.backgroundColor = .systemGray4
            ownSelectedBackground = ground
        }
        if let ground = ownSelectedBackground {
            if ground.superview !== self { insertSubview(ground, belowSubview: contentView) }
            ground.frame = bounds
            if isShown { ground.isHidden = false }
            let finish: (Bool) -> Void = { [weak self] _ in ground.isHidden = self?.isShownSelected != true }
            if animated {
                UIView.animate(
                    withDuration: CellPlace.fadeDuration, animations: { ground.alpha = isShown ? 1 : 0 },
                    completion: finish)
            } else {
                ground.alpha = isShown ? 1 : 0
            }
            if !animated { ground.isHidden = !isShown }
        }
        if isShown != isShownSelected {
            isShownSelected = isShown
            CellContents(contentView).highlight(isShown)
            placeSeparators()
        }
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

    private func placeDidChange() {
        takeBackground()
        let radius = place.style == .insetGrouped ? CellPlace.radius : 0
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : radius
        layer.maskedCorners = corners
        clipsToBounds = place.style == .insetGrouped
        setMargins()
        placeContents()
        needLayout(by: "style")
    }

    /// Before the row's height is found, which they are a part of.
    private func setMargins() {
        contentView.layoutMargins = UIEdgeInsets(
            top: CellPlace.contentMargin, left: place.margin, bottom: CellPlace.contentMargin, right: place.margin)
    }

    private func placeSeparators() {
        let thickness = 1 / resolvedScale(traitCollection.displayScale)
        let color = place.separatorColor?.value(in: traitCollection).cgColor
        let isCard = place.style == .insetGrouped
        separator.isHidden = !place.hasSeparators || isShownSelected || (isCard && place.isLast)
        topSeparator.isHidden = !place.hasSeparators || place.style != .grouped || !place.isFirst
        for line in [separator, topSeparator] { line.backgroundColor = color }
        let inset = place.style == .grouped && place.isLast ? .zero : separatorInset
        let (before, after) = isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
        separator.frame = CGRect(
            x: before, y: bounds.height - thickness, width: max(0, bounds.width - before - after), height: thickness)
        topSeparator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
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
        let frame = contentFrame(in: bounds.size)
        if contentView.frame != frame { contentView.frame = frame }
    }

    open override func layoutSubviews() {
        placeContents()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        ownSelectedBackground?.frame = bounds
        if let accessory = accessoryView ?? standardAccessory {
            let size = accessory === accessoryView ? accessory.bounds.size : accessory.intrinsicContentSize
            let x = isRightToLeft ? place.margin : bounds.width - place.margin - size.width
            let scale = resolvedScale(traitCollection.displayScale)
            let origin = CGPoint(x: x, y: (bounds.height - size.height) / 2).rounded(toPixelsAt: scale)
            accessory.frame = CGRect(origin: origin, size: size)
        }
        CellTexts(self, style, texts.title, texts.detail, picture).layOut(in: contentView.bounds.size)
        placeSeparators()
    }

    /// The frame of the contents in a cell of `size`.
    private func contentFrame(in size: CGSize) -> CGRect {
        var after: CGFloat = 0
        if let accessory = accessoryView ?? standardAccessory {
            let width =
                accessory === accessoryView ? accessory.bounds.width : accessory.intrinsicContentSize.width
            after = width + place.margin
        }
        let indent = CGFloat(indentationLevel) * indentationWidth
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
        let room = contentFrame(in: CGSize(width: width, height: 0)).width
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

    private var swipeActions: [UIAccessibilityCustomAction]? {
        guard let table, let path = table.indexPath(for: self) else { return nil }
        let configurations = [false, true].compactMap { table.swipe.configuration(path, isTrailing: $0) }
        let actions = configurations.flatMap(\.actions).filter { $0.title?.isEmpty == false }
        guard !actions.isEmpty else { return nil }
        return actions.map { action in
            UIAccessibilityCustomAction(name: action.title ?? "") { [weak table] _ in
                table?.swipe.perform(action, of: path) ?? false
            }
        }
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
private final class CellContentView: UIView {}

/// A label of a cell, which tells of its size.
private final class CellLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        layoutData?.sizeRequestDidChange?()
    }
}
