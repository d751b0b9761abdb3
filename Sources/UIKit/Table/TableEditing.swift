import CoreGraphics
import Foundation
internal import OctantLocalization

/// The editing of a table: which rows have controls, and what these do.
@MainActor
final class TableEditing {
    private unowned let table: UITableView
    private(set) var isEditing = false
    /// The row that the user moves; nil in a table that was never edited.
    private(set) var reordering: TableReordering?

    init(_ table: UITableView) { self.table = table }

    /// Begins or ends editing. Rows are not selected any more.
    func set(_ isEditing: Bool, animated: Bool) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        table.swipe.close(animated: animated)
        reordering?.cancel()
        for path in table.choice.selected { table.deselectRow(at: path, animated: animated) }
        if isEditing, reordering == nil {
            let made = TableReordering(table)
            table.addGestureRecognizer(made.pan)
            reordering = made
        }
        for (path, cell) in table.rows.shown { prepare(cell, path, animated: animated) }
        table.needLayout(by: "isEditing")
    }

    /// Makes `cell` look as the row at `path` does now.
    func prepare(_ cell: UITableViewCell, _ path: IndexPath, animated: Bool = false) {
        guard isEditing else { return cell.setEditing(false, animated: animated) }
        let isChoosing = table.allowsMultipleSelectionDuringEditing && mayEdit(path)
        let isIndented = isChoosing || (table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true)
        cell.editing.prepare(
            style: isChoosing ? .none : style(of: path), isChoosing: isChoosing, mayMove: mayMove(path, cell),
            isIndented: isIndented && cell.shouldIndentWhileEditing && mayEdit(path))
        cell.setEditing(true, animated: animated)
    }

    // MARK: What can be done

    /// Asks `question`. Returns the answer, and whether it is the program's own.
    private func ask<Answer>(_ question: () -> Answer?) -> (answer: Answer?, isOwn: Bool) {
        table.reachedDefault = false
        let answer = question()
        return (answer, answer != nil && !table.reachedDefault)
    }

    private func mayEdit(_ path: IndexPath) -> Bool {
        table.heldDataSource?.tableView(table, canEditRowAt: path) ?? false
    }

    /// What the control of the row does.
    func style(of path: IndexPath) -> UITableViewCell.EditingStyle {
        guard mayEdit(path) else { return .none }
        return table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    }

    private func mayMove(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
        let (may, isOwn) = ask { table.heldDataSource?.tableView(table, canMoveRowAt: path) }
        return isOwn ? may ?? false : cell.showsReorderControl
    }

    /// The button that a row swiped aside has for deleting it; nil for none. A data source cannot be asked whether it
    /// deletes rows: one that says which rows can be edited does.
    func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
        guard !isEditing, table.rows.layout.contains(path) else { return nil }
        let isEditable = ask { table.heldDataSource?.tableView(table, canEditRowAt: path) }
        let style = ask { table.delegate?.tableView(table, editingStyleForRowAt: path) }
        let title = ask {
            table.delegate.map { $0.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? "" }
        }
        guard isEditable.isOwn || style.isOwn || title.isOwn, isEditable.answer ?? false,
            style.answer ?? .delete == .delete
        else { return nil }
        return confirmation(of: path)
    }

    /// The button that asks whether a row is to be deleted.
    func confirmation(of path: IndexPath) -> UISwipeActionsConfiguration {
        let own = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
        let title = own ?? table.localizedStrings.bars.delete
        let action = UIContextualAction(style: .destructive, title: title) { [weak table] _, _, done in
            guard let table else { return done(false) }
            table.heldDataSource?.tableView(table, commit: .delete, forRowAt: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Moves the row of `cell` by `way` places among all rows, as far as there are any and the delegate allows it.
    func move(_ cell: UITableViewCell, by way: Int) {
        guard let path = table.indexPath(for: cell) else { return }
        var wanted = IndexPath(row: path.row + way, section: path.section)
        if !table.rows.layout.contains(wanted) {
            let section = path.section + way
            guard 0..<table.numberOfSections ~= section else { return }
            wanted = IndexPath(row: way > 0 ? 0 : table.numberOfRows(inSection: section), section: section)
        }
        let meant = target(of: path, proposed: wanted)
        if meant != path { move(path, to: meant) }
    }

    /// Where the delegate wants the row at `path` that the user would put at `proposed`.
    func target(of path: IndexPath, proposed: IndexPath) -> IndexPath {
        table.delegate?.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
            ?? proposed
    }

    /// The user put the row at `path` at `target`.
    func move(_ path: IndexPath, to target: IndexPath) {
        table.heldDataSource?.tableView(table, moveRowAt: path, to: target)
        table.moveRow(at: path, to: target)
    }

    /// The control of `cell` was pressed.
    func press(_ cell: UITableViewCell) {
        guard let path = table.indexPath(for: cell) else { return }
        switch cell.editing.style {
        case .none: break
        case .insert: table.heldDataSource?.tableView(table, commit: .insert, forRowAt: path)
        case .delete: table.confirmDeletion(of: path, confirmation(of: path))
        }
    }
}
