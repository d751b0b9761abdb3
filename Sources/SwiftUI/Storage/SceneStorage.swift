import Foundation

/// A value that belongs to a scene, one of the program's windows, and is there again when the program is next run. It
/// is kept beside the program's user defaults, under a key of the scene's own.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let name: String
    private let form: StoredForm<Value>
    /// The value while there is none.
    private let absent: Value
    private var place: DefaultsKey?

    init(_ name: String, _ form: StoredForm<Value>, _ absent: Value) {
        (self.name, self.form, self.absent) = (name, form, absent)
    }

    private var location: Location<Value> {
        place.map { StoredLocation($0, form, absent: absent) } ?? ConstantLocation(absent)
    }

    /// The value. A body that reads it runs again when it changes. Of a view that is not shown it is the first one, and
    /// setting it does nothing.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, nil) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(location: location) }

    /// Connects the property with the scene around its node.
    @MainActor public static func _bind(_ property: inout SceneStorage<Value>, _ binder: _PropertyBinder) {
        let scene = binder.binder.reader.read(\.sceneNumber)
        let store = binder.binder.reader.read(\.defaultAppStorage)
        property.place = .named("SwiftUI.scene\(scene).\(property.name)", in: store)
    }
}

extension SceneStorage: ComparableInput {
    /// Whether both are the same key: readers are told of changes.
    static func isSame(_ one: SceneStorage<Value>, _ other: SceneStorage<Value>) -> Bool {
        one.name == other.name && InputComparison.isSame(one.absent, other.absent)
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

private enum SceneNumberKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    /// The number of the scene around the view among those of the program, from 0.
    var sceneNumber: Int {
        get { self[SceneNumberKey.self] }
        set { self[SceneNumberKey.self] = newValue }
    }
}
