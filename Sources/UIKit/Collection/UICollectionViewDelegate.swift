import CoreGraphics
import Foundation

/// An object that is asked what can be chosen in a collection, and is told what its user does. Every method is
/// optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Whether a touch highlights the item at `indexPath`, and can select it. True by default.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    /// The item at `indexPath` was highlighted.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    /// The item at `indexPath` is not highlighted any more.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    /// Whether the user can select the item at `indexPath`. True by default.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Whether the user can deselect the item at `indexPath` where several can be selected. True by default.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    /// The user selected the item at `indexPath`.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// The item at `indexPath` was deselected by the user.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

    /// The cell of the item at `indexPath` is about to be shown.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// The cell of the item at `indexPath` is shown no more.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
    /// A view beside the items is about to be shown.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)
    /// A view beside the items is shown no more.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)

    /// Whether keys can go to the item at `indexPath`. Where it can be selected by default.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    /// Where contents are after an update or a change of the layout that would be at `proposedContentOffset`. There by
    /// default.
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint

    /// The menu of the item at `indexPath`, for a long press or a click of the right button at `point` of the
    /// collection; nil, the default, for none. Not asked where the next method is there.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The menu of the items at `indexPaths`: the one at `point`, or, where that is selected, all that are; none beside
    /// the items. What the method above has for the first one by default.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?
}

extension UICollectionViewDelegate {
    /// Returns true.
    public func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(
            collectionView, shouldHighlightItemAt: indexPath) ?? true
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(
            collectionView, didHighlightItemAt: indexPath)
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(
            collectionView, didUnhighlightItemAt: indexPath)
    }
    /// Returns true.
    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(
            collectionView, shouldSelectItemAt: indexPath) ?? true
    }
    /// Returns true.
    public func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(
            collectionView, shouldDeselectItemAt: indexPath) ?? true
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(
            collectionView, didSelectItemAt: indexPath)
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(
            collectionView, didDeselectItemAt: indexPath)
    }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(
            collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(
            collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(
            collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
    /// Returns whether items can be selected.
    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(collectionView, canFocusItemAt: indexPath)
            ?? collectionView.allowsSelection
    }
    /// Returns `proposedContentOffset`.
    public func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(
            collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset) ?? proposedContentOffset
    }
    /// Returns nil.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        forwarding(self, (any UICollectionViewDelegate).self)?.collectionView(
            collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    /// Returns the menu of the first item.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        if let target = forwarding(self, (any UICollectionViewDelegate).self) {
            return target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        }
        return indexPaths.first.flatMap {
            self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
        }
    }
}
