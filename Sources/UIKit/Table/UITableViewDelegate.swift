import CoreGraphics
import Foundation

/// An object that is asked how a table looks and behaves, and is told what its user does. Every method is optional.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// The height of the row at `indexPath`, in points, or `UITableView.automaticDimension`. The table's `rowHeight` by
    /// default.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// A guess of that height, for rows that were not seen yet. The table's `estimatedRowHeight` by default.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// The height of the header of `section`. The table's `sectionHeaderHeight` by default.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// The height of the footer of `section`. The table's `sectionFooterHeight` by default.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// A view above `section`; nil, the default, for one of the data source's title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// A view below `section`; nil, the default, for one of the data source's title.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    /// The levels by which the contents of the row are moved in. 0 by default.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    /// The cell of the row at `indexPath` is about to be shown.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// The cell of the row at `indexPath` is shown no more.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// The header of `section` is about to be shown.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// The footer of `section` is about to be shown.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// The header of `section` is shown no more.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// The footer of `section` is shown no more.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    /// Whether a touch highlights the row at `indexPath`, and can select it. True by default.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// The row at `indexPath` was highlighted.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// The row at `indexPath` is not highlighted any more.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// The user is about to select the row at `indexPath`. Returns the row that is to be selected, nil for none: the
    /// same by default.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// The user is about to deselect the row at `indexPath`. Returns the row that is to be deselected, nil for none:
    /// the same by default.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// The user selected the row at `indexPath`.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// The row at `indexPath` was deselected by the user.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// The user tapped the detail button of the row at `indexPath`.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// The actions that the row shows when it is swiped towards its beginning; nil, the default, for none.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// The actions that the row shows when it is swiped towards its end; nil, the default, for none.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// What the control of an edited row does. Deletes by default.
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    /// The title of the button that deletes the row; nil, the default, for "Delete" in the user's language.
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    /// Whether an edited row moves in for its control. True by default.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// The place to which the user may move a row who holds it over `proposedDestinationIndexPath`. That by default.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    /// The row at `indexPath` is about to be swiped aside.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// The row at `indexPath` goes back.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    /// The menu of the row at `indexPath`, for a long press or a click of the right button at `point` of the table;
    /// nil, the default, for none.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
}

extension UITableViewDelegate {
    /// Returns the table's `rowHeight`.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let target = forwarding(self, (any UITableViewDelegate).self) {
            return target.tableView(tableView, heightForRowAt: indexPath)
        }
        tableView.reachedDefault = true
        return tableView.rowHeight
    }
    /// Returns the table's `estimatedRowHeight`.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        if let target = forwarding(self, (any UITableViewDelegate).self) {
            return target.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }
        tableView.reachedDefault = true
        return tableView.estimatedRowHeight
    }
    /// Returns the table's `sectionHeaderHeight`.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(tableView, heightForHeaderInSection: section)
            ?? tableView.sectionHeaderHeight
    }
    /// Returns the table's `sectionFooterHeight`.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(tableView, heightForFooterInSection: section)
            ?? tableView.sectionFooterHeight
    }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(tableView, viewForHeaderInSection: section)
    }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(tableView, viewForFooterInSection: section)
    }
    /// Returns 0.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        if let target = forwarding(self, (any UITableViewDelegate).self) {
            return target.tableView(tableView, indentationLevelForRowAt: indexPath)
        }
        tableView.reachedDefault = true
        return 0
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(
            tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(
            tableView, willDisplayHeaderView: view, forSection: section)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(
            tableView, willDisplayFooterView: view, forSection: section)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(
            tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(
            tableView, didEndDisplayingFooterView: view, forSection: section)
    }
    /// Returns true.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(tableView, didHighlightRowAt: indexPath)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    /// Returns `indexPath`.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        if let target = forwarding(self, (any UITableViewDelegate).self) {
            return target.tableView(tableView, willSelectRowAt: indexPath)
        }
        return indexPath
    }
    /// Returns `indexPath`.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        if let target = forwarding(self, (any UITableViewDelegate).self) {
            return target.tableView(tableView, willDeselectRowAt: indexPath)
        }
        return indexPath
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(tableView, didSelectRowAt: indexPath)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(tableView, didDeselectRowAt: indexPath)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(
            tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(
            tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    /// Returns `.delete`.
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        if let target = forwarding(self, (any UITableViewDelegate).self) {
            return target.tableView(tableView, editingStyleForRowAt: indexPath)
        }
        tableView.reachedDefault = true
        return .delete
    }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        if let target = forwarding(self, (any UITableViewDelegate).self) {
            return target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
        tableView.reachedDefault = true
        return nil
    }
    /// Returns true.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
            ?? true
    }
    /// Returns `proposedDestinationIndexPath`.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(
            tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        forwarding(self, (any UITableViewDelegate).self)?.tableView(
            tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
}
