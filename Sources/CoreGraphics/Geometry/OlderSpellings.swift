// The C function names of the geometry types, as older sources spell them.

/// The map with these six entries; offsets in points.
public func CGAffineTransformMake(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

/// A rotation about the origin by `angle` radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}

/// A scaling about the origin.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}

/// A shift by (`tx`, `ty`) points.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}

/// Whether `transform` changes nothing.
public func CGAffineTransformIsIdentity(_ transform: CGAffineTransform) -> Bool { transform.isIdentity }

/// `transform` after a shift by (`tx`, `ty`) points.
public func CGAffineTransformTranslate(
    _ transform: CGAffineTransform,
    _ tx: CGFloat,
    _ ty: CGFloat
) -> CGAffineTransform { transform.translatedBy(x: tx, y: ty) }

/// `transform` after a scaling.
public func CGAffineTransformScale(
    _ transform: CGAffineTransform,
    _ sx: CGFloat,
    _ sy: CGFloat
) -> CGAffineTransform { transform.scaledBy(x: sx, y: sy) }

/// `transform` after a rotation by `angle` radians.
public func CGAffineTransformRotate(_ transform: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    transform.rotated(by: angle)
}

/// The map that undoes `transform`.
public func CGAffineTransformInvert(_ transform: CGAffineTransform) -> CGAffineTransform { transform.inverted() }

/// The map that does `first` and then `second`.
public func CGAffineTransformConcat(_ first: CGAffineTransform, _ second: CGAffineTransform) -> CGAffineTransform {
    first.concatenating(second)
}

/// Whether the two maps have the same entries.
public func CGAffineTransformEqualToTransform(_ first: CGAffineTransform, _ second: CGAffineTransform) -> Bool {
    first == second
}

/// The map that changes nothing.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// The point to which `transform` sends `point`.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint {
    point.applying(transform)
}

/// The size to which `transform` sends `size`.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ transform: CGAffineTransform) -> CGSize {
    size.applying(transform)
}

/// The upright rectangle around what `transform` makes of `rect`.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
    rect.applying(transform)
}

/// The point (`x`, `y`).
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// The size `width` by `height`.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// The rectangle at (`x`, `y`), `width` by `height`.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// The vector (`dx`, `dy`).
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
