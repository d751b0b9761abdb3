/// The sum of the products of the two vectors' numbers.
@inlinable
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}

/// The sum of the products of the two vectors' numbers.
@inlinable
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}

/// The length of `x`, times itself.
@inlinable
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum()
}

/// The length of `x`, times itself.
@inlinable
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum()
}

/// The length of `x`.
@inlinable
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum().squareRoot()
}

/// The length of `x`.
@inlinable
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum().squareRoot()
}

/// The distance of two points.
@inlinable
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    simd_length(x - y)
}

/// The distance of two points.
@inlinable
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    simd_length(x - y)
}

/// The distance of two points, times itself.
@inlinable
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_length_squared(x - y)
}

/// The distance of two points, times itself.
@inlinable
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_length_squared(x - y)
}

/// `x` as long as 1; what has no length has no numbers for it.
@inlinable
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x / simd_length(x)
}

/// `x` as long as 1; what has no length has no numbers for it.
@inlinable
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x / simd_length(x)
}

/// The part of `x` along `y`.
@inlinable
public func project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    (simd_dot(x, y) / simd_dot(y, y)) * y
}

/// The part of `x` along `y`.
@inlinable
public func simd_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    (simd_dot(x, y) / simd_dot(y, y)) * y
}

/// Each number without its sign.
@inlinable
public func abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x.replacing(with: -x, where: x .< 0)
}

/// Each number without its sign.
@inlinable
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x.replacing(with: -x, where: x .< 0)
}

/// 1, -1 or 0 for each number, by its sign.
@inlinable
public func sign<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    Vector.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// 1, -1 or 0 for each number, by its sign.
@inlinable
public func simd_sign<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    Vector.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// The smaller of each two numbers.
@inlinable
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    pointwiseMin(x, y)
}

/// The smaller of each two numbers.
@inlinable
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    pointwiseMin(x, y)
}

/// The larger of each two numbers.
@inlinable
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    pointwiseMax(x, y)
}

/// The larger of each two numbers.
@inlinable
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    pointwiseMax(x, y)
}

/// The smallest of the numbers.
@inlinable
public func reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    x.min()
}

/// The smallest of the numbers.
@inlinable
public func simd_reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    x.min()
}

/// The largest of the numbers.
@inlinable
public func reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    x.max()
}

/// The largest of the numbers.
@inlinable
public func simd_reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    x.max()
}

/// The sum of the numbers.
@inlinable
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    x.sum()
}

/// The sum of the numbers.
@inlinable
public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    x.sum()
}

/// `x` mirrored at the plane that `n`, of length 1, stands on.
@inlinable
public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x - (2 * simd_dot(x, n)) * n
}

/// `x` mirrored at the plane that `n`, of length 1, stands on.
@inlinable
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x - (2 * simd_dot(x, n)) * n
}

/// The way from `x` to `y` by the share `t` of each number: 0 at `x`, 1 at `y`.
@inlinable
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x + t * (y - x)
}

/// The way from `x` to `y` by the share `t`: 0 at `x`, 1 at `y`.
@inlinable
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector where Vector.Scalar: FloatingPoint {
    x + t * (y - x)
}

/// The way from `x` to `y` by the share `t` of each number: 0 at `x`, 1 at `y`.
@inlinable
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x + t * (y - x)
}

/// Each number of `x`, not below that of `min` and not above that of `max`.
@inlinable
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector where Vector.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}

/// Each number of `x`, not below `min` and not above `max`.
@inlinable
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector.Scalar, max: Vector.Scalar) -> Vector
where Vector.Scalar: Comparable {
    x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}

/// Each number of `x`, not below that of `min` and not above that of `max`.
@inlinable
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}

/// 0 for each number below that of `edge`, else 1.
@inlinable
public func step<Vector: SIMD>(_ x: Vector, edge: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    Vector.zero.replacing(with: 1, where: x .>= edge)
}

/// 0 for each number below that of `edge0`, 1 above that of `edge1`, and a smooth curve between.
@inlinable
public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    let share = (x - edge0) / (edge1 - edge0)
    let t = clamp(share, min: 0, max: 1)
    return t * t * (3 - 2 * t)
}

/// The vector at right angles to both, as long as the area between them.
@inlinable
public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The vector at right angles to the plane of both, as long as the area between them.
@inlinable
public func cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// The vector at right angles to both, as long as the area between them.
@inlinable
public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The vector at right angles to the plane of both, as long as the area between them.
@inlinable
public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
