import CoreGraphics
import Foundation

extension UITableView: SwipedRows {
    final func swipeRow(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    final func swipeActions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        let configuration =
            isTrailing
            ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        return configuration ?? (isTrailing ? editing.deletion(of: path) : nil)
    }

    final func swipeFrame(of path: IndexPath) -> CGRect { rows.cellRect(path) }

    final func swipeCell(of path: IndexPath) -> UIView? { cellForRow(at: path) }

    final func swipeWillBegin(_ path: IndexPath) {
        cellForRow(at: path)?.setNeedsUpdateConfiguration()
        delegate?.tableView(self, willBeginEditingRowAt: path)
    }

    final func swipeWillEnd(_ path: IndexPath) {
        guard let cell = cellForRow(at: path) else { return }
        cell.setNeedsUpdateConfiguration()
        guard cell.editing.isConfirming else { return }
        cell.willTransition(to: .showingEditControl)
        cell.editing.isConfirming = false
        cell.didTransition(to: .showingEditControl)
    }

    final func swipeDidEnd(_ path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }

    /// Opens the row at `path` at its end, to ask whether it is to be deleted.
    final func confirmDeletion(of path: IndexPath, _ configuration: UISwipeActionsConfiguration) {
        swipe.openTrailing(path, configuration) { place in
            let cell = cellForRow(at: path)
            cell?.willTransition(to: [.showingEditControl, .showingDeleteConfirmation])
            cell?.editing.isConfirming = true
            place()
            cell?.didTransition(to: [.showingEditControl, .showingDeleteConfirmation])
        }
    }
}
