import RenderServer

/// The properties of a class by name, as they are gathered.
struct KeyedProperties<Root: AnyObject> {
    /// The defaults are the values of a new object.
    private let new: Root
    private var byName: [String: KeyedProperty] = [:]

    /// The table of the class of `new`, a new object, that `fill` makes.
    static func table(of new: Root, _ fill: (inout KeyedProperties) -> Void) -> [String: KeyedProperty] {
        var keys = KeyedProperties(new: new)
        fill(&keys)
        keys.byName.addObjectiveCNames()
        return keys.byName
    }

    private init(new: Root) { self.new = new }

    /// Adds a property that always has a value.
    mutating func add<Value: KeyedValue & Sendable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value> & Sendable
    ) {
        add(name, KeyedProperty(path, new[keyPath: path]))
    }

    /// Adds a property that may have no value.
    mutating func add<Value: KeyedValue>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value?> & Sendable
    ) {
        add(name, KeyedProperty(path, standard: new[keyPath: path]))
    }

    /// Adds a property that animates, which always has a value, under the names that the table of `Owner` has for it.
    mutating func add<Value: KeyedValue & Sendable, Owner: PropertyOwner, Stored>(
        _ path: ReferenceWritableKeyPath<Root, Value> & Sendable, for stored: KeyPath<Owner, Stored>
    ) {
        add(KeyedProperty(path, new[keyPath: path]), for: stored)
    }

    /// Adds a property that may have no value.
    mutating func add<Value: KeyedValue, Owner: PropertyOwner, Stored>(
        _ path: ReferenceWritableKeyPath<Root, Value?> & Sendable, for stored: KeyPath<Owner, Stored>
    ) {
        add(KeyedProperty(path, standard: new[keyPath: path]), for: stored)
    }

    /// Adds a property of another kind that animates.
    mutating func add<Owner: PropertyOwner, Stored>(_ property: KeyedProperty, for stored: KeyPath<Owner, Stored>) {
        for name in AnimatableProperty(stored).keyPaths { add(name, property) }
    }

    /// Adds a property of another kind.
    mutating func add(_ name: String, _ property: KeyedProperty) { byName[name] = property }
}
