import Foundation

/// The contents of a collection: how many items there are, and a cell for each. Methods that have a default may be left
/// out.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// The number of items in `section`.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of the item at `indexPath`: one that `dequeueReusableCell` returned.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// The number of sections. 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A view beside the items, for which the layout has attributes of `kind`: one that
    /// `dequeueReusableSupplementaryView` returned. An empty one by default.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        forwarding(self, (any UICollectionViewDataSource).self)?.numberOfSections(in: collectionView) ?? 1
    }
    /// Returns an empty view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        forwarding(self, (any UICollectionViewDataSource).self)?.collectionView(
            collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) ?? UICollectionReusableView()
    }
}

/// An object that is told which items are going to be seen, so that it can get their data in time. Main actor only.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// The items at `indexPaths` are near what is seen, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// The items at `indexPaths` are not near any more, and were never shown.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        forwarding(self, (any UICollectionViewDataSourcePrefetching).self)?.collectionView(
            collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
}
