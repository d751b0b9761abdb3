import Foundation

/// A change of an item or a section in an update of a collection. Main thread.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: _PlainObject {
    /// The kinds of change.
    public enum Action: Int, Sendable {
        /// It came.
        case insert = 0
        /// It went.
        case delete = 1
        /// It is another one.
        case reload = 2
        /// It moved.
        case move = 3
        /// It is as it was.
        case none = 4
    }

    /// The place before the update; nil for what came. A section's path has `NSNotFound` as its item.
    public let indexPathBeforeUpdate: IndexPath?
    /// The place after the update; nil for what went. A section's path has `NSNotFound` as its item.
    public let indexPathAfterUpdate: IndexPath?
    /// The change.
    public let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    }

    /// The changes that `changes` are, in the order of their places.
    static func items(of changes: TableChanges) -> [UICollectionViewUpdateItem] {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        var items: [UICollectionViewUpdateItem] = []
        func add(_ action: Action, _ before: IndexPath?, _ after: IndexPath?) {
            items.append(UICollectionViewUpdateItem(action, from: before, to: after))
        }
        for index in changes.deletedSections.sorted() { add(.delete, section(index), nil) }
        for index in changes.insertedSections.sorted() { add(.insert, nil, section(index)) }
        for index in changes.reloadedSections.sorted() { add(.reload, section(index), section(index)) }
        for (from, to) in changes.movedSections.sorted(by: { $0.key < $1.key }) {
            add(.move, section(from), section(to))
        }
        for path in changes.deleted.sorted() { add(.delete, path, nil) }
        for path in changes.inserted.sorted() { add(.insert, nil, path) }
        for path in changes.reloaded.sorted() { add(.reload, path, path) }
        for (from, to) in changes.moved.sorted(by: { $0.key < $1.key }) { add(.move, from, to) }
        return items
    }
}
