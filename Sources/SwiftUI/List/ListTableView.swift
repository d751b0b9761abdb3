import UIKit

/// The table of a list.
final class ListTableView: UITableView {
    weak var list: ListElement?

    override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { list?.graph?.setNeedsPositions() } }
    }

    /// Points from the sides to the contents of rows that reach from side to side.
    var sideMargin: CGFloat { separatorInset.left }

    /// Shows the rows that are seen now, in the same turn.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let list else { return }
        UIView.performWithoutAnimation {
            list.finishRows()
            for cell in visibleCells { cell.layoutIfNeeded() }
        }
        list.graph?.update()
    }
}
