import CoreGraphics
import Foundation
import OctantBase
import QuartzCore
import Testing
@testable import UIKit
import ViewSupport

@Suite("Data sources that compare snapshots")
@MainActor
struct UITableViewDiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    private func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
        var snapshot = Snapshot()
        for (name, items) in sections {
            snapshot.appendSections([name])
            snapshot.appendItems(items, toSection: name)
        }
        return snapshot
    }

    // MARK: Snapshots

    @Test("items are appended, inserted, moved and deleted by their names")
    func items() {
        var snapshot = snapshot(["A": ["1", "2"], "B": ["3"]])
        snapshot.appendItems(["4"])
        snapshot.insertItems(["0"], beforeItem: "1")
        snapshot.insertItems(["5"], afterItem: "3")
        snapshot.moveItem("4", beforeItem: "2")
        #expect(snapshot.itemIdentifiers == ["0", "1", "4", "2", "3", "5"])
        #expect(snapshot.itemIdentifiers(inSection: "A") == ["0", "1", "4", "2"] && snapshot.numberOfItems == 6)
        #expect(snapshot.indexOfItem("3") == 4 && snapshot.sectionIdentifier(containingItem: "4") == "A")
        snapshot.deleteItems(["1", "3", "9"])
        #expect(snapshot.itemIdentifiers == ["0", "4", "2", "5"])
        snapshot.moveSection("B", beforeSection: "A")
        snapshot.insertSections(["C"], afterSection: "B")
        #expect(snapshot.sectionIdentifiers == ["B", "C", "A"] && snapshot.indexOfItem("0") == 1)
        snapshot.deleteSections(["B"])
        #expect(snapshot.numberOfSections == 2 && snapshot.indexOfItem("5") == nil)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    }

    @Test("what is there twice, or not at all, is one line of the log and is left out")
    func faults() {
        let lines = Locked(0)
        Log.redirected(to: { _ in lines.withLock { $0 += 1 } }) {
            var snapshot = snapshot(["A": ["1"]])
            snapshot.appendItems(["1", "2"])
            snapshot.appendSections(["A"])
            snapshot.insertItems(["3"], afterItem: "9")
            #expect(snapshot.itemIdentifiers == ["1", "2"] && snapshot.sectionIdentifiers == ["A"])
        }
        #expect(lines.withLock { $0 } == 3)
    }

    @Test("any snapshot is reached from any other by the changes between them")
    func changes() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let all = (0..<12).map(String.init)
            func random() -> Snapshot {
                var snapshot = Snapshot()
                let names = ["A", "B", "C", "D"].shuffled(using: &generator).prefix(Int.random(in: 1...4))
                snapshot.appendSections(Array(names))
                for item in all.shuffled(using: &generator).prefix(Int.random(in: 0...12)) {
                    if let name = names.randomElement(using: &generator) {
                        snapshot.appendItems([item], toSection: name)
                    }
                }
                return snapshot
            }
            let (old, new) = (random(), random())
            let changes = SnapshotChanges(from: old, to: new)
            var table = TableChanges()
            table.deletedSections = Set(changes.deletedSections)
            table.insertedSections = Set(changes.insertedSections)
            for (from, to) in changes.movedSections { table.movedSections[from] = to }
            (table.deleted, table.inserted) = (Set(changes.deleted), Set(changes.inserted))
            for (from, to) in changes.moved { table.moved[from] = to }
            let counts = (old.sections.map(\.items.count), new.sections.map(\.items.count))
            guard let moves = TableMoves(table, from: counts.0, to: counts.1) else {
                Issue.record("\(old.sections) to \(new.sections): \(changes)")
                continue
            }
            for (section, part) in old.sections.enumerated() {
                for (row, item) in part.items.enumerated() {
                    guard let place = moves.place(IndexPath(row: row, section: section)) else { continue }
                    #expect(new.sections[place.section].items[place.row] == item)
                }
            }
        }
    }

    // MARK: Tables

    private func with(
        _ body: (Stage, UITableView, UITableViewDiffableDataSource<String, String>, @escaping () -> Int) throws -> Void
    ) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 300)) { stage in
            let table = UITableView(frame: stage.window.bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let filled = Locked(0)
            let source = UITableViewDiffableDataSource<String, String>(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = item
                filled.withLock { $0 += 1 }
                return cell
            }
            stage.window.addSubview(table)
            CATransaction.flush()
            try body(stage, table, source) { filled.withLock { $0 } }
        }
    }

    private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

    @Test("a table shows the snapshot, rows keep their cells and move to their places, bit by bit")
    func table() {
        with { stage, table, source, filled in
            source.apply(snapshot(["A": ["1", "2", "3"]]), animatingDifferences: false)
            CATransaction.flush()
            #expect(texts(table) == ["1", "2", "3"])
            let cells = table.visibleCells
            var isOver = false
            source.apply(snapshot(["A": ["3", "1", "4"]])) { isOver = true }
            CATransaction.flush()
            #expect(!isOver)
            stage.pass(1)
            #expect(isOver && texts(table) == ["3", "1", "4"] && filled() == 4)
            #expect(table.visibleCells.prefix(2).elementsEqual([cells[2], cells[0]], by: ===))
            #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
        }
    }

    @Test("a reloaded item has another cell, a reconfigured one is filled anew in its own")
    func reload() {
        with { stage, table, source, filled in
            var one = snapshot(["A": ["1", "2"]])
            source.apply(one, animatingDifferences: false)
            CATransaction.flush()
            let cells = table.visibleCells
            one.reconfigureItems(["1"])
            source.apply(one)
            stage.pass(1)
            #expect(filled() == 3 && table.visibleCells.elementsEqual(cells, by: ===))
            one.reloadItems(["2"])
            source.apply(one)
            stage.pass(1)
            #expect(table.visibleCells[0] === cells[0] && table.visibleCells[1] !== cells[1])
            #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
        }
    }

    @Test("items and sections are found by their places, and places by their names")
    func lookup() {
        with { _, _, source, _ in
            source.apply(snapshot(["A": ["1"], "B": ["2", "3"]]), animatingDifferences: false)
            #expect(source.itemIdentifier(for: [1, 1]) == "3" && source.itemIdentifier(for: [0, 1]) == nil)
            #expect(source.indexPath(for: "2") == [1, 0] && source.indexPath(for: "9") == nil)
            #expect(source.sectionIdentifier(for: 1) == "B" && source.index(for: "A") == 0)
        }
    }
}
