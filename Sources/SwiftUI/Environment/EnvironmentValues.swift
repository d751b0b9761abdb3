import Observation

/// The environment of a view. Programs add values of their own by a property that gets and sets `self[Key.self]`.
public struct EnvironmentValues: CustomStringConvertible {
    /// The values set, by the keys' types.
    private var values: [ObjectIdentifier: any EnvironmentEntry] = [:]
    /// Called with each key that is read, if set.
    private var listener: ((ObjectIdentifier) -> Void)?

    /// An environment with no values set.
    public init() {}

    /// The value of `key`.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let name = ObjectIdentifier(key)
            listener?(name)
            return (values[name] as? TypedEntry<K.Value>)?.value ?? K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = TypedEntry(newValue) }
    }

    /// The object of type `objectType` that surrounds the view; nil for none.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get {
            let name = ObjectIdentifier(objectType)
            listener?(name)
            return (values[name] as? TypedEntry<T?>)?.value
        }
        set { values[ObjectIdentifier(objectType)] = TypedEntry(newValue) }
    }

    /// Takes over the values of `outer` that are not set here.
    mutating func inherit(_ outer: EnvironmentValues) { values.merge(outer.values) { own, _ in own } }

    /// The number of values set, as text.
    public var description: String { "EnvironmentValues(\(values.count) values)" }

    /// The same values; `listener` is called with each key that is read.
    func observed(by listener: @escaping (ObjectIdentifier) -> Void) -> EnvironmentValues {
        var copy = self
        copy.listener = listener
        return copy
    }

    /// The keys whose values differ, as far as can be told.
    @MainActor func differences(from other: EnvironmentValues) -> [ObjectIdentifier] {
        var keys: [ObjectIdentifier] = []
        for (key, entry) in values {
            guard let former = other.values[key] else {
                keys.append(key)
                continue
            }
            if entry !== former, !entry.isSame(as: former) { keys.append(key) }
        }
        for key in other.values.keys where values[key] == nil { keys.append(key) }
        return keys
    }

    /// The same values, those that did not change with their former entries, so that they compare at once.
    @MainActor func sharing(_ former: EnvironmentValues) -> EnvironmentValues {
        var shared = self
        shared.listener = nil
        for (key, entry) in values {
            if let old = former.values[key], old !== entry, entry.isSame(as: old) { shared.values[key] = old }
        }
        return shared
    }
}

/// The value set for one key.
private protocol EnvironmentEntry: AnyObject {
    @MainActor func isSame(as other: any EnvironmentEntry) -> Bool
}

private final class TypedEntry<Value>: EnvironmentEntry {
    let value: Value

    init(_ value: Value) { self.value = value }

    func isSame(as other: any EnvironmentEntry) -> Bool {
        guard let other = other as? TypedEntry<Value> else { return false }
        return InputComparison.isSame(value, other.value)
    }
}
