import CoreGraphics
import Foundation

extension UICollectionView: SwipedRows {
    private func list(_ section: Int) -> UICollectionLayoutListConfiguration? {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(section)
    }

    final func swipeRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    final func swipeActions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        let list = list(path.section)
        return isTrailing
            ? list?.trailingSwipeActionsConfigurationProvider?(path)
            : list?.leadingSwipeActionsConfigurationProvider?(path)
    }

    final func swipeFrame(of path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }

    final func swipeCell(of path: IndexPath) -> UIView? { cellForItem(at: path) }

    final func swipeWillBegin(_ path: IndexPath) { cellForItem(at: path)?.setNeedsUpdateConfiguration() }

    final func swipeWillEnd(_ path: IndexPath) { cellForItem(at: path)?.setNeedsUpdateConfiguration() }

    final func swipeDidEnd(_ path: IndexPath) {}

    /// What a user who cannot swipe can do with the item of `cell`; nil for nothing.
    final func spokenActions(of cell: UICollectionViewCell) -> [UIAccessibilityCustomAction]? {
        indexPath(for: cell).flatMap { spokenActions(of: $0, by: swipe) }
    }
}
