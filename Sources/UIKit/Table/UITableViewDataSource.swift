import Foundation

/// The contents of a table: how many rows there are, and a cell for each. Methods that have a default may be left out.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// The number of rows in `section`.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of the row at `indexPath`: one that `dequeueReusableCell` returned usually.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// The number of sections. 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The title above `section`; nil, the default, for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The title below `section`; nil, the default, for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether the row can be edited. True by default; a data source that says so itself lets rows be deleted by a
    /// swipe, too.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether the row can be moved. By default those can whose cells show the control for it.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The user deletes the row, or inserts one: the data are to be changed, and the table is to be told.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// The user moved a row: the data are to be changed. The table knows of it.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// The titles at the table's side by which the user goes to sections, `UITableView.indexSearch` for a magnifying
    /// glass; nil, the default, for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that `title`, the one at `index`, leads to: a number that is none's leads nowhere. By default titles
    /// and sections follow each other.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int {
        forwarding(self, (any UITableViewDataSource).self)?.numberOfSections(in: tableView) ?? 1
    }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        forwarding(self, (any UITableViewDataSource).self)?.tableView(tableView, titleForHeaderInSection: section)
    }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        forwarding(self, (any UITableViewDataSource).self)?.tableView(tableView, titleForFooterInSection: section)
    }
    /// Returns true.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        if let target = forwarding(self, (any UITableViewDataSource).self) {
            return target.tableView(tableView, canEditRowAt: indexPath)
        }
        tableView.reachedDefault = true
        return true
    }
    /// Returns false.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        if let target = forwarding(self, (any UITableViewDataSource).self) {
            return target.tableView(tableView, canMoveRowAt: indexPath)
        }
        tableView.reachedDefault = true
        return false
    }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        forwarding(self, (any UITableViewDataSource).self)?.tableView(
            tableView, commit: editingStyle, forRowAt: indexPath)
    }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        forwarding(self, (any UITableViewDataSource).self)?.tableView(
            tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
    /// Returns nil.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        forwarding(self, (any UITableViewDataSource).self)?.sectionIndexTitles(for: tableView)
    }
    /// Returns `index`.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        forwarding(self, (any UITableViewDataSource).self)?.tableView(
            tableView, sectionForSectionIndexTitle: title, at: index) ?? index
    }
}

/// An object that is told which rows are going to be seen, so that it can get their data in time. Main actor only.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// The rows at `indexPaths` are near what is seen, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// The rows at `indexPaths` are not near any more, and were never shown.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        forwarding(self, (any UITableViewDataSourcePrefetching).self)?.tableView(
            tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
}
