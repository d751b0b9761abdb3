import Foundation
import OctantBase

/// A class whose values by key are its own affair.
package protocol SelfKeyedObject: AnyObject {
    /// Returns the value at a path of keys; nil for none.
    nonisolated func keyedObjectValue(_ keyPath: String) -> Any?
    /// Sets the value at a path of keys.
    nonisolated func setKeyedObjectValue(_ value: Any?, _ keyPath: String)
}

/// An object that is asked for what is not found by its name.
package protocol UndefinedKeyObject: NSObjectProtocol {
    /// Returns the value for a key that no property has.
    nonisolated func value(forUndefinedKey key: String) -> Any?
    /// Sets the value for a key that no property has.
    nonisolated func setValue(_ value: Any?, forUndefinedKey key: String)
}

extension UndefinedKeyObject {
    /// Says in the log, once, that no property is called `key`.
    package nonisolated func logUndefinedKey(_ key: String) { KeyValueCoding.logUndefined(key, of: self) }
}

extension NSObjectProtocol {
    /// Returns the value of the property called `key`: of one that tells observers of its changes, of one whose getter
    /// the class lists in a `MethodTable`, or of one that is stored in the object. For others nil, and one line of the
    /// log, where Apple's runtime would end the program.
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }

    /// Sets the property called `key`, one that tells observers of its changes or whose setter the class lists in a
    /// `MethodTable`, as `setTitle:`. Others, and values that are not of the property's type, are one line of the log.
    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, key, of: self) }

    /// Returns the value as `value(forKey:)` does, for names with dots between: each is one of the object before it.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let object = self as? any SelfKeyedObject { return object.keyedObjectValue(keyPath) }
        let (key, rest) = KeyValueCoding.split(keyPath)
        let value = value(forKey: key)
        guard let rest else { return value }
        return (value as? any NSObjectProtocol)?.value(forKeyPath: rest)
    }

    /// Sets the value as `setValue(_:forKey:)` does, for names with dots between.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let object = self as? any SelfKeyedObject { return object.setKeyedObjectValue(value, keyPath) }
        let (key, rest) = KeyValueCoding.split(keyPath)
        guard let rest else { return setValue(value, forKey: key) }
        (self.value(forKey: key) as? any NSObjectProtocol)?.setValue(value, forKeyPath: rest)
    }
}

/// Reading and setting of properties by their names.
private enum KeyValueCoding {
    /// The first name of a path, and what follows the first dot; nil for nothing.
    static func split(_ path: String) -> (key: String, rest: String?) {
        let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
    }

    static func value(_ key: String, of object: any NSObjectProtocol) -> Any? {
        if let keyed = object as? any SelfKeyedObject { return keyed.keyedObjectValue(key) }
        if let read = ObservableKeys.reader(ObservableKeys.canonical(key, of: object), of: object) {
            return boxed(read(object))
        }
        if let getter = [key, "is" + key.capitalizedFirst].map({ Selector($0) }).first(where: {
            $0.isMethod(of: object)
        }) {
            return boxed(getter.invoke(on: object))
        }
        if let stored = stored(key, in: object) { return boxed(stored) }
        if let object = object as? any UndefinedKeyObject { return object.value(forUndefinedKey: key) }
        logUndefined(key, of: object)
        return nil
    }

    /// A number of any kind as an object, which casts to every kind that can hold it; other values as they are.
    private static func boxed(_ value: Any?) -> Any? {
        let value = unwrapped(value)
        return value as? NSNumber ?? value
    }

    static func set(_ value: Any?, _ key: String, of object: any NSObjectProtocol) {
        if let keyed = object as? any SelfKeyedObject { return keyed.setKeyedObjectValue(value, key) }
        let value = unwrapped(value)
        let name = ObservableKeys.canonical(key, of: object)
        let keys = (type(of: object) as? any KeyValueNaming.Type)?.observableKeys ?? []
        // A number fits a property of any kind of number.
        let number = value as? NSNumber
        if let known = keys.first(where: { $0.name == name }),
            known.write(object, value) || number.map({ known.write(object, $0) }) == true
        {
            return
        }
        let setter = Selector("set\(key.capitalizedFirst):")
        if setter.isMethod(of: object) {
            setter.invoke(on: object, with: [number ?? value])
        } else if let object = object as? any UndefinedKeyObject {
            object.setValue(value, forUndefinedKey: key)
        } else {
            logUndefined(key, of: object)
        }
    }

    /// The value that the object stores under this name, or the name after a line; nil where it has no such property.
    private static func stored(_ key: String, in object: AnyObject) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            if let child = level.children.first(where: { $0.label == key || $0.label == "_" + key }) {
                return child.value
            }
            mirror = level.superclassMirror
        }
        return nil
    }

    fileprivate static func logUndefined(_ key: String, of object: any NSObjectProtocol) {
        let type = type(of: object)
        Log.once("key.\(type).\(key)", "\(type) has no property '\(key)' that is found by its name, of that type")
    }
}
