/// An optional, whatever of.
private protocol OptionalValue {
    /// The value; nil for none.
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}

/// Returns `value` without an optional inside; nil for none, and for nothing.
func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is Void) else { return nil }
    return if let optional = value as? any OptionalValue { optional.wrapped } else { value }
}
