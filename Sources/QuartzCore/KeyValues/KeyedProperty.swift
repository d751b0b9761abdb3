import OctantBase
import RenderServer

/// The access to one public property of a class by its name.
struct KeyedProperty: Sendable {
    /// The present value of an object of the class; nil for none.
    let get: @Sendable (AnyObject) -> Any?
    /// Sets the property, to its default for nil, and returns whether the value fits; nil for a read-only property.
    let set: (@Sendable (AnyObject, Any?) -> Bool)?
    /// The default, boxed.
    let standard: @Sendable () -> Any?

    /// A property that always has a value.
    init<Root: AnyObject, Value: KeyedValue & Sendable>(
        _ path: ReferenceWritableKeyPath<Root, Value> & Sendable, _ standard: Value
    ) {
        self.standard = { standard.keyedBox }
        get = { ($0 as? Root)?[keyPath: path].keyedBox }
        set = { object, boxed in
            guard let root = object as? Root, let value = boxed.map({ Value.unboxed($0) }) ?? standard else {
                return false
            }
            root[keyPath: path] = value
            return true
        }
    }

    /// A property that may have no value, and has none by default, unless `standard` is another value.
    init<Root: AnyObject, Value: KeyedValue>(
        _ path: ReferenceWritableKeyPath<Root, Value?> & Sendable, standard: Value? = nil
    ) {
        nonisolated(unsafe) let box = standard?.keyedBox  // Values never change.
        self.standard = { box }
        get = { ($0 as? Root)?[keyPath: path]?.keyedBox }
        set = { object, boxed in
            guard let root = object as? Root else { return false }
            guard let boxed else {
                root[keyPath: path] = nil
                return true
            }
            guard let value = Value.unboxed(boxed) else { return false }
            root[keyPath: path] = value
            return true
        }
    }

    /// A property that accepts anything, and checks it itself.
    init<Root: AnyObject>(anything path: ReferenceWritableKeyPath<Root, Any?> & Sendable) {
        standard = { nil }
        get = { ($0 as? Root)?[keyPath: path] }
        set = { object, boxed in
            (object as? Root)?[keyPath: path] = boxed
            return true
        }
    }

    /// A property of another kind: `cast` opens the box, nil for what does not fit.
    init<Root: AnyObject, Value>(
        _ path: ReferenceWritableKeyPath<Root, Value?> & Sendable, cast: @escaping @Sendable (Any) -> Value?
    ) {
        standard = { nil }
        get = { ($0 as? Root)?[keyPath: path] }
        set = { object, boxed in
            let value = boxed.flatMap(cast)
            guard let root = object as? Root, boxed == nil || value != nil else { return false }
            root[keyPath: path] = value
            return true
        }
    }

    /// A read-only property.
    init<Root: AnyObject>(reading read: @escaping @Sendable (Root) -> Any?) {
        standard = { nil }
        get = { ($0 as? Root).flatMap(read) }
        set = nil
    }
}

extension [String: KeyedProperty] {
    /// Adds each `isSomething` under Objective-C's name for it too, `something`.
    mutating func addObjectiveCNames() {
        for (name, property) in self where name.hasPrefix("is") {
            let rest = name.dropFirst(2)
            guard let first = rest.first, first.isUppercase else { continue }
            self[first.lowercased() + rest.dropFirst()] = property
        }
    }
}

/// An object whose properties are read and set by name, as key-value coding has it.
protocol KeyedObject: AnyObject {
    /// The property called `key` of this class or one above it.
    static func keyedProperty(_ key: String) -> KeyedProperty?
    /// The value stored under `key`, a name that is no property's.
    func storedValue(_ key: String) -> Any?
    /// Stores `value` under `key`, a name that is no property's.
    func store(_ value: Any?, _ key: String)
    func value(forKey key: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
    func value(forKeyPath keyPath: String) -> Any?
    func setValue(_ value: Any?, forKeyPath keyPath: String)
}

extension KeyedObject {
    /// The property called `key`, else what was stored under that name.
    func keyedValue(_ key: String) -> Any? {
        if let property = type(of: self).keyedProperty(key) { return property.get(self) }
        return storedValue(key)
    }

    /// Sets the property called `key`, or stores `value` under that name.
    func setKeyedValue(_ value: Any?, _ key: String) {
        guard let property = type(of: self).keyedProperty(key) else {
            store(value, key)
            return
        }
        guard let set = property.set else {
            Log.once("key.\(key)", "'\(key)' is only to look at: nothing is set")
            return
        }
        // NSNull means nil here as in collections.
        if !set(self, value is NSNull ? nil : value) { refuse(value, key) }
    }

    /// Returns the value as `keyedValue` does, for a path of names with dots between: on into structs, layers and
    /// animations.
    func keyedValue(path: String) -> Any? {
        guard let (head, tail) = path.splitAtFirstDot else { return value(forKey: path) }
        guard let property = type(of: self).keyedProperty(head) else {
            if let object = storedValue(head) as? any KeyedObject { return object.value(forKeyPath: tail) }
            return storedValue(path)
        }
        switch property.get(self) {
        case let object as any KeyedObject: return object.value(forKeyPath: tail)
        case let value?: return StructPart.value(of: value, at: tail)
        case nil: return nil
        }
    }

    /// Sets the value as `setKeyedValue` does, for a path of names with dots between.
    func setKeyedValue(_ value: Any?, path: String) {
        guard let (head, tail) = path.splitAtFirstDot else {
            setValue(value, forKey: path)
            return
        }
        guard type(of: self).keyedProperty(head) != nil else {
            if let object = storedValue(head) as? any KeyedObject {
                object.setValue(value, forKeyPath: tail)
            } else {
                store(value, path)
            }
            return
        }
        switch self.value(forKey: head) {
        case let object as any KeyedObject:
            object.setValue(value, forKeyPath: tail)
        case let old?:
            let part = value is NSNull ? nil : value
            if let changed = StructPart.setting(part, in: old, at: tail) {
                setValue(changed, forKey: head)
            } else {
                refuse(value, path)
            }
        case nil:
            refuse(value, path)
        }
    }

    private func refuse(_ value: Any?, _ name: String) {
        guard let value else { return Log.once("key.\(name)", "'\(name)' cannot be set to nothing") }
        Log.once("key.\(name).\(type(of: value))", "'\(name)' does not take the \(type(of: value)) \(value)")
    }
}

extension String {
    /// The parts before and after the first dot; nil without one.
    fileprivate var splitAtFirstDot: (String, String)? {
        guard let dot = firstIndex(of: ".") else { return nil }
        return (String(self[..<dot]), String(self[index(after: dot)...]))
    }
}
