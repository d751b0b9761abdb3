import Foundation

/// A data source of a collection that is told what there is by snapshots, and moves the items itself. Main thread.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an item; nil is a plain one.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?
    /// Makes a view beside the items; nil is an empty one.
    public typealias SupplementaryViewProvider =
        @MainActor (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
        UICollectionReusableView?

    private let provider: CellProvider
    private let contents: SnapshotContents<UICollectionView, SectionIdentifierType, ItemIdentifierType>

    /// A data source of `collectionView`, which is that from now on, and whose cells `cellProvider` makes.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (provider, contents) = (cellProvider, SnapshotContents(collectionView))
        super.init()
        collectionView.dataSource = self
    }

    /// Makes the views beside the items. Nil by default.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    // MARK: Snapshots

    /// What is shown, without what was to be shown anew.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        contents.current
    }

    /// Shows `snapshot`: items that differ move, come and go, animated if so asked; calls `completion` when that is
    /// over.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        contents.apply(
            snapshot, isAnimated: animatingDifferences,
            change: { collection, changes in
                collection.deleteSections(changes.deletedSections)
                collection.insertSections(changes.insertedSections)
                for (from, to) in changes.movedSections { collection.moveSection(from, toSection: to) }
                collection.deleteItems(at: changes.deleted)
                collection.insertItems(at: changes.inserted)
                for (from, to) in changes.moved { collection.moveItem(at: from, to: to) }
                collection.reloadSections(changes.reloadedSections)
                collection.reloadItems(at: changes.reloaded)
            }, completion: completion)
    }

    /// Shows `snapshot` as by `reloadData()`: every item has another cell, and nothing moves.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        contents.reload(snapshot, completion: completion)
    }

    /// Shows `snapshot`, as `apply(_:animatingDifferences:completion:)` does.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { (over: CheckedContinuation<Void, Never>) in
            apply(snapshot, animatingDifferences: animatingDifferences) { over.resume() }
        }
    }

    // MARK: What is where

    /// The item at `indexPath`; nil for none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }

    /// The place of `itemIdentifier`; nil for one that is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { contents.path(of: itemIdentifier) }

    /// The section at `index`; nil for none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }

    /// The place of `sectionIdentifier`; nil for one that is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        contents.current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    /// Returns the number of sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        contents.current.numberOfSections
    }

    /// Returns the number of items of the section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        contents.count(ofSection: section)
    }

    /// Returns the cell that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) } ?? UICollectionViewCell()
    }

    /// Returns the view that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
}
