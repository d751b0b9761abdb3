import CoreGraphics
import Foundation

/// A view of rows that can be swiped aside: a table, or a collection with lists. Main actor only.
@MainActor
protocol SwipedRows: UIScrollView {
    /// The row at `point` of the contents; nil for none.
    func swipeRow(at point: CGPoint) -> IndexPath?
    /// The actions at the end of a row, or at its beginning; nil for none.
    func swipeActions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
    /// The place of a row that is not aside; empty for one that is not there.
    func swipeFrame(of path: IndexPath) -> CGRect
    /// The cell of a row; nil where it is not seen.
    func swipeCell(of path: IndexPath) -> UIView?
    /// A row is about to go aside.
    func swipeWillBegin(_ path: IndexPath)
    /// It is about to come back.
    func swipeWillEnd(_ path: IndexPath)
    /// It comes back.
    func swipeDidEnd(_ path: IndexPath)
}

extension SwipedRows {
    /// What a user who cannot swipe can do with a row; nil for nothing.
    func spokenActions(of path: IndexPath, by swipe: RowSwipe?) -> [UIAccessibilityCustomAction]? {
        let configurations = [false, true].compactMap { swipe?.configuration(path, isTrailing: $0) }
        let actions = configurations.flatMap(\.actions).filter { $0.title?.isEmpty == false }
        guard !actions.isEmpty else { return nil }
        return actions.map { action in
            UIAccessibilityCustomAction(name: action.title ?? "") { [weak swipe] _ in
                swipe?.perform(action, of: path) ?? false
            }
        }
    }
}
