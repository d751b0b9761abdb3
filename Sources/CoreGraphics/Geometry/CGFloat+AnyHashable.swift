public import Foundation

/// A CGFloat among other hashable values equals a number of another type with the same value, as Double does by itself:
/// the compiler compares `width == 320 - 38` so where it has a choice, as in `#expect`.
extension CGFloat: @retroactive _HasCustomAnyHashableRepresentation {
    /// The number as a Double among hashable values.
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(native) }
}

extension AnyHashable {
    /// Returns what was wrapped, if it is a `Value`. A CGFloat is wrapped as a Double.
    package func value<Value>(as type: Value.Type = Value.self) -> Value? {
        if let value = base as? Value { return value }
        return (base as? Double).flatMap { CGFloat($0) as? Value }
    }
}
