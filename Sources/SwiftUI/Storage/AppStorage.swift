import Foundation

/// A value that the program's user defaults keep. Setting it brings up to date the bodies that read it, and so does
/// whatever else sets the same key of the same store on the main thread, by the end of that turn of the run loop.
///
/// Values that were set are written to the file of the defaults in the turn after.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let name: String
    private let form: StoredForm<Value>
    /// The value while the defaults hold none.
    private let absent: Value
    /// The store that was asked for; nil for that of the surroundings.
    private let store: UserDefaults?
    private var place: DefaultsKey?

    init(_ name: String, _ form: StoredForm<Value>, _ absent: Value, _ store: UserDefaults?) {
        (self.name, self.form, self.absent, self.store) = (name, form, absent, store)
    }

    private var location: StoredLocation<Value> {
        StoredLocation(place ?? .named(name, in: store ?? .standard), form, absent: absent)
    }

    /// The value. A body that reads it runs again when it changes. In no view, it is that of the store that was asked
    /// for, or of the standard one.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, nil) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(location: location) }

    /// Connects the property with the store around its node.
    @MainActor public static func _bind(_ property: inout AppStorage<Value>, _ binder: _PropertyBinder) {
        let store = property.store ?? binder.binder.reader.read(\.defaultAppStorage)
        property.place = .named(property.name, in: store)
    }
}

extension AppStorage: ComparableInput {
    /// Whether both are the same key of the same store: readers are told of changes.
    static func isSame(_ one: AppStorage<Value>, _ other: AppStorage<Value>) -> Bool {
        one.name == other.name && one.store === other.store && InputComparison.isSame(one.absent, other.absent)
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }

extension EnvironmentValues {
    /// The store of `@AppStorage` that names none.
    var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of the `@AppStorage` in this view that name none.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
