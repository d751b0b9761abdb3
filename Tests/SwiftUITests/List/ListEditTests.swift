import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Lists that are edited")
@MainActor
struct ListEditTests {
    private struct Names: View {
        @Binding var names: [String]

        var body: some View {
            NavigationStack {
                List {
                    Text(verbatim: "top")
                    ForEach(names, id: \.self) { Text(verbatim: $0).moveDisabled($0 == "d").deleteDisabled($0 == "c") }
                        .onDelete { names.remove(atOffsets: $0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
                .toolbar { EditButton() }
            }
        }
    }

    private func texts(_ table: UITableView) -> [String] {
        (0..<table.numberOfRows(inSection: 0)).compactMap { row in
            let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
            return cell?.views(of: TextSurface.self).first?.accessibilityLabel
        }
    }

    @Test("a button begins and ends it; rows have handles and signs where the program lets the user move and delete")
    func editing() throws {
        let held = Held<[String]>()
        let view = Holding(["a", "b", "c", "d"], held) { Names(names: $0) }
        try Stage.hosting(view, size: CGSize(width: 320, height: 500)) { stage in
            let table = try #require(stage.find(UITableView.self))
            #expect(!table.isEditing)
            try stage.press("Edit")
            stage.settle()
            stage.pass(1)
            #expect(table.isEditing)
            let (source, delegate) = (try #require(table.dataSource), try #require(table.delegate))
            let paths = (0..<5).map { IndexPath(row: $0, section: 0) }
            #expect(paths.map { source.tableView(table, canMoveRowAt: $0) } == [false, true, true, true, false])
            #expect(
                paths.map { delegate.tableView(table, editingStyleForRowAt: $0) }
                    == [.none, .delete, .delete, .none, .delete])
            // Among those of its collection only.
            #expect(
                delegate.tableView(
                    table, targetIndexPathForMoveFromRowAt: paths[2], toProposedIndexPath: paths[0]) == paths[2])
            try stage.press("Done")
            stage.settle()
            #expect(!table.isEditing)
        }
    }

    @Test("a row that is dragged by its handle is moved in the collection, once")
    func moving() throws {
        let held = Held<[String]>()
        let view = Holding(["a", "b", "c", "d"], held) { Names(names: $0) }
        try Stage.hosting(view, size: CGSize(width: 320, height: 500)) { stage in
            let table = try #require(stage.find(UITableView.self))
            try stage.press("Edit")
            stage.settle()
            stage.pass(1)
            @MainActor func middle(_ row: Int) -> CGFloat {
                let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
                return table.convert(CGPoint(x: 0, y: rect.midY), to: nil).y
            }
            let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
            let x = table.convert(CGPoint(x: row.maxX - 24, y: 0), to: nil).x
            stage.touch(.began, x, middle(1))
            for step in 1...8 {
                stage.pass(0.05)
                stage.touch(.moved, x, middle(1) + (middle(3) - middle(1)) * CGFloat(step) / 8)
            }
            stage.pass(0.3)
            stage.touch(.ended, x, middle(3))
            stage.settle()
            stage.pass(1)
            #expect(held.value == ["b", "c", "a", "d"])
            #expect(texts(table) == ["top", "b", "c", "a", "d"])
        }
    }

    @Test("a program that does not move the row has it go back")
    func refusing() throws {
        let view = NavigationStack {
            List { ForEach(["a", "b", "c"], id: \.self) { Text(verbatim: $0) }.onMove { _, _ in } }
                .environment(\.editMode, .constant(.active))
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 500)) { stage in
            let table = try #require(stage.find(UITableView.self))
            #expect(table.isEditing)
            let (from, to) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
            table.dataSource?.tableView(table, moveRowAt: from, to: to)
            table.moveRow(at: from, to: to)
            stage.settle()
            stage.pass(1)
            #expect(texts(table) == ["a", "b", "c"])
        }
    }

    @Test("elements of a collection move before a place, in their order")
    func offsets() {
        var letters = Array("abcdef")
        letters.move(fromOffsets: [0, 3], toOffset: 5)
        #expect(letters == Array("bceadf"))
        letters.move(fromOffsets: [5, 9], toOffset: -4)
        #expect(letters == Array("fbcead"))
        letters.move(fromOffsets: [], toOffset: 90)
        #expect(letters == Array("fbcead"))
    }
}
