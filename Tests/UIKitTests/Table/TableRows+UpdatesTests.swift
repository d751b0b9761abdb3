import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("Rows that come, go and move")
@MainActor
struct TableRowUpdateTests {
    private func with(_ body: (Stage, UITableView, TableRecorder) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 440)) { stage in
            let source = TableRecorder([(0..<6).map { "Row \($0)" }])
            try body(stage, stage.table(source), source)
        }
    }

    private func texts(_ table: UITableView) -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("those that stay keep their cells, and glide to their places in .3 s")
    func glide() {
        with { stage, table, source in
            let third = table.cellForRow(at: row(2))
            table.selectRow(at: row(2), animated: false, scrollPosition: .none)
            source.sections[0].remove(at: 1)
            table.deleteRows(at: [row(1)], with: .fade)
            CATransaction.flush()
            #expect(table.cellForRow(at: row(1)) === third && third?.frame.minY == 44)
            #expect(table.indexPathForSelectedRow == row(1))
            #expect(texts(table) == ["Row 0", "Row 2", "Row 3", "Row 4", "Row 5"])
            #expect(source.taken().contains("end 0.1"))
            let shown = third?.layer.presentation()?.frame.minY ?? 0
            #expect(shown > 80, "\(shown)")
            stage.pass(0.4)
            #expect(third?.layer.presentation()?.frame.minY == 44)
            #expect(table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 5)
        }
    }

    @Test("insertions, deletions and moves between begin and end are made together")
    func together() {
        with { stage, table, source in
            var ended: [Bool] = []
            table.performBatchUpdates {
                source.sections[0] = ["New", "Row 5", "Row 0", "Row 2", "Row 3"]
                table.deleteRows(at: [row(1), row(4)], with: .left)
                table.insertRows(at: [row(0)], with: .top)
                table.moveRow(at: row(5), to: row(1))
            } completion: {
                ended.append($0)
            }
            CATransaction.flush()
            #expect(texts(table) == source.sections[0])
            #expect(table.contentSize.height == 220)
            stage.pass(0.5)
            #expect(ended == [true])
        }
    }

    @Test("changes that are made together, at once, need no self, and the method for them can be overridden")
    func overriding() {
        final class Table: UITableView {
            var marks: [String] = []

            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                marks.append("update")
                super.performBatchUpdates(updates, completion: completion)
            }

            func update() {
                performBatchUpdates({ marks.append("first") })
                performBatchUpdates({ marks.append("second") }, completion: nil)
                performBatchUpdates(nil)
            }
        }
        let table = Table(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.update()
        #expect(table.marks == ["update", "first", "update", "second", "update"])
    }

    @Test("reloaded rows get other cells, reconfigured ones keep theirs")
    func reload() {
        with { stage, table, source in
            let (first, second) = (table.cellForRow(at: row(0)), table.cellForRow(at: row(1)))
            source.sections[0][0] = "A"
            source.sections[0][1] = "B"
            table.reloadRows(at: [row(0)], with: .fade)
            table.reconfigureRows(at: [row(1)])
            CATransaction.flush()
            #expect(texts(table).prefix(2) == ["A", "B"])
            #expect(table.cellForRow(at: row(0)) !== first && table.cellForRow(at: row(1)) === second)
            stage.pass(0.5)
        }
    }

    @Test("sections come and go")
    func sections() {
        with { stage, table, source in
            source.sections.insert(["Before"], at: 0)
            table.insertSections([0], with: .automatic)
            CATransaction.flush()
            #expect(texts(table).prefix(2) == ["Before", "Row 0"])
            source.sections.removeLast()
            table.deleteSections([1], with: .fade)
            CATransaction.flush()
            #expect(texts(table) == ["Before"] && table.numberOfSections == 1)
            stage.pass(0.5)
        }
    }

    @Test("sections that are reloaded again and again have one header each, at its place", arguments: [0, 1, 2])
    func headers(_ style: Int) {
        let source = TableRecorder([["a"], ["b"], ["c"]])
        source.headers = ["First", "Second", "Third"]
        Stage.shown(size: CGSize(width: 320, height: 440)) { stage in
            let table = stage.table(source, UITableView.Style(rawValue: style) ?? .plain)
            @MainActor func seen() -> [UITableViewHeaderFooterView] {
                table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }.filter { !$0.isHidden }
                    .sorted { $0.frame.minY < $1.frame.minY }
            }
            let frames = seen().map(\.frame)
            #expect(frames.count == 3)
            for index in [1, 1, 2, 0, 1] {
                table.reloadSections([index], with: .automatic)
                CATransaction.flush()
                stage.pass(0.5)
                #expect(seen().map(\.frame) == frames)
                #expect(seen().map { $0.textLabel?.text?.lowercased() } == ["first", "second", "third"])
            }
            #expect(table.subviews.count { $0 is UITableViewHeaderFooterView } <= 6)
        }
    }

    @Test("a data source whose rows do not fit the changes is loaded anew")
    func unfit() {
        with { _, table, source in
            source.sections[0].append("Row 6")
            table.deleteRows(at: [row(0)], with: .fade)
            CATransaction.flush()
            #expect(texts(table) == source.sections[0])
        }
    }
}
