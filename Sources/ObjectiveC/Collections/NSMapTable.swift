import Foundation

/// Objects by objects, either of which need not be kept alive by it. Not for several threads at once.
public class NSMapTable<KeyType, ObjectType>: NSObject {
    private struct Pair {
        let key: TableEntry
        let value: TableEntry

        var isGone: Bool { key.object == nil || value.object == nil }
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var pairs: [Int: [Pair]] = [:]

    /// An empty table.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
        pairs.reserveCapacity(max(0, min(initialCapacity, 1 << 16)))
    }

    /// An empty table.
    public convenience init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
    ) {
        self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    /// Returns an empty table that keeps keys and values alive.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Returns an empty table that keeps values alive until their keys end.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }
    /// Returns an empty table that keeps keys alive.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }
    /// Returns an empty table that keeps nothing alive.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// Returns the object of this key; nil where there is none.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let key = aKey.map({ $0 as AnyObject }) else { return nil }
        let pair = pairs[TableEntry.hash(key, keyOptions)]?.first { $0.key.holds(key, keyOptions) }
        return pair?.value.object.flatMap { $0 as? ObjectType }
    }

    /// Gives the key this object instead of its former one; nil gives it none.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let key = aKey.map({ $0 as AnyObject }), let value = anObject.map({ $0 as AnyObject }) else { return }
        let pair = Pair(key: TableEntry(key, keyOptions), value: TableEntry(value, valueOptions))
        pairs[TableEntry.hash(key, keyOptions), default: []].append(pair)
    }

    /// Removes the key and its object.
    public func removeObject(forKey aKey: KeyType?) {
        guard let key = aKey.map({ $0 as AnyObject }) else { return }
        pairs[TableEntry.hash(key, keyOptions)]?.removeAll { $0.isGone || $0.key.holds(key, keyOptions) }
    }

    /// Removes all.
    public func removeAllObjects() { pairs = [:] }

    private var present: [(key: AnyObject, value: AnyObject)] {
        pairs.values.flatMap { $0 }.compactMap { pair in
            pair.key.object.flatMap { key in pair.value.object.map { (key, $0) } }
        }
    }

    /// The number of keys, those not counted that have ended, or whose objects have.
    public var count: Int { present.count }

    /// Returns what goes through the keys there are now, in no order.
    public func keyEnumerator() -> NSEnumerator {
        NSArray(array: present.compactMap { $0.key as? KeyType }).objectEnumerator()
    }

    /// Returns what goes through the objects there are now, in no order.
    public func objectEnumerator() -> NSEnumerator? {
        NSArray(array: present.compactMap { $0.value as? ObjectType }).objectEnumerator()
    }

    /// The objects by their keys, those left out that are no `Hashable`.
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        let known = present.compactMap { key, value in
            (key as? any Hashable).flatMap { key in (value as? ObjectType).map { (AnyHashable(key), $0) } }
        }
        return Dictionary(known) { $1 }
    }
}
