import CoreGraphics
import Foundation
import OctantBase

extension TableRows {
    /// Scrolls so that a row is at `position`.
    func scroll(to path: IndexPath, _ position: UITableView.ScrollPosition, animated: Bool) {
        if !path.isEmpty, path.count == 2, path.row == NSNotFound, layout.sections.indices.contains(path.section) {
            return scroll(to: rect(current.section(path.section)), position, animated: animated)
        }
        guard layout.contains(path) else {
            return Log.once("table.scrollToRow", "a table was asked to scroll to a row that it does not have")
        }
        settle(around: path, position)
        var rect = rect(current.row(path))
        // A plain table's header covers its top.
        if table.style == .plain, position == .none || position == .top {
            let header = current.sections[path.section].header
            (rect.origin.y, rect.size.height) = (rect.minY - header, rect.height + header)
        }
        scroll(to: rect, position, animated: animated)
    }

    /// Scrolls so that a section is at the top; nowhere for one that is not there.
    func scroll(toSection index: Int) {
        guard layout.sections.indices.contains(index) else { return }
        if current.sections[index].rows.count > 0 { settle(around: IndexPath(row: 0, section: index), .top) }
        let header = current.header(index)
        scroll(to: rect(header.height > 0 ? header : current.section(index)), .top, animated: false)
    }

    private func scroll(to rect: CGRect, _ position: UITableView.ScrollPosition, animated: Bool) {
        adoptContentSize()
        let insets = table.adjustedContentInset
        let room = table.bounds.height - insets.top - insets.bottom
        var y = rect.minY - insets.top
        switch position {
        case .none: return table.scrollRectToVisible(rect, animated: animated)
        case .top: break
        case .middle: y -= (room - rect.height) / 2
        case .bottom: y -= room - rect.height
        }
        table.setContentOffset(table.clamped(CGPoint(x: table.contentOffset.x, y: y)), animated: animated)
    }

    /// Measures the rows that will be seen around `path`, so that it comes to the right place.
    private func settle(around path: IndexPath, _ position: UITableView.ScrollPosition) {
        guard current.sections[path.section].source != .fixed else { return }
        let room = table.bounds.height
        func walk(_ next: (TableLayout) -> (IndexPath) -> IndexPath?) {
            var (now, way): (IndexPath?, CGFloat) = (path, 0)
            while let at = now, way < room {
                measure(at)
                way += current.row(at).height
                now = next(current)(at)
            }
        }
        if position != .bottom { walk { layout in { layout.path(after: $0) } } }
        if position != .top { walk { layout in { layout.path(before: $0) } } }
    }

    /// Measures a row by a cell that is not shown for it.
    private func measure(_ path: IndexPath) {
        let section = current.sections[path.section]
        guard shown[path] == nil, section.rows.known(path.row) == nil, section.source != .fixed else { return }
        if let height = asked(path) { return setHeight(height, of: path) }
        guard let source = table.heldDataSource else { return }
        let cell = prepared(source.tableView(table, cellForRowAt: path), path)
        setHeight(fittingHeight(of: cell), of: path)
        cells.keep(cell, cell.reuseIdentifier)
    }
}
