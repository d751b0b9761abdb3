import CoreGraphics
import Foundation

extension NSValue {
    /// A box for a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// A box for a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// A box for a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The point in the box; the origin when something else is in it.
    public var cgPointValue: CGPoint { opened(as: NSValue(point: .zero), .zero) }

    /// The size in the box; zero when something else is in it.
    public var cgSizeValue: CGSize { opened(as: NSValue(size: .zero), .zero) }

    /// The rectangle in the box; zero when something else is in it.
    public var cgRectValue: CGRect { opened(as: NSValue(rect: .zero), .zero) }

    /// A box for a direction.
    public convenience init(cgVector vector: CGVector) { self.init(boxing: vector, doubles: 2) }

    /// The direction in the box; zero if it has none.
    public var cgVectorValue: CGVector { opened(as: NSValue(cgVector: .zero), .zero) }

    /// A box for a map of the plane.
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(boxing: transform, doubles: 6) }

    /// The affine transform in the box; the identity if it has none.
    public var cgAffineTransformValue: CGAffineTransform {
        opened(as: NSValue(cgAffineTransform: .identity), .identity)
    }

    /// A box for four distances.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets, doubles: 4) }

    /// The four distances in the box; zero if it has none.
    public var uiEdgeInsetsValue: UIEdgeInsets { opened(as: NSValue(uiEdgeInsets: .zero), .zero) }

    /// A box for four distances by the direction of reading.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(boxing: insets, doubles: 4)
    }

    /// The four distances by the direction of reading in the box; zero if it has none.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        opened(as: NSValue(directionalEdgeInsets: .zero), .zero)
    }

    /// A box for a displacement.
    public convenience init(uiOffset offset: UIOffset) { self.init(boxing: offset, doubles: 2) }

    /// The displacement in the box; zero if it has none.
    public var uiOffsetValue: UIOffset { opened(as: NSValue(uiOffset: .zero), .zero) }

    /// A box for `value`, which is some doubles in a row: Foundation on Linux knows no structs but its own.
    private convenience init<Value>(boxing value: Value, doubles: Int) {
        let (pointer, type) = (UnsafeMutablePointer<Value>.allocate(capacity: 1), "[\(doubles)d]")
        pointer.initialize(to: value)
        self.init(bytes: pointer, objCType: type)
        pointer.deallocate()
    }

    /// Whether what is in both boxes is of one kind.
    fileprivate func isLike(_ sample: NSValue) -> Bool { heldType == sample.heldType }

    /// The value in the box if that is of the kind of `sample`.
    private func opened<Value>(as sample: NSValue, _ fallback: Value) -> Value {
        guard isLike(sample) else { return fallback }
        var value = fallback
        withUnsafeMutablePointer(to: &value) { getValue($0) }
        return value
    }
}

extension UIEdgeInsets: _ObjectiveCBridgeable, _NSValueBridged {
    /// No insets.
    public static var _nothing: UIEdgeInsets { .zero }

    /// The insets in a box.
    public init?(_in box: NSValue) {
        guard box.isLike(NSValue(uiEdgeInsets: .zero)) else { return nil }
        self = box.uiEdgeInsetsValue
    }

    /// A box for the insets.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
}

extension CGAffineTransform: _ObjectiveCBridgeable, _NSValueBridged {
    /// The identity.
    public static var _nothing: CGAffineTransform { .identity }

    /// The map in a box.
    public init?(_in box: NSValue) {
        guard box.isLike(NSValue(cgAffineTransform: .identity)) else { return nil }
        self = box.cgAffineTransformValue
    }

    /// A box for the map.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
}
