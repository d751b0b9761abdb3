import Foundation
import OctantBase

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
        for index in changes.deletedSections.ordered() { add(.delete, section(index), nil) }
        for index in changes.insertedSections.ordered() { add(.insert, nil, section(index)) }
        for index in changes.reloadedSections.ordered() { add(.reload, section(index), section(index)) }
        for (from, to) in changes.movedSections.ordered(by: { $0.key < $1.key }) {
            add(.move, section(from), section(to))
        }
        for path in changes.deleted.ordered() { add(.delete, path, nil) }
        for path in changes.inserted.ordered() { add(.insert, nil, path) }
        for path in changes.reloaded.ordered() { add(.reload, path, path) }
        for (from, to) in changes.moved.ordered(by: { $0.key < $1.key }) { add(.move, from, to) }
        return items
    }
}
