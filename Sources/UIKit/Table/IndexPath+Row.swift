import Foundation

extension IndexPath {
    /// The path of row `row` in section `section` of a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section of a list: the first index; 0 of an empty path.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { self = IndexPath(indexes: [newValue, row]) }
    }

    /// The row of a table: the second index; 0 where there is none.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(indexes: [section, newValue]) }
    }
}
