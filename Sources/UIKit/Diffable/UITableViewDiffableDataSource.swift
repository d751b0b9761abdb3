import Foundation

/// A data source of a table that is told what there is by snapshots, and moves the rows itself. Main thread.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Makes the cell of an item; nil is a plain one.
    public typealias CellProvider =
        @MainActor (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
        UITableViewCell?

    private let provider: CellProvider
    private let contents: SnapshotContents<UITableView, SectionIdentifierType, ItemIdentifierType>

    /// A data source of `tableView`, which is that from now on, and whose cells `cellProvider` makes.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        (provider, contents) = (cellProvider, SnapshotContents(tableView))
        super.init()
        tableView.dataSource = self
    }

    /// The way in which rows come and go. `.automatic` by default.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Snapshots

    /// What is shown, without what was to be shown anew.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        contents.current
    }

    /// Shows `snapshot`: rows that differ move, come and go, animated if so asked; calls `completion` when that is
    /// over.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        contents.apply(
            snapshot, isAnimated: animatingDifferences,
            change: { [animation = defaultRowAnimation] table, changes in
                table.deleteSections(changes.deletedSections, with: animation)
                table.insertSections(changes.insertedSections, with: animation)
                for (from, to) in changes.movedSections { table.moveSection(from, toSection: to) }
                table.deleteRows(at: changes.deleted, with: animation)
                table.insertRows(at: changes.inserted, with: animation)
                for (from, to) in changes.moved { table.moveRow(at: from, to: to) }
                if !changes.reloadedSections.isEmpty { table.reloadSections(changes.reloadedSections, with: animation) }
                if !changes.reloaded.isEmpty { table.reloadRows(at: changes.reloaded, with: animation) }
            }, completion: completion)
    }

    /// Shows `snapshot` as by `reloadData()`: every row has another cell, and nothing moves.
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
    open func numberOfSections(in tableView: UITableView) -> Int {
        contents.current.numberOfSections
    }

    /// Returns the number of items of the section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contents.count(ofSection: section)
    }

    /// Returns the cell that the provider makes.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        itemIdentifier(for: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
    }

    /// Returns nil.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns nil.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns nil.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns `index`.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Returns false.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns false.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
