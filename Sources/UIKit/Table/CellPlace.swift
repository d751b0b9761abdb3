import CoreGraphics

/// The place of a cell in its table: what its ground, its corners and its separators depend on.
struct CellPlace: Equatable {
    var style = UITableView.Style.plain
    /// Whether it is the first and the last row of its section.
    var isFirst = false
    var isLast = false
    /// Whether the table draws lines between rows, and of which colour.
    var hasSeparators = false
    var separatorColor: UIColor?
    /// The lines of a row of a list; nil in tables.
    var lines: UIListSeparatorConfiguration?
    /// The distance of the line from the sides, where the cell sets none.
    var separatorInset: UIEdgeInsets?
    /// Points from the cell's side to its contents.
    var margin: CGFloat = 16
    /// Points at the cell's end that the index of the sections takes.
    var indexRoom: CGFloat = 0
    /// Whether it stands above its section as a heading.
    var isHeading = false
}
