import CoreGraphics
import Foundation
import QuartzCore

/// A row of a list in a collection. Main thread.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    private let separator = CALayer(hasActions: false)
    private let topSeparator = CALayer(hasActions: false)
    private var accessoryViews: [UIView] = []
    /// The place in the list.
    private var place = CellPlace()

    /// A row of this frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A row from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for line in [separator, topSeparator] {
            line.isHidden = true
            layer.addSublayer(line)
        }
    }

    /// An image and texts as rows have them; those of a header where the row stands above its section.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let place = applied?.listPlace, place.isHeading else { return .cell() }
        return place.style == .plain ? .plainHeader() : .groupedHeader()
    }

    /// The background of a row of the list's look.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        if place.isHeading { return .clear() }
        return place.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    // MARK: Accessories

    /// What stands at the end of the row, the first one before the others. None by default.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            if oldValue.isEmpty && accessories.isEmpty { return }
            for view in accessoryViews { view.removeFromSuperview() }
            accessoryViews = accessories.map { $0.makeView() }
            for view in accessoryViews { addSubview(view) }
            placeContents()
            setNeedsLayout()
            accessibilityDidChange()
        }
    }

    /// The levels by which the contents are moved in. 0 by default.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { placeContents() } }
    }

    /// The width of a level, in points. 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { placeContents() } }
    }

    // MARK: As a view

    override func didTake(_ attributes: UICollectionViewLayoutAttributes) {
        super.didTake(attributes)
        guard let place = attributes.listPlace, attributes.representedElementCategory == .cell else { return }
        guard place != self.place || backgroundConfiguration == nil else { return }
        let hadDefault = backgroundConfiguration == nil || isDefaultBackground
        self.place = place
        if hadDefault {
            backgroundConfiguration = defaultBackgroundConfiguration().updated(for: configurationState)
            isDefaultBackground = true
        }
        let radius = place.style == .insetGrouped && !place.isHeading ? CellPlace.radius : 0
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : radius
        layer.maskedCorners = corners
        clipsToBounds = place.style == .insetGrouped
        placeContents()
        setNeedsLayout()
    }

    private var isDefaultBackground = false

    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            isDefaultBackground = false
            super.backgroundConfiguration = newValue
        }
    }

    override func contentFrame(in size: CGSize) -> CGRect {
        let after = accessoryViews.reduce(accessoryViews.isEmpty ? 0 : place.margin) {
            $0 + UICellAccessory.width(of: $1) + UICellAccessory.gap
        }
        let indent = CGFloat(indentationLevel) * indentationWidth
        (contentView as? UIListContentView)?.cellMargins = (place.margin, after > 0)
        return CGRect(
            x: isRightToLeft ? after : indent, y: 0, width: max(0, size.width - after - indent), height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let scale = resolvedScale(traitCollection.displayScale)
        var end = place.margin
        for view in accessoryViews.reversed() {
            let size = CGSize(width: UICellAccessory.width(of: view), height: view.intrinsicContentSize.height)
            let height = size.height > 0 ? size.height : view.bounds.height
            let x = isRightToLeft ? end : bounds.width - end - size.width
            view.frame = CGRect(
                origin: CGPoint(x: x, y: (bounds.height - height) / 2).rounded(toPixelsAt: scale),
                size: CGSize(width: size.width, height: height))
            end += size.width + UICellAccessory.gap
        }
        placeSeparator(scale)
    }

    private func placeSeparator(_ scale: CGFloat) {
        let isOver = (place.style == .plain || !place.isLast) && !place.isHeading
        let lines = place.lines ?? UIListSeparatorConfiguration(listAppearance: .plain)
        put(
            separator, y: bounds.height - 1 / scale, scale, lines.bottomSeparatorVisibility, isOver,
            lines.bottomSeparatorInsets)
        put(topSeparator, y: 0, scale, lines.topSeparatorVisibility, false, lines.topSeparatorInsets)
    }

    /// Places one line; `isUsual` is whether the look has it.
    private func put(
        _ line: CALayer, y: CGFloat, _ scale: CGFloat, _ visibility: UIListSeparatorConfiguration.Visibility,
        _ isUsual: Bool, _ insets: NSDirectionalEdgeInsets
    ) {
        let isThere = visibility == .automatic ? isUsual : visibility == .visible
        line.isHidden = !place.hasSeparators || !isThere || isSelected || isHighlighted
        line.backgroundColor = place.separatorColor?.value(in: traitCollection).cgColor
        // The line begins where the text does.
        let textStart =
            (contentView as? UIListContentView).map {
                $0.textStart + CGFloat(indentationLevel) * indentationWidth
            } ?? place.margin
        let automatic = UIListSeparatorConfiguration.automaticInsets
        let before = insets.leading == automatic.leading ? textStart : insets.leading
        let after = insets.trailing == automatic.trailing ? 0 : insets.trailing
        line.frame = CGRect(
            x: isRightToLeft ? after : before, y: y, width: max(0, bounds.width - before - after), height: 1 / scale)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
