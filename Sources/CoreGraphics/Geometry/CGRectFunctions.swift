// The C names of rectangles' parts, as older sources spell them.

/// `CGPoint.zero`.
public let CGPointZero = CGPoint.zero
/// `CGSize.zero`.
public let CGSizeZero = CGSize.zero
/// `CGRect.zero`.
public let CGRectZero = CGRect.zero
/// `CGRect.null`.
public let CGRectNull = CGRect.null
/// `CGRect.infinite`.
public let CGRectInfinite = CGRect.infinite

/// `rect.width`.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// `rect.height`.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// `rect.minX`.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// `rect.midX`.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// `rect.maxX`.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// `rect.minY`.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// `rect.midY`.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// `rect.maxY`.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// `rect.isEmpty`.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// `rect.isNull`.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// `rect.isInfinite`.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
/// `rect.insetBy(dx:dy:)`.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// `rect.offsetBy(dx:dy:)`.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// `rect.integral`.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// `rect.standardized`.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// `first.union(second)`.
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }
/// `first.intersection(second)`.
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect { first.intersection(second) }
/// `first.intersects(second)`.
public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.intersects(second) }
/// `rect.contains(point)`.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// `first.contains(second)`.
public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.contains(second) }
/// `first == second`.
public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first == second }
/// `first == second`.
public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }
/// `first == second`.
public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }
