import Observation
import OctantBase

/// A value that surrounds the view. A body that reads it runs again when it changes.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let path: KeyPath<EnvironmentValues, Value>
    /// The environment once the view has a node.
    private var reader: EnvironmentReader?

    /// The value that `keyPath` leads to.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

    /// The object of this type that `.environment(_:)` put around the view. Reading it where there is none ends the
    /// program, as on Apple's systems: write `Model?` where there may be none.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        path = \.[required: RequiredObject<Value>()]
    }

    /// The object of this type that `.environment(_:)` put around the view; nil for none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        path = \.[optional: ObjectName<T>()]
    }

    /// The value: outside a body the present one; while the view is in no interface, the default.
    public var wrappedValue: Value { reader?.read(path) ?? EnvironmentValues()[keyPath: path] }

    /// Connects the property with the environment of its node.
    @MainActor public static func _bind(_ property: inout Environment<Value>, _ binder: _PropertyBinder) {
        property.reader = binder.binder.keep { EnvironmentReader(binder.binder.reader) }
    }
}

extension Environment: ComparableInput {
    /// Whether the paths are the same, and so the values: a reader is notified of changes.
    static func isSame(_ one: Environment<Value>, _ other: Environment<Value>) -> Bool { one.path == other.path }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// The node at which a view reads its environment.
///
/// `@unchecked Sendable`: used by the main thread; elsewhere nothing is read.
final class EnvironmentReader: @unchecked Sendable {
    private weak var reader: Reader?

    init(_ reader: Reader) { self.reader = reader }

    func read<Value>(_ path: KeyPath<EnvironmentValues, Value>) -> Value? {
        guard MainThread.isCurrent else { return nil }
        nonisolated(unsafe) let path = path
        nonisolated(unsafe) var value: Value?
        MainActor.assumeIsolated {
            guard let scope = reader?.node.environment else { return }
            value = Reader.current?.read(path, in: scope) ?? scope.values[keyPath: path]
        }
        return value
    }
}

/// Names the type of an object that has to be there.
struct RequiredObject<T>: Hashable {}

/// Names the type of an object that may be there.
struct ObjectName<T>: Hashable {}

extension EnvironmentValues {
    subscript<T: AnyObject & Observable>(optional name: ObjectName<T>) -> T? { self[T.self] }

    subscript<T: AnyObject & Observable>(required name: RequiredObject<T>) -> T {
        guard let object = self[T.self] else { noObject(T.self) }
        return object
    }
}

/// The end of a program that reads an object which was not set around its view.
private func noObject(_ type: Any.Type) -> Never {
    fatalError("no \(type) was found: .environment(_:) has to put one around the view that reads it")
}
