import Foundation
import UIKit

/// The differences between two contents of a list, in a table's terms. Main actor only.
@MainActor struct ListChanges {
    private var goneSections = IndexSet()
    private var newSections = IndexSet()
    private var gone: [IndexPath] = []
    private var new: [IndexPath] = []
    private var moved: [(IndexPath, IndexPath)] = []

    var isEmpty: Bool {
        goneSections.isEmpty && newSections.isEmpty && gone.isEmpty && new.isEmpty && moved.isEmpty
    }

    /// Returns nil where it is not worth while to find out: sections are in another order, or there are too many rows.
    init?(from old: ListContents, to other: ListContents) {
        guard max(old.count, other.count) <= ListContents.comparedRows else { return nil }
        let before = old.sections.map(\.key), after = other.sections.map(\.key)
        let (known, wanted) = (Set(before), Set(after))
        guard before.filter(wanted.contains) == after.filter(known.contains) else { return nil }
        for (index, key) in before.enumerated() where !wanted.contains(key) { goneSections.insert(index) }
        for (index, key) in after.enumerated() where !known.contains(key) { newSections.insert(index) }
        let kept = before.indices.filter { wanted.contains(before[$0]) }
        let places = after.indices.filter { known.contains(after[$0]) }
        for (from, to) in zip(kept, places) {
            compare(old.sections[from].names, from, other.sections[to].names, to)
        }
    }

    private mutating func compare(_ old: [RowName], _ from: Int, _ other: [RowName], _ to: Int) {
        guard old != other else { return }
        let (known, wanted) = (Set(old), Set(other))
        guard known.count == old.count, wanted.count == other.count else {
            // Rows of one name cannot be told apart: they are all shown anew.
            goneSections.insert(from)
            newSections.insert(to)
            return
        }
        for (row, name) in old.enumerated() where !wanted.contains(name) {
            gone.append(IndexPath(row: row, section: from))
        }
        for (row, name) in other.enumerated() where !known.contains(name) {
            new.append(IndexPath(row: row, section: to))
        }
        let before = old.filter(wanted.contains), after = other.filter(known.contains)
        guard before != after else { return }
        let places = Dictionary(zip(old, old.indices)) { first, _ in first }
        let targets = Dictionary(zip(other, other.indices)) { first, _ in first }
        for case .remove(_, let name, .some) in after.difference(from: before).inferringMoves() {
            guard let place = places[name], let target = targets[name] else { continue }
            moved.append((IndexPath(row: place, section: from), IndexPath(row: target, section: to)))
        }
    }

    /// Notes the changes in an update of `table`.
    func note(in table: UITableView) {
        if !goneSections.isEmpty { table.deleteSections(goneSections, with: .automatic) }
        if !newSections.isEmpty { table.insertSections(newSections, with: .automatic) }
        if !gone.isEmpty { table.deleteRows(at: gone, with: .automatic) }
        if !new.isEmpty { table.insertRows(at: new, with: .automatic) }
        for (from, to) in moved { table.moveRow(at: from, to: to) }
    }
}
