import Foundation

/// A value that an `NSValue` holds. On Apple's systems `point as NSValue` and `value as? CGPoint` work, also out of
/// `Any` and in arrays; with this they do here. The protocol beneath is the standard library's own for it.
public protocol _NSValueBridged: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The value in a box; nil where something else is in it.
    init?(_in box: NSValue)
    /// Zeros, or the identity.
    static var _nothing: Self { get }
}

extension _NSValueBridged {
    /// Reads the value in a box.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = Self(_in: source) ?? _nothing
    }

    /// Reads the value in a box; false where something else is in it.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = Self(_in: source)
        return result != nil
    }

    /// The value in a box; zeros, or the identity, without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source.flatMap { Self(_in: $0) } ?? _nothing
    }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _NSValueBridged {
    /// The origin.
    public static var _nothing: CGPoint { .zero }

    /// The point in a box.
    public init?(_in box: NSValue) {
        guard box.heldType == "CGPoint" else { return nil }
        self = box.pointValue
    }

    /// A box for the point.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _NSValueBridged {
    /// No size.
    public static var _nothing: CGSize { .zero }

    /// The size in a box.
    public init?(_in box: NSValue) {
        guard box.heldType == "CGSize" else { return nil }
        self = box.sizeValue
    }

    /// A box for the size.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _NSValueBridged {
    /// No size at the origin.
    public static var _nothing: CGRect { .zero }

    /// The rectangle in a box.
    public init?(_in box: NSValue) {
        guard box.heldType == "CGRect" else { return nil }
        self = box.rectValue
    }

    /// A box for the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
}
