import CoreGraphics
import RenderServer

/// Values of properties that programs add to layers, as they are stored under their names.
enum CustomValue {
    /// A value in place of nil, which would remove the name.
    private struct Nothing {}

    /// `value` to be stored.
    static func stored<Value>(_ value: Value) -> Any {
        if let optional = value as? any OptionalValue, optional.isNil { return Nothing() }
        return value
    }

    /// The stored value as `value(forKey:)` returns it: numbers in an NSNumber, which casts to every kind of number.
    static func boxed(_ stored: Any?) -> Any? {
        switch stored {
        case is Nothing, is Bool: stored is Nothing ? nil : stored
        case let number as Int: NSNumber(value: number)
        case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
        default: stored
        }
    }

    /// The stored value, or an animation's result, as a `Value`; nil when it is of another kind.
    static func opened<Value>(_ stored: Any, as type: Value.Type) -> Value? {
        if stored is Nothing { return (type as? any OptionalValue.Type)?.none as? Value }
        if let value = stored as? Value { return value }
        guard let value = AnimationValue(unboxing: stored) else { return nil }
        let opened: Any? =
            switch value {
            case .scalar(let number): numbers(number).first { $0 is Value }
            case .transform(let transform): transform.flattened as Any
            default: value.boxed
            }
        return opened as? Value
    }

    /// `number` as a number of every kind.
    private static func numbers(_ number: Double) -> [Any] {
        let whole = number.isFinite ? Int(min(max(number.rounded(), -9e15), 9e15)) : 0
        return [CGFloat(number), number, Float(number), whole, number >= 0.5]
    }

    /// Whether both are the same value of a kind that animates.
    static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        guard let one = one.flatMap({ AnimationValue(unboxing: $0) }),
            let other = other.flatMap({ AnimationValue(unboxing: $0) })
        else { return false }
        return one == other
    }
}

/// Optional, whatever it wraps.
private protocol OptionalValue {
    static var none: Self { get }
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    var isNil: Bool { self == nil }
}
