import Foundation

extension NSIndexPath {
    /// The path of row `row` in section `section` of a table.
    public convenience init(forRow row: Int, inSection section: Int) { self.init(pair: section, row) }

    /// The path of item `item` in section `section` of a collection.
    public convenience init(forItem item: Int, inSection section: Int) { self.init(pair: section, item) }

    private convenience init(pair first: Int, _ second: Int) {
        let indexes = [first, second]
        self.init(indexes: indexes, length: indexes.count)
    }

    /// The section of a list: the first index; 0 of an empty path.
    public var section: Int { length > 0 ? index(atPosition: 0) : 0 }

    /// The row of a table: the second index; 0 where there is none.
    public var row: Int { length > 1 ? index(atPosition: 1) : 0 }

    /// The item of a collection: the second index; 0 where there is none.
    public var item: Int { row }
}
