import UIKit

/// The distance between the end of a row's view and what UIKit shows after it, in points. Ours.
private let accessoryDistance: CGFloat = 8
/// More points than any table is wide: an inset that leaves nothing of a line.
private let farAside: CGFloat = 100_000

/// A cell that shows a row of a list.
final class ListCell: UITableViewCell {
    /// The names of cells of the usual ground, and of those of a ground of the program's.
    static let plain = "row"
    static let withGround = "row.ground"

    /// The name of the cells for `row`.
    static func name(for row: RowElement?) -> String { row?.ground == nil ? plain : withGround }

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
        guard reuseIdentifier == Self.withGround else { return }
        guard let ground = row?.ground?.shown() else { return backgroundView = nil }
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
        guard let tintedLine else { return }
        let thickness = 1 / max(traitCollection.displayScale, 1)
        let start = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : insets.leading
        tintedLine.frame = CGRect(
            x: start, y: bounds.height - thickness, width: max(bounds.width - insets.leading, 0), height: thickness)
    }

    /// The line below the row where it has a colour of its own.
    private var tintedLine: UIView?

    /// Shows the line below the row, which begins where its view does, in `tint` or else in the table's colour, or not.
    func placeLine(isHidden: Bool, tint: Color? = nil) {
        if let tint {
            let line = tintedLine ?? UIView()
            if tintedLine == nil {
                tintedLine = line
                addSubview(line)
            }
            line.backgroundColor = UIColor(tint)
            setNeedsLayout()
        } else if let line = tintedLine {
            line.removeFromSuperview()
            tintedLine = nil
        }
        let isHidden = isHidden || tint != nil
        // The left inset is where lines of text begin, whichever side that is.
        let wanted = UIEdgeInsets(top: 0, left: isHidden ? farAside : insets.leading, bottom: 0, right: 0)
        if separatorInset != wanted { separatorInset = wanted }
    }

    /// Keys go to rows that can be pressed.
    override var canBecomeFocused: Bool {
        guard let row, let list = row.list, let path = list.table.indexPath(for: self) else { return false }
        return list.canPress(row, at: path) && super.canBecomeFocused
    }

    /// The row is read as a button where it is pressed for one.
    override var accessibilityTraits: UIAccessibilityTraits {
        get { row?.actions.isEmpty == false ? super.accessibilityTraits.union(.button) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }
}
