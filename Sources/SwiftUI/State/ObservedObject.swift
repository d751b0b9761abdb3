public import Combine

/// An object that a view is given, and whose changes bring up to date the bodies that read it.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to properties of an object: `$model.name`.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType
        let watch: ObjectWatch<ObjectType>?

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { Binding(location: WatchedLocation(object, keyPath, watch)) }
    }

    private let object: ObjectType
    private var watch: ObjectWatch<ObjectType>?

    /// The object `wrappedValue`.
    public init(wrappedValue: ObjectType) { object = wrappedValue }

    /// The object `initialValue`.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    /// The object. A body that reads it runs again when it changes.
    @MainActor public var wrappedValue: ObjectType {
        get {
            watch?.note()
            return object
        }
        set { self = ObservedObject(wrappedValue: newValue) }
    }

    /// Bindings to its properties.
    @MainActor public var projectedValue: Wrapper { Wrapper(object: object, watch: watch) }

    /// Connects the property with the object.
    @MainActor public static func _bind(_ property: inout ObservedObject<ObjectType>, _ binder: _PropertyBinder) {
        let watch = binder.binder.keep { ObjectWatch<ObjectType>() }
        watch.follow(property.object)
        property.watch = watch
    }
}

extension ObservedObject: ComparableInput {
    /// Whether the objects are the same: of changes inside it is told.
    static func isSame(_ one: ObservedObject<ObjectType>, _ other: ObservedObject<ObjectType>) -> Bool {
        one.object === other.object
    }
}
