import OctantBase
import Synchronization

/// A property of a class that tells its observers of changes: its name, and how it is read.
package struct ObservableKey {
    let name: String
    let path: AnyKeyPath
    let read: (AnyObject) -> Any?
    /// Sets it. Returns whether it can be set, and to that.
    let write: (AnyObject, Any?) -> Bool

    /// The property at `path`, called `name`. Observers by name get what `value` makes of it.
    package init<Root: AnyObject, Value>(
        _ name: String, _ path: KeyPath<Root, Value>, value: @escaping (Value) -> Any? = { $0 }
    ) {
        (self.name, self.path) = (name, path)
        read = { object in (object as? Root).flatMap { value($0[keyPath: path]) } }
        write = { object, value in
            guard let object = object as? Root, let path = path as? ReferenceWritableKeyPath<Root, Value> else {
                return false
            }
            let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
            guard let fitting = value == nil ? none as? Value : value as? Value else { return false }
            object[keyPath: path] = fitting
            return true
        }
    }
}

/// A class that knows which of its properties tell of changes. Key paths begin at a class, so each subclass has its
/// own: an extension of the protocol makes them of `Self`.
package protocol KeyValueNaming: AnyObject {
    /// The properties that tell of changes.
    nonisolated static var observableKeys: [ObservableKey] { get }
}

/// A property that the program declares observable, as `@KeyValueObservable` makes them.
protocol DeclaredObservable {
    /// Its value.
    var declaredValue: Any? { get }
    /// The identity of the declaration in one object.
    var identity: AnyObject { get }
}

/// The finding of the properties of an object.
enum ObservableKeys {
    /// The names that are read while a key path is traced; nil while none is.
    private static let traced = ThreadLocal<Trace>()
    private static let isTracing = Atomic(0)

    private final class Trace {
        var names: [String] = []
    }

    /// Notes, where a key path is being traced, that it leads to the property called `name`.
    static func noteReading(_ name: @autoclosure () -> String?) {
        guard isTracing.load(ordering: .relaxed) > 0, let trace = traced.value, let name = name() else { return }
        trace.names.append(name)
    }

    /// The name of the property of `object` at `path`, or of those that it is computed from; none for one that tells
    /// nobody of changes.
    static func names<Object: AnyObject, Value>(_ path: KeyPath<Object, Value>, of object: Object) -> [String] {
        let keys = (Object.self as? any KeyValueNaming.Type)?.observableKeys ?? []
        if let key = keys.first(where: { $0.path == path }) { return [key.name] }
        // What the program declares says its name when it is read.
        let trace = Trace()
        traced.value = trace
        isTracing.add(1, ordering: .relaxed)
        defer {
            isTracing.subtract(1, ordering: .relaxed)
            traced.value = nil
        }
        _ = object[keyPath: path]
        return Array(Set(trace.names)).ordered()
    }

    /// The name by which the property of `object` called `name` tells of changes: Objective-C says `hidden` where Swift
    /// says `isHidden`.
    static func canonical(_ name: String, of object: AnyObject) -> String {
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
        let short = first.lowercased() + name.dropFirst(3)
        let keys = (type(of: object) as? any KeyValueNaming.Type)?.observableKeys ?? []
        return keys.contains { $0.name == short } ? short : name
    }

    /// Returns the function that reads the property of `object` called `name`; nil for one that tells nobody.
    static func reader(_ name: String, of object: AnyObject) -> ((AnyObject) -> Any?)? {
        let keys = (type(of: object) as? any KeyValueNaming.Type)?.observableKeys ?? []
        if let key = keys.first(where: { $0.name == name }) { return key.read }
        guard declared(in: object).contains(where: { $0.name == name }) else { return nil }
        return { object in declared(in: object).first { $0.name == name }?.property.declaredValue }
    }

    /// The properties of `object` that the program declared observable.
    static func declared(in object: AnyObject) -> [(name: String, property: any DeclaredObservable)] {
        var mirror: Mirror? = Mirror(reflecting: object)
        var found: [(String, any DeclaredObservable)] = []
        while let level = mirror {
            for child in level.children {
                guard let label = child.label, let property = child.value as? any DeclaredObservable else { continue }
                // The storage of a wrapped property has its name, after a line.
                found.append((String(label.dropFirst()), property))
            }
            mirror = level.superclassMirror
        }
        return found
    }
}
