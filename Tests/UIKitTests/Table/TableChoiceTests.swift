import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("What a user of a table chooses")
@MainActor
struct TableChoiceTests {
    private func with(_ body: (Stage, UITableView, TableRecorder) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 440)) { stage in
            let source = TableRecorder([(0..<40).map { "Row \($0)" }])
            try body(stage, stage.table(source), source)
        }
    }

    @Test("a tap highlights, selects, and deselects what was selected before")
    func taps() {
        with { stage, table, source in
            stage.tap(100, 60)
            #expect(source.taken() == ["highlight 0.1", "select 0.1", "unhighlight 0.1"])
            #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
            stage.tap(100, 100, at: 2)
            #expect(source.taken() == ["highlight 0.2", "deselect 0.1", "select 0.2", "unhighlight 0.2"])
            #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
        }
    }

    @Test("a finger that stays highlights after .15 s; one that scrolls selects nothing")
    func delay() {
        with { stage, table, source in
            stage.touch(.began, 100, 60)
            stage.go(to: 0.1)
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == false)
            stage.go(to: 0.2)
            #expect(source.taken() == ["highlight 0.1"])
            stage.touch(.moved, 100, 40)
            stage.touch(.moved, 100, 20)
            #expect(source.taken().contains("unhighlight 0.1"))
            stage.touch(.ended, 100, 20)
            #expect(table.indexPathForSelectedRow == nil)
        }
    }

    @Test("several rows are selected where that is allowed, and deselected by another tap")
    func several() {
        with { stage, table, source in
            table.allowsMultipleSelection = true
            stage.tap(100, 20, at: 1)
            stage.tap(100, 60, at: 2)
            #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
            stage.tap(100, 20, at: 3)
            #expect(table.indexPathsForSelectedRows?.map(\.row) == [1])
            #expect(source.taken().contains("deselect 0.0"))
            table.reloadData()
            #expect(table.indexPathsForSelectedRows == nil)
        }
    }

    @Test("the program selects without telling the delegate, and a cell that comes into view is selected")
    func program() {
        with { stage, table, source in
            let path = IndexPath(row: 30, section: 0)
            table.selectRow(at: path, animated: false, scrollPosition: .middle)
            CATransaction.flush()
            #expect(table.cellForRow(at: path)?.isSelected == true)
            #expect(!source.taken().contains { $0.hasPrefix("select") })
            table.deselectRow(at: path, animated: true)
            #expect(table.cellForRow(at: path)?.isSelected == false)
        }
    }

    @Test("where nothing can be selected a tap does nothing")
    func none() {
        with { stage, table, source in
            table.allowsSelection = false
            stage.tap(100, 60)
            #expect(source.taken().isEmpty && table.indexPathForSelectedRow == nil)
        }
    }
}
