import UIKit

/// Points above and below the view of a header, and of a footer. Source: docs/sources/views.md, Tables.
private let headerInsets = (top: 16, bottom: 6) as (CGFloat, CGFloat)
private let footerInsets = (top: 8, bottom: 6) as (CGFloat, CGFloat)
private let plainInset: CGFloat = 3.5
/// The least heights of headers, in points. Source: docs/sources/views.md, Tables.
private let headerHeight: CGFloat = 38
private let plainHeaderHeight: CGFloat = 28

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
        let side = look.tableStyle == .insetGrouped ? 2 * margin : margin
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

    /// The height that the contents ask for in `list`.
    func wantedHeight(in list: ListElement) -> CGFloat { Self.height(of: edge, isHeader: isHeader, in: list) }

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
