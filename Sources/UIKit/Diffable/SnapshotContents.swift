import Foundation

/// A list that shows snapshots: a table, or a collection.
@MainActor
protocol SnapshotList: UIView {
    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
    /// Fills the cells at `paths` anew.
    func reconfigure(at paths: [IndexPath])
}

extension UITableView: SnapshotList {
    func reconfigure(at paths: [IndexPath]) { reconfigureRows(at: paths) }
}

extension UICollectionView: SnapshotList {
    func reconfigure(at paths: [IndexPath]) { reconfigureItems(at: paths) }
}

/// What a list shows by snapshots, and how it goes from one to the next. Main actor only.
@MainActor
final class SnapshotContents<
    List: SnapshotList, SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var list: List?
    /// What is shown, without what was to be shown anew.
    private(set) var current = Snapshot()

    init(_ list: List) { self.list = list }

    /// Shows `snapshot`: `change` tells the list what differs, animated if so asked and the list is seen; calls
    /// `completion` when that is over.
    func apply(
        _ snapshot: Snapshot, isAnimated: Bool, change: @escaping (List, SnapshotChanges) -> Void,
        completion: (() -> Void)?
    ) {
        let changes = SnapshotChanges(from: current, to: snapshot)
        guard let list, !changes.isEmpty else {
            current = snapshot.settled
            list?.reconfigure(at: changes.reconfigured)
            completion?()
            return
        }
        let run = {
            list.performBatchUpdates(
                {
                    self.current = snapshot.settled
                    change(list, changes)
                }, completion: { _ in completion?() })
            if !changes.reconfigured.isEmpty { list.reconfigure(at: changes.reconfigured) }
        }
        if isAnimated, list.window != nil { run() } else { UIView.performWithoutAnimation(run) }
    }

    /// Shows `snapshot` by other cells, and moves nothing.
    func reload(_ snapshot: Snapshot, completion: (() -> Void)?) {
        current = snapshot.settled
        list?.reloadData()
        completion?()
    }

    // MARK: What is where

    /// The number of items of the section at `index`; 0 for one that is not there.
    func count(ofSection index: Int) -> Int {
        current.sections.indices.contains(index) ? current.sections[index].items.count : 0
    }

    /// The item at `path`; nil for none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, current.sections.indices.contains(path.section) else { return nil }
        let items = current.sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    /// The place of `item`; nil for one that is not there.
    func path(of item: ItemIdentifierType) -> IndexPath? {
        guard let name = current.sectionIdentifier(containingItem: item),
            let section = current.indexOfSection(name),
            let index = current.sections[section].items.firstIndex(of: item)
        else { return nil }
        return IndexPath(item: index, section: section)
    }

    /// The section at `index`; nil for none.
    func section(at index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].name : nil
    }
}
