import CoreGraphics
import RenderServer

/// The Objective-C type of sixteen doubles in a row: Foundation on Linux boxes no structs but its own.
private let transformType = "[16d]"

extension NSValue {
    /// A box for `transform`.
    public convenience init(caTransform3D transform: CATransform3D) {
        var transform = transform
        self.init(bytes: &transform, objCType: transformType)
    }

    /// The transform in the box; the identity when something else is in it.
    public var caTransform3DValue: CATransform3D {
        var transform = CATransform3D.identity
        if heldType == transformType { getValue(&transform) }
        return transform
    }
}

extension CATransform3D: _ObjectiveCBridgeable, _NSValueBridged {
    /// The identity.
    public static var _nothing: CATransform3D { .identity }

    /// The transform in a box.
    public init?(_in box: NSValue) {
        guard box.heldType == transformType else { return nil }
        self = box.caTransform3DValue
    }

    /// A box for the transform.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
}
