import Foundation

/// A set of objects that need not be kept alive by it. Not for several threads at once.
public class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    private var entries: [Int: [TableEntry]] = [:]

    /// An empty table.
    public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int) {
        self.options = options
        entries.reserveCapacity(max(0, min(initialCapacity, 1 << 16)))
    }

    /// An empty table.
    public convenience init(options: NSPointerFunctions.Options = []) { self.init(options: options, capacity: 0) }

    /// Returns an empty table that keeps no object alive.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// Adds an object, unless one equal to it is there. A value that is no object is put into one.
    public func add(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }), member(equalTo: object) == nil else { return }
        let hash = TableEntry.hash(object, options)
        entries[hash, default: []].removeAll { $0.object == nil }
        entries[hash, default: []].append(TableEntry(object, options))
    }

    /// Removes the object that is equal to this one.
    public func remove(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }) else { return }
        entries[TableEntry.hash(object, options)]?.removeAll { $0.object == nil || $0.holds(object, options) }
    }

    /// Removes all.
    public func removeAllObjects() { entries = [:] }

    /// Whether an object equal to this one is there.
    public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// Returns the object that is equal to this one; nil where there is none.
    public func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { member(equalTo: $0 as AnyObject) as? ObjectType }
    }

    private func member(equalTo object: AnyObject) -> AnyObject? {
        entries[TableEntry.hash(object, options)]?.first { $0.holds(object, options) }?.object
    }

    /// The number of objects, those not counted that have ended.
    public var count: Int { allObjects.count }

    /// The objects, in no order.
    public var allObjects: [ObjectType] {
        entries.values.flatMap { $0 }.compactMap { $0.object.flatMap { $0 as? ObjectType } }
    }

    /// One of the objects; nil where there is none.
    public var anyObject: ObjectType? { allObjects.first }

    /// Returns what goes through the objects there are now.
    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
