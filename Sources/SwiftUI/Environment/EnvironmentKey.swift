/// The name of a value that surrounds views: a type of one's own.
public protocol EnvironmentKey {
    /// The value's type.
    associatedtype Value

    /// The value where nothing is said.
    static var defaultValue: Value { get }
}
