import Foundation

extension IndexPath {
    /// The path of item `item` in section `section` of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The item of a collection: the second index; 0 where there is none.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
