import CoreGraphics
import RenderServer

// The C functions that Core Animation makes and joins transforms with.

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D.identity

/// Whether every element of `t` is exactly the identity's.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

/// Whether all sixteen elements are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A shift by (`tx`, `ty`, `tz`) points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    .translation(tx, ty, tz)
}

/// A scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    .scale(sx, sy, sz)
}

/// A rotation by `angle` radians about the axis (`x`, `y`, `z`); the identity when the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    .rotation(angle, x, y, z)
}

/// A shift by (`tx`, `ty`, `tz`) points, then `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3D.translation(tx, ty, tz).concatenating(t)
}

/// A scaling, then `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D.scale(sx, sy, sz).concatenating(t)
}

/// A rotation by `angle` radians about the axis (`x`, `y`, `z`), then `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3D.rotation(angle, x, y, z).concatenating(t)
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// The transform that undoes `t`, or `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted }

/// The affine transform `m`, in three dimensions.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Whether an affine transform can represent all of `t`.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// `t` as an affine transform; the identity when none is equal to `t`, as in Core Animation.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    t.isAffine ? t.flattened : .identity
}
