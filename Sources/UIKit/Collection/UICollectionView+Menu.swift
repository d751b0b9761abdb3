import CoreGraphics
import Foundation
import OctantBase

extension UICollectionView {
    /// The menu that the delegate has for the item at `place`, or for all that are selected where that is one of them;
    /// nil for none.
    func menuConfiguration(at place: CGPoint) -> UIContextMenuConfiguration? {
        let touched = indexPathForItem(at: place)
        let selected = indexPathsForSelectedItems ?? []
        let isSelected = touched.map(selected.contains) ?? false
        let paths = isSelected ? selected.ordered() : touched.map { [$0] } ?? []
        return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: place)
    }
}
