import UIKit

/// The distance between the end of a row's view and what UIKit shows after it, in points. Ours.
private let accessoryDistance: CGFloat = 8
/// More points than any table is wide: an inset that leaves nothing of a line.
private let farAside: CGFloat = 100_000
/// Points above and below the view of a header, and of a footer. Source: docs/sources/views.md, Tables.
private let headerInsets = (top: 16, bottom: 6) as (CGFloat, CGFloat)
private let footerInsets = (top: 8, bottom: 6) as (CGFloat, CGFloat)
private let plainInset: CGFloat = 3.5
/// The least heights of headers, in points. Source: docs/sources/views.md, Tables.
private let headerHeight: CGFloat = 38
private let plainHeaderHeight: CGFloat = 28

/// A cell that shows a row of a list.
final class ListCell: UITableViewCell {
    /// The names of cells of the usual ground, and of those of a ground of the program's.
    static let plain = "row"
    static let withGround = "row.ground"

    /// The row; nil for nothing.
    private(set) var row: RowElement?

    /// Shows `row` from now on.
    func show(_ row: RowElement?) {
        if row !== self.row {
            if let old = self.row, old.view.superview === contentView { old.view.removeFromSuperview() }
            self.row = row
            if let row { contentView.addSubview(row.view) }
        }
        accessoryType = row?.isLink == true ? .disclosureIndicator : .none
        showGround()
        setNeedsLayout()
    }

    private func showGround() {
        guard let ground = row?.ground?.shown() else {
            if reuseIdentifier == Self.withGround { backgroundView = nil }
            return
        }
        backgroundColor = .clear
        if backgroundView !== ground.view { backgroundView = ground.view }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        show(nil)
    }

    /// The distances between the sides of the contents and the row's view.
    private var insets: EdgeInsets {
        let margins = contentView.layoutMargins
        let end = accessoryType == .none ? margins.left : accessoryDistance
        return row?.traits.insets
            ?? EdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: end)
    }

    /// The height that the row asks for, in points.
    var wantedHeight: CGFloat {
        guard let row else { return 0 }
        return max(row.height(forWidth: contentView.bounds.width, insets), row.list?.minimumRowHeight ?? 0)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: wantedHeight) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let row, row.view.superview === contentView else { return }
        UIView.performWithoutAnimation { row.view.frame = contentView.bounds }
        row.stand(contentView.bounds.size, insets)
        row.ground?.element?.stand(bounds.size, EdgeInsets())
    }

    /// Shows the line below the row, which begins where its view does, or not.
    func placeLine(isHidden: Bool) {
        let start = isHidden ? farAside : insets.leading
        let wanted =
            effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: start)
            : UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0)
        if separatorInset != wanted { separatorInset = wanted }
    }

    /// The row is read as a button where it is pressed for one.
    override var accessibilityTraits: UIAccessibilityTraits {
        get { row?.actions.isEmpty == false ? super.accessibilityTraits.union(.button) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }
}

/// The view that shows the header or the footer of a section of a list.
final class ListEdgeView: UITableViewHeaderFooterView {
    private let edge: CellElement
    private let isHeader: Bool

    init(_ edge: CellElement, isHeader: Bool) {
        (self.edge, self.isHeader) = (edge, isHeader)
        super.init(reuseIdentifier: nil)
        contentView.addSubview(edge.view)
    }

    required init?(coder: NSCoder) { nil }

    /// The distances around the contents of a header or footer in a list whose rows begin `margin` points inside.
    private static func insets(isHeader: Bool, _ look: ListLook, margin: CGFloat) -> EdgeInsets {
        let side = look == .insetGrouped ? 2 * margin : margin
        let (top, bottom) = look.isPlain ? (plainInset, plainInset) : isHeader ? headerInsets : footerInsets
        return EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }

    /// The height of `edge` in `list`.
    static func height(of edge: CellElement, isHeader: Bool, in list: ListElement) -> CGFloat {
        let insets = insets(isHeader: isHeader, list.look, margin: list.table.sideMargin)
        let height = edge.height(forWidth: list.table.bounds.width, insets)
        guard isHeader else { return height }
        return max(height, list.minimumHeaderHeight ?? (list.look.isPlain ? plainHeaderHeight : headerHeight))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let list = edge.list else { return }
        var insets = Self.insets(isHeader: isHeader, list.look, margin: list.table.sideMargin)
        // The text of a group stands near its rows.
        if isHeader, !list.look.isPlain {
            insets.top = max(bounds.height - edge.height(forWidth: bounds.width, EdgeInsets()) - insets.bottom, 0)
        }
        UIView.performWithoutAnimation { edge.view.frame = bounds }
        edge.stand(bounds.size, insets)
    }
}
