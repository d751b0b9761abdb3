import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

/// A list that can be edited.
@MainActor
private final class Editor: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = (0..<5).map { "Row \($0)" }
    var style = UITableViewCell.EditingStyle.delete
    var done: [String] = []
    var mayMove = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "cell")
            ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 4 }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { mayMove }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        done.append("\(editingStyle) \(indexPath.row)")
        guard editingStyle == .delete else { return }
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        done.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

@Suite("Tables that are edited")
@MainActor
struct TableEditingTests {
    private func with(
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, style: UITableViewCell.EditingStyle = .delete,
        _ body: (Stage, UITableView, Editor) throws -> Void
    ) throws {
        try Stage.shown(size: CGSize(width: 320, height: 300), direction: direction) { stage in
            let editor = Editor()
            editor.style = style
            let table = UITableView(frame: stage.window.bounds)
            (table.dataSource, table.delegate) = (editor, editor)
            stage.window.addSubview(table)
            CATransaction.flush()
            try body(stage, table, editor)
        }
    }

    private func cell(_ table: UITableView, _ row: Int) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

    @Test("contents move in by 38 points for the control, and end before the handle; what cannot be edited stays")
    func geometry() throws {
        try with { _, table, _ in
            let plain = try cell(table, 0).contentView.frame
            table.setEditing(true, animated: false)
            let first = try cell(table, 0)
            #expect(first.isEditing && first.editingStyle == .delete)
            #expect(first.contentView.frame.minX == plain.minX + 38)
            #expect(first.contentView.frame.maxX == plain.maxX - 38)
            let last = try cell(table, 4)
            #expect(last.editingStyle == .none && last.contentView.frame.minX == plain.minX)
            table.setEditing(false, animated: false)
            let after = try cell(table, 0)
            #expect(after.contentView.frame == plain && !after.isEditing)
        }
    }

    @Test("from right to left the control is at the right")
    func mirrored() throws {
        try with(.rightToLeft) { _, table, _ in
            table.isEditing = true
            let first = try cell(table, 0)
            #expect(first.contentView.frame.maxX == 282)
        }
    }

    @Test("the control asks first: its button deletes the row")
    func deletes() throws {
        try with { stage, table, editor in
            table.setEditing(true, animated: true)
            stage.pass(1)
            stage.tap(27, 66, at: 2)
            stage.pass(0.5)
            let asked = try cell(table, 1)
            #expect(editor.done.isEmpty && asked.showingDeleteConfirmation && asked.frame.minX < 0)
            stage.tap(300, 66, at: 3)
            stage.pass(1)
            #expect(editor.done == ["delete 1"] && texts(table) == ["Row 0", "Row 2", "Row 3", "Row 4"])
        }
    }

    @Test("the control of a row that inserts does so at once")
    func inserts() throws {
        try with(style: .insert) { stage, table, editor in
            table.isEditing = true
            CATransaction.flush()
            stage.tap(27, 22, at: 1)
            #expect(editor.done == ["insert 0"])
        }
    }

    @Test("a swipe deletes, too, where the data source says which rows can be edited, and no others")
    func swipe() throws {
        try with { stage, table, editor in
            for (row, y) in [(4, 200.0), (0, 20.0)] {
                let time = row == 4 ? 1.0 : 4.0
                stage.touch(.began, 280, y, at: time)
                for step in 1...8 { stage.touch(.moved, 280 - 17 * CGFloat(step), y, at: time + Double(step) * 0.1) }
                stage.touch(.ended, 144, y, at: time + 1.5)
                stage.pass(0.5)
                let swiped = try cell(table, row)
                #expect((swiped.frame.minX < 0) == (row == 0))
            }
            stage.tap(300, 20, at: 8)
            stage.pass(1)
            #expect(editor.done == ["delete 0"])
        }
    }

    @Test("a row is dragged by its handle, the others make room, and the data source moves it at the end")
    func moves() throws {
        try with { stage, table, editor in
            table.isEditing = true
            CATransaction.flush()
            stage.touch(.began, 290, 22, at: 1)
            for step in 1...10 { stage.touch(.moved, 290, 22 + 10 * CGFloat(step), at: 1 + Double(step) * 0.1) }
            stage.pass(0.5)
            let (moved, second, third) = (try cell(table, 0), try cell(table, 1), try cell(table, 2))
            // The row stays behind the finger by what this moved before it was a drag.
            #expect(abs(moved.center.y - 122) <= 10 && second.frame.minY == 0 && third.frame.minY == 44)
            #expect(editor.done.isEmpty)
            stage.touch(.ended, 290, 122, at: 3)
            stage.pass(1)
            #expect(editor.done == ["move 0 2"])
            #expect(texts(table) == ["Row 1", "Row 2", "Row 0", "Row 3", "Row 4"])
            #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
        }
    }

    @Test("several rows can be selected while the table is edited; their controls are marks")
    func selection() throws {
        try with { stage, table, _ in
            table.allowsMultipleSelectionDuringEditing = true
            table.isEditing = true
            CATransaction.flush()
            stage.tap(120, 22, at: 1)
            stage.tap(27, 66, at: 2)
            #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 1]])
            table.isEditing = false
            #expect(table.indexPathsForSelectedRows == nil)
        }
    }

    @Test("without it no row can be selected while the table is edited")
    func noSelection() throws {
        try with { stage, table, _ in
            table.isEditing = true
            CATransaction.flush()
            stage.tap(120, 22, at: 1)
            #expect(table.indexPathsForSelectedRows == nil)
            table.allowsSelectionDuringEditing = true
            stage.tap(120, 22, at: 2)
            #expect(table.indexPathsForSelectedRows == [[0, 0]])
        }
    }

    @Test("the controls say what they do, and to which row")
    func spoken() throws {
        try with { _, table, _ in
            table.isEditing = true
            CATransaction.flush()
            let labels = try cell(table, 0).subviews.filter { $0 is UIControl }.map(\.accessibilityLabel)
            #expect(labels == ["Delete, Row 0", "Reorder, Row 0"])
        }
    }

    @Test("a controller of a table begins and ends editing of it by its edit button")
    func controller() {
        let controller = UITableViewController(style: .plain)
        _ = controller.view
        controller.editButtonItem.primaryAction?.performWithSender(nil, target: nil)
        #expect(controller.isEditing && controller.tableView.isEditing)
        controller.setEditing(false, animated: false)
        #expect(!controller.tableView.isEditing)
    }
}
