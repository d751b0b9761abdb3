/// The name of a value that views hand to the views around them: a type of one's own.
public protocol PreferenceKey {
    /// The value's type.
    associatedtype Value

    /// The value where no view sets one.
    static var defaultValue: Value { get }

    /// Adds the next view's value to `value`. Views come in their order, inner ones first.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}
