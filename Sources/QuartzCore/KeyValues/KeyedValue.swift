import CoreGraphics
import RenderServer

/// A type of property that can be read and set by name.
protocol KeyedValue: SendableMetatype {
    /// The value in a box of type Any, or nil when something else is in it.
    static func unboxed(_ boxed: Any) -> Self?
    /// The value as `value(forKey:)` returns it.
    var keyedBox: Any { get }
}

extension KeyedValue {
    static func unboxed(_ boxed: Any) -> Self? { boxed as? Self }
    var keyedBox: Any { self }
}

extension AnimationValue {
    /// The number in a box of type Any.
    static func number(unboxing boxed: Any) -> Double? {
        guard case .scalar(let number)? = AnimationValue(unboxing: boxed) else { return nil }
        return number
    }
}

// Numbers are returned as NSNumber, which casts to every kind of number.

extension Double: KeyedValue {
    static func unboxed(_ boxed: Any) -> Double? { AnimationValue.number(unboxing: boxed) }
    var keyedBox: Any { NSNumber(value: self) }
}

extension CGFloat: KeyedValue {
    static func unboxed(_ boxed: Any) -> CGFloat? { AnimationValue.number(unboxing: boxed).map { CGFloat($0) } }
    var keyedBox: Any { NSNumber(value: Double(self)) }
}

extension Float: KeyedValue {
    static func unboxed(_ boxed: Any) -> Float? { AnimationValue.number(unboxing: boxed).map { Float($0) } }
    var keyedBox: Any { NSNumber(value: self) }
}

extension Bool: KeyedValue {
    static func unboxed(_ boxed: Any) -> Bool? { AnimationValue.number(unboxing: boxed).map { $0 != 0 } }
    var keyedBox: Any { NSNumber(value: self) }
}

extension Int: KeyedValue {
    static func unboxed(_ boxed: Any) -> Int? {
        AnimationValue.number(unboxing: boxed).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }
    var keyedBox: Any { NSNumber(value: self) }
}

extension UInt32: KeyedValue {
    static func unboxed(_ boxed: Any) -> UInt32? { Int.unboxed(boxed).flatMap { UInt32(exactly: $0) } }
    var keyedBox: Any { NSNumber(value: self) }
}

extension CGPoint: KeyedValue {
    static func unboxed(_ boxed: Any) -> CGPoint? {
        guard case .point(let value)? = AnimationValue(unboxing: boxed) else { return nil }
        return value
    }
}

extension CGSize: KeyedValue {
    static func unboxed(_ boxed: Any) -> CGSize? {
        switch AnimationValue(unboxing: boxed) {
        case .size(let value)?: value
        case .point(let value)?: CGSize(width: value.x, height: value.y)
        default: nil
        }
    }
}

extension CGRect: KeyedValue {
    static func unboxed(_ boxed: Any) -> CGRect? {
        guard case .rect(let value)? = AnimationValue(unboxing: boxed) else { return nil }
        return value
    }
}

extension CATransform3D: KeyedValue {
    static func unboxed(_ boxed: Any) -> CATransform3D? {
        guard case .transform(let value)? = AnimationValue(unboxing: boxed) else { return nil }
        return value
    }
}

extension String: KeyedValue {}
extension CGColor: KeyedValue {}
extension CGPath: KeyedValue {}
extension CAMediaTimingFunction: KeyedValue {}

extension Array: KeyedValue where Element: KeyedValue {
    /// An array of boxes, each opened by itself; nil when one does not fit.
    static func unboxed(_ boxed: Any) -> [Element]? {
        guard let boxes = boxed as? [Any] else { return nil }
        let values = boxes.compactMap { Element.unboxed($0) }
        return values.count == boxes.count ? values : nil
    }
}

extension NSNumber: KeyedValue {
    static func unboxed(_ boxed: Any) -> Self? {
        AnimationValue.number(unboxing: boxed).flatMap { NSNumber(value: $0) as? Self }
    }
}

extension KeyedValue where Self: RawRepresentable, RawValue == String {
    /// The constant, or its string.
    static func unboxed(_ boxed: Any) -> Self? {
        (boxed as? Self) ?? (boxed as? String).flatMap { Self(rawValue: $0) }
    }
    var keyedBox: Any { rawValue }
}

extension CAMediaTimingFillMode: KeyedValue {}
extension CAAnimationCalculationMode: KeyedValue {}
extension CAAnimationRotationMode: KeyedValue {}
extension CATransitionType: KeyedValue {}
extension CATransitionSubtype: KeyedValue {}
extension CALayerContentsGravity: KeyedValue {}
extension CALayerCornerCurve: KeyedValue {}
extension CALayerContentsFilter: KeyedValue {}
extension CALayerContentsFormat: KeyedValue {}
extension CAShapeLayerFillRule: KeyedValue {}
extension CAShapeLayerLineCap: KeyedValue {}
extension CAShapeLayerLineJoin: KeyedValue {}

extension CACornerMask: KeyedValue {
    /// The mask, or its bits as a number.
    static func unboxed(_ boxed: Any) -> CACornerMask? {
        (boxed as? CACornerMask) ?? Int.unboxed(boxed).flatMap { UInt(exactly: $0) }.map { CACornerMask(rawValue: $0) }
    }
    var keyedBox: Any { NSNumber(value: rawValue) }
}

extension CAAutoresizingMask: KeyedValue {
    /// The mask, or its bits as a number.
    static func unboxed(_ boxed: Any) -> CAAutoresizingMask? {
        (boxed as? CAAutoresizingMask) ?? UInt32.unboxed(boxed).map { CAAutoresizingMask(rawValue: $0) }
    }
    var keyedBox: Any { NSNumber(value: rawValue) }
}
