import RenderServer

/// How Objective-C spells a struct of sixteen doubles of this name.
private let transformType = "{CATransform3D=dddddddddddddddd}"

extension NSValue {
    /// A box for `transform`.
    public convenience init(caTransform3D transform: CATransform3D) {
        var transform = transform
        self.init(bytes: &transform, objCType: transformType)
    }

    /// The transform in the box; the identity when something else is in it.
    public var caTransform3DValue: CATransform3D {
        var transform = CATransform3D.identity
        if String(cString: objCType) == transformType { getValue(&transform) }
        return transform
    }
}
