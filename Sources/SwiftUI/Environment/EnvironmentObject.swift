public import Combine

/// An object that surrounds the view, put there by `environmentObject(_:)`.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to properties of the object.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private var object: ObjectType?
    private var watch: ObjectWatch<ObjectType>?

    /// The object of this type that surrounds the view.
    public init() {}

    /// The object. A body that reads it runs again when it changes. Reading it where there is none ends the program, as
    /// on Apple's systems.
    @MainActor public var wrappedValue: ObjectType {
        watch?.note()
        return present
    }

    private var present: ObjectType {
        if let object { return object }
        fatalError(
            "no \(ObjectType.self) was found: .environmentObject(_:) has to put one around the view that reads it")
    }

    /// Bindings to its properties.
    @MainActor public var projectedValue: Wrapper { Wrapper(object: present, watch: watch) }

    /// Connects the property with the object around its node.
    @MainActor public static func _bind(_ property: inout EnvironmentObject<ObjectType>, _ binder: _PropertyBinder) {
        let watch = binder.binder.keep { ObjectWatch<ObjectType>() }
        property.object = binder.binder.reader.read(\.[observable: ObservableName<ObjectType>()])
        if let object = property.object { watch.follow(object) }
        property.watch = watch
    }
}

extension EnvironmentObject: ComparableInput {
    /// It is found by its type: of another one the view is told.
    static func isSame(_ one: EnvironmentObject<ObjectType>, _ other: EnvironmentObject<ObjectType>) -> Bool { true }
}

/// Names the type of an object that surrounds a view.
struct ObservableName<T>: Hashable {}

private enum ObservableObjectKey<T: ObservableObject>: EnvironmentKey { static var defaultValue: T? { nil } }

extension EnvironmentValues {
    /// The object of this type that surrounds the view; nil for none.
    subscript<T: ObservableObject>(observable name: ObservableName<T>) -> T? {
        get { self[ObservableObjectKey<T>.self] }
        set { self[ObservableObjectKey<T>.self] = newValue }
    }
}

extension View {
    /// Puts `object` around this view, for `@EnvironmentObject`.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier { $0[observable: ObservableName<T>()] = object })
    }
}
