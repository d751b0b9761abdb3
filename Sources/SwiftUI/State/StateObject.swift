public import Combine

/// An object that a view owns: made once, when the view gets its node in the interface, and kept as long as that.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var held: HeldObject<ObjectType>?

    /// The object that `thunk` makes when the view is first shown.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. A body that reads it runs again when it changes. Of a view that is not shown it is a new one each
    /// time.
    @MainActor public var wrappedValue: ObjectType {
        guard let held else { return make() }
        held.watch.note()
        return held.object
    }

    /// Bindings to its properties.
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: held?.object ?? make(), watch: held?.watch)
    }

    /// Connects the property with the object of its node.
    @MainActor public static func _bind(_ property: inout StateObject<ObjectType>, _ binder: _PropertyBinder) {
        let make = property.make
        property.held = binder.binder.keep { HeldObject(Reader.untracked(make)) }
    }
}

extension StateObject: ComparableInput {
    /// The object lasts: another closure makes no difference.
    static func isSame(_ one: StateObject<ObjectType>, _ other: StateObject<ObjectType>) -> Bool { true }
}

/// The object of a node.
private final class HeldObject<Object: ObservableObject> {
    let object: Object
    let watch = ObjectWatch<Object>()

    @MainActor init(_ object: Object) {
        self.object = object
        watch.follow(object)
    }
}
