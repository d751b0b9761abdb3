/// The name of a value that surrounds views: a type of one's own.
public protocol EnvironmentKey {
    /// The value's type.
    associatedtype Value

    /// The value where none is set.
    static var defaultValue: Value { get }
}
