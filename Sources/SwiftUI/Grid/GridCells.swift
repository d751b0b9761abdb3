/// The row that a view in a grid belongs to.
struct GridRowMark: Equatable, Sendable {
    /// What all views of the row share.
    let row: GridRowIdentity
    /// The vertical alignment of the row; nil for the grid's.
    let alignment: VerticalAlignment?

    static func == (one: GridRowMark, other: GridRowMark) -> Bool {
        one.row === other.row && one.alignment == other.alignment
    }
}

/// Distinguishes a row from others.
final class GridRowIdentity: Sendable {}

/// The row of a view in a grid; nil for one that takes a row by itself.
enum GridRowKey: LayoutValueKey {
    static let defaultValue: GridRowMark? = nil
}

/// How many columns a view in a grid takes.
private enum GridColumnsKey: LayoutValueKey {
    static let defaultValue = 1
}

/// The point of a view that lies at the same point of its cell; nil where guides decide.
private enum GridAnchorKey: LayoutValueKey {
    static let defaultValue: UnitPoint? = nil
}

/// The directions in which a view asks for no size of its cell.
private enum GridUnsizedKey: LayoutValueKey {
    static let defaultValue: Axis.Set = []
}

/// The horizontal alignment of the column that a view is in; nil for the grid's.
private enum GridColumnAlignmentKey: LayoutValueKey {
    static let defaultValue: HorizontalAlignment? = nil
}

extension View {
    /// Lets this view take as many columns of its grid as `count`.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumnsKey.self, value: count)
    }

    /// Puts the point `anchor` of this view at the same point of its cell in a grid, whatever guides there are.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchorKey.self, value: anchor)
    }

    /// Lets this view ask for no size of its cell along `axes`: it is offered as much as others need.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedKey.self, value: axes)
    }

    /// Lines up by `guide` all views of the grid's column that this one is in. One view of a column decides: the first
    /// one.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }
}

/// The cells of a grid: which of its views is where.
struct GridCells {
    /// A view in its place.
    struct Cell {
        /// The view's number.
        let view: Int
        let row: Int
        let columns: Range<Int>
        /// The point of the view that lies at the same point of its cell; nil where guides decide.
        let anchor: UnitPoint?
        /// The directions in which it asks for nothing.
        let unsized: Axis.Set
    }

    private(set) var cells: [Cell] = []
    private(set) var columnCount = 0
    private(set) var rowCount = 0
    /// The vertical alignment of each row; nil for the grid's.
    private(set) var rowAlignments: [VerticalAlignment?] = []
    /// The horizontal alignment of each column; nil for the grid's.
    private(set) var columnAlignments: [HorizontalAlignment?] = []

    /// The cells of `views`, row by row.
    init(_ views: LayoutSubviews) {
        var rows: [(mark: GridRowMark?, views: Range<Int>)] = []
        for index in views.indices {
            let mark = views[index][GridRowKey.self]
            if let last = rows.indices.last, let mark, rows[last].mark?.row === mark.row {
                rows[last].views = rows[last].views.lowerBound..<index + 1
            } else {
                rows.append((mark, index..<index + 1))
            }
        }
        func width(_ index: Int) -> Int { max(views[index][GridColumnsKey.self], 1) }
        columnCount = rows.map { $0.mark == nil ? 1 : $0.views.reduce(0) { $0 + width($1) } }.max() ?? 0
        rowCount = rows.count
        rowAlignments = rows.map { $0.mark?.alignment }
        columnAlignments = Array(repeating: nil, count: columnCount)
        for (number, row) in rows.enumerated() {
            var column = 0
            for index in row.views {
                let end = row.mark == nil ? columnCount : column + width(index)
                if columnAlignments[column] == nil, row.mark != nil {
                    columnAlignments[column] = views[index][GridColumnAlignmentKey.self]
                }
                cells.append(
                    Cell(
                        view: index, row: number, columns: column..<end, anchor: views[index][GridAnchorKey.self],
                        unsized: views[index][GridUnsizedKey.self]))
                column = end
            }
        }
    }
}
