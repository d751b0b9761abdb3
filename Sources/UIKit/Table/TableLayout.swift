import CoreGraphics
import Foundation

/// Where everything in a table is: what is known of it, without its views.
struct TableLayout {
    /// The numbers of a section.
    struct Section {
        /// Points above the header, and the height of that.
        var gap: CGFloat = 0
        var header: CGFloat = 0
        /// The heights of the rows, each with the gap below it.
        var rows: RowHeights
        /// Points between two rows.
        var rowGap: CGFloat = 0
        /// The source of a row's height that is not known yet.
        var source = RowSource.fixed
        var footer: CGFloat = 0
        /// Titles that the table shows itself.
        var headerTitle: String?
        var footerTitle: String?

        var height: CGFloat { gap + header + rows.total - (rows.count > 0 ? rowGap : 0) + footer }
    }

    /// The source of heights.
    enum RowSource {
        /// All are known.
        case fixed
        /// The delegate, row by row.
        case delegate
        /// The cell itself.
        case cell
    }

    private(set) var sections: [Section] = []
    /// The heights of the sections.
    private var heights = RowHeights(count: 0, common: 0)
    /// The heights of the views above and below all sections.
    var above: CGFloat = 0
    var below: CGFloat = 0

    init() {}

    init(_ sections: [Section]) {
        self.sections = sections
        heights = RowHeights(sections.map(\.height), common: 0)
    }

    /// The height of all.
    var height: CGFloat { above + heights.total + below }

    /// The number of rows of all sections.
    var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

    /// Whether there is such a row.
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rows.count
    }

    /// The top of section `index`, the gap above its header included.
    func top(ofSection index: Int) -> CGFloat { above + heights.top(of: index) }

    /// Top and height of section `index`.
    func section(_ index: Int) -> (y: CGFloat, height: CGFloat) {
        sections.indices.contains(index) ? (top(ofSection: index), sections[index].height) : (0, 0)
    }

    /// Top and height of a section's header.
    func header(_ index: Int) -> (y: CGFloat, height: CGFloat) {
        sections.indices.contains(index)
            ? (top(ofSection: index) + sections[index].gap, sections[index].header) : (0, 0)
    }

    /// Top and height of a section's footer.
    func footer(_ index: Int) -> (y: CGFloat, height: CGFloat) {
        guard sections.indices.contains(index) else { return (0, 0) }
        let section = sections[index]
        return (top(ofSection: index) + section.height - section.footer, section.footer)
    }

    /// Top and height of a row.
    func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
        guard contains(path) else { return (0, 0) }
        let section = sections[path.section]
        let y = top(ofSection: path.section) + section.gap + section.header + section.rows.top(of: path.row)
        return (y, section.rows.height(of: path.row) - section.rowGap)
    }

    /// Sets the height of a row.
    mutating func set(_ height: CGFloat, of path: IndexPath) {
        sections[path.section].rows.set(height + sections[path.section].rowGap, at: path.row)
        heights.set(sections[path.section].height, at: path.section)
    }

    /// The section at `y`, or the nearest; nil without sections.
    func sectionIndex(at y: CGFloat) -> Int? { sections.isEmpty ? nil : heights.index(at: y - above) }

    /// The row at `y`; nil where there is none.
    func path(at y: CGFloat) -> IndexPath? {
        guard let path = firstPath(endingBelow: y), row(path).y <= y else { return nil }
        return path
    }

    /// The first row that ends below `y`; nil for none.
    func firstPath(endingBelow y: CGFloat) -> IndexPath? {
        guard var index = sectionIndex(at: y) else { return nil }
        let section = sections[index]
        let inside = y - top(ofSection: index) - section.gap - section.header
        if section.rows.count > 0, inside < section.rows.total - section.rowGap {
            return IndexPath(row: section.rows.index(at: inside), section: index)
        }
        index += 1
        while index < sections.count {
            if sections[index].rows.count > 0 { return IndexPath(row: 0, section: index) }
            index += 1
        }
        return nil
    }

    /// The row after `path`; nil after the last.
    func path(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].rows.count {
            return IndexPath(row: path.row + 1, section: path.section)
        }
        var index = path.section + 1
        while index < sections.count {
            if sections[index].rows.count > 0 { return IndexPath(row: 0, section: index) }
            index += 1
        }
        return nil
    }

    /// The row before `path`; nil before the first.
    func path(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        var index = path.section - 1
        while index >= 0 {
            if sections[index].rows.count > 0 {
                return IndexPath(row: sections[index].rows.count - 1, section: index)
            }
            index -= 1
        }
        return nil
    }

    /// The place of `path` among all rows, from 1.
    func number(of path: IndexPath) -> Int {
        sections.prefix(path.section).reduce(0) { $0 + $1.rows.count } + path.row + 1
    }
}
