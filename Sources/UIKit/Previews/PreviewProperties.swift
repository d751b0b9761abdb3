/// The stored properties of a class that keep their values while its source is edited under `octant preview`, which
/// writes a table of them into each class. Of no use to programs.
public protocol PreviewProperties {
    /// The properties that the class itself declares.
    @MainActor static var properties: [PreviewProperty] { get }
}

/// A stored property that is read and set by its name. Of no use to programs.
@MainActor
public struct PreviewProperty {
    package let name: String
    package let type: Any.Type
    /// Returns the value; nil where the object is of another class.
    package let read: (AnyObject) -> Any?
    /// Sets the value; nothing where the object or the value is of another type.
    package let write: (AnyObject, Any) -> Void

    /// The property `name` at `path`.
    public init<Owner: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
        self.name = name
        type = Value.self
        read = { ($0 as? Owner)?[keyPath: path] }
        write = { object, value in
            if let owner = object as? Owner, let value = value as? Value { owner[keyPath: path] = value }
        }
    }
}
