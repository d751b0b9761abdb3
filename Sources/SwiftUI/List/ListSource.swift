import UIKit

/// The usual distance between sections without headers and footers, in points. Source: docs/sources/views.md, Tables.
private let usualSectionSpacing: CGFloat = 35

/// Tells the table of a list what is in it. Main actor only.
@MainActor final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    private unowned let list: ListElement

    init(_ list: ListElement) { self.list = list }

    func numberOfSections(in tableView: UITableView) -> Int { list.contents.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        list.contents.section(section)?.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var result: UITableViewCell?
        UIView.performWithoutAnimation {
            let row = list.row(at: indexPath)
            let cell = tableView.dequeueReusableCell(withIdentifier: ListCell.name(for: row), for: indexPath)
            (cell as? ListCell)?.show(row)
            result = cell
        }
        return result ?? UITableViewCell()
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if let row = (cell as? ListCell)?.row { list.end(row) }
    }

    // MARK: Headers and footers

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        height(section, isHeader: true)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        height(section, isHeader: false)
    }

    private func height(_ section: Int, isHeader: Bool) -> CGFloat {
        let edge = list.edge(section, isHeader: isHeader)
        let usual = edge.map { ListEdgeView.height(of: $0, isHeader: isHeader, in: list) }
        // The distance is above a section and below the one before, as much in each.
        let isBetween = isHeader ? section > 0 : section + 1 < list.contents.sections.count
        guard let spacing = list.sectionSpacing, !list.look.isPlain, isBetween else {
            return usual ?? UITableView.automaticDimension
        }
        guard let usual, let edge else { return spacing / 2 }
        guard isHeader else { return usual }
        let least = edge.height(forWidth: list.table.bounds.width, EdgeInsets())
        return max(usual + (spacing - usualSectionSpacing) / 2, least)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        list.edge(section, isHeader: true).map { ListEdgeView($0, isHeader: true) }
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        list.edge(section, isHeader: false).map { ListEdgeView($0, isHeader: false) }
    }

    // MARK: Swiping

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipe(tableView, indexPath, isTrailing: true) }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipe(tableView, indexPath, isTrailing: false) }

    private func swipe(
        _ tableView: UITableView, _ path: IndexPath, isTrailing: Bool
    ) -> UISwipeActionsConfiguration? {
        guard let row = row(tableView, path), row.content.environment.values.isEnabled else { return nil }
        let origin = list.contents.place(at: path)?.origin
        return RowSwipeReading(row).configuration(isTrailing: isTrailing, of: origin)
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard let row = list.row(at: indexPath) else { return false }
        if row.deletes { return true }
        guard tableView.isEditing, let selection = list.selection, selection.isMultiple else { return false }
        return list.value(at: indexPath, row).map(selection.holds) ?? false
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { list.row(at: indexPath)?.deletes == true ? .delete : .none }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        list.row(at: indexPath)?.deletes == true
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard let row = list.row(at: indexPath), row.deletes, let origin = list.contents.place(at: indexPath)?.origin
        else { return }
        row.delete(at: origin.index)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        list.row(at: indexPath)?.moves == true
    }

    /// A row is moved among those of its collection.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        let source = list.contents.place(at: sourceIndexPath)?.origin
        let target = list.contents.place(at: proposedDestinationIndexPath)?.origin
        return source != nil && source?.rows === target?.rows ? proposedDestinationIndexPath : sourceIndexPath
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { list.tableMoves(sourceIndexPath, to: destinationIndexPath) }

    // MARK: Choosing

    private func row(_ tableView: UITableView, _ path: IndexPath) -> RowElement? {
        (tableView.cellForRow(at: path) as? ListCell)?.row
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        row(tableView, indexPath).map { list.canPress($0, at: indexPath) } ?? false
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let row = row(tableView, indexPath) else { return }
        let surroundings = list.environment.values
        if let value = list.value(at: indexPath, row), let selection = list.selection, selection.holds(value) {
            selection.set(value, true)
            surroundings.splitStep?.go()
            if let column = surroundings.splitColumn {
                // A choice in a column decides what the next one shows: links choose, and push nothing.
                column.show?(nil)
                return
            }
        } else {
            tableView.deselectRow(at: indexPath, animated: true)
        }
        for action in row.actions where action.button.isEnabled { action.button.action() }
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        guard let row = row(tableView, indexPath), let value = list.value(at: indexPath, row) else { return }
        list.selection?.set(value, false)
    }
}
