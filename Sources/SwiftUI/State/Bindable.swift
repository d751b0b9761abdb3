import Observation

/// Makes bindings to the properties of an `@Observable` object: `$model.name`.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Makes bindings to properties of `wrappedValue`, an `@Observable` object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Itself.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Makes bindings to properties of `wrappedValue`.
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

    /// The same once more.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The object's identifier.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
