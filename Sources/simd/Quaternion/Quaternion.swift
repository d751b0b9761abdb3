import Foundation

/// A rotation of space, by four numbers.
public struct Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable, Sendable,
    CustomStringConvertible
where Scalar.SIMD4Storage: Sendable {
    /// The imaginary parts, and last the real one.
    public var vector: SIMD4<Scalar>

    /// The rotation by nothing.
    public init() { vector = SIMD4(0, 0, 0, 1) }

    /// The imaginary parts, and last the real one.
    public init(vector: SIMD4<Scalar>) { self.vector = vector }

    /// The parts in order: three imaginary ones and the real one.
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

    /// The real part and the imaginary ones.
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

    /// The rotation by `angle` radians around `axis`, of length 1, from each axis towards the next.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        vector = SIMD4(Scalar(sin(half)) * axis, Scalar(cos(half)))
    }

    /// The shortest rotation of `from` to `to`, both of length 1.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let half = from + to
        guard (half * half).sum() > 0 else {
            // To the other side: around any axis at right angles.
            let other: SIMD3<Scalar> = from.x.magnitude < from.y.magnitude ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: normalize(cross(from, other)))
            return
        }
        let middle = normalize(half)
        self.init(real: dot(from, middle), imag: cross(from, middle))
    }

    /// The rotation that `matrix` is, which is to keep lengths.
    public init(_ matrix: Matrix3<Scalar>) {
        let (x, y, z) = matrix.columns
        // The largest of the four parts is found first, as the others are divided by it.
        let parts = [1 + x.x + y.y + z.z, 1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z]
        let largest = parts.indices.max { parts[$0] < parts[$1] } ?? 0
        let double = Swift.max(parts[largest], 0).squareRoot()
        let share = 1 / (2 * double)
        switch largest {
        case 0: self.init(real: double / 2, imag: share * SIMD3(y.z - z.y, z.x - x.z, x.y - y.x))
        case 1: self.init(ix: double / 2, iy: share * (x.y + y.x), iz: share * (z.x + x.z), r: share * (y.z - z.y))
        case 2: self.init(ix: share * (x.y + y.x), iy: double / 2, iz: share * (y.z + z.y), r: share * (z.x - x.z))
        default: self.init(ix: share * (z.x + x.z), iy: share * (y.z + z.y), iz: double / 2, r: share * (x.y - y.x))
        }
    }

    /// The real part.
    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary parts.
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The angle of the rotation, in radians, 0...2π.
    public var angle: Scalar { 2 * Scalar(atan2(Double(simd.length(imag)), Double(real))) }

    /// The axis of the rotation, of length 1; no numbers for a rotation by nothing.
    public var axis: SIMD3<Scalar> { normalize(imag) }

    /// The length of the four parts; 1 for a rotation.
    public var length: Scalar { simd.length(vector) }

    /// The same rotation by parts of length 1.
    public var normalized: Self { Self(vector: normalize(vector)) }

    /// The rotation the other way, times the length.
    public var conjugate: Self { Self(real: real, imag: -imag) }

    /// The way back.
    public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }

    /// `vector` rotated.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let twice = 2 * cross(imag, vector)
        return vector + real * twice + cross(imag, twice)
    }

    /// The real part and the imaginary ones.
    public var description: String { "simd_quat(real: \(real), imag: \(imag))" }

    /// First `other`, then `one`.
    public static func * (one: Self, other: Self) -> Self {
        Self(
            real: one.real * other.real - dot(one.imag, other.imag),
            imag: one.real * other.imag + other.real * one.imag + cross(one.imag, other.imag))
    }

    /// The sums of the parts.
    public static func + (one: Self, other: Self) -> Self { Self(vector: one.vector + other.vector) }

    /// The differences of the parts.
    public static func - (one: Self, other: Self) -> Self { Self(vector: one.vector - other.vector) }

    /// The parts with the other sign.
    public static prefix func - (quaternion: Self) -> Self { Self(vector: -quaternion.vector) }

    /// `scalar` times each part.
    public static func * (scalar: Scalar, quaternion: Self) -> Self { Self(vector: scalar * quaternion.vector) }

    /// Each part times `scalar`.
    public static func * (quaternion: Self, scalar: Scalar) -> Self { Self(vector: quaternion.vector * scalar) }

    /// Each part divided by `scalar`.
    public static func / (quaternion: Self, scalar: Scalar) -> Self { Self(vector: quaternion.vector / scalar) }

    /// First the inverse of `other`, then `one`.
    public static func / (one: Self, other: Self) -> Self { one * other.inverse }

    /// Adds the parts of `other`.
    public static func += (one: inout Self, other: Self) { one = one + other }

    /// Subtracts the parts of `other`.
    public static func -= (one: inout Self, other: Self) { one = one - other }

    /// Makes it first `other`, then `one`.
    public static func *= (one: inout Self, other: Self) { one = one * other }

    /// Multiplies each part by `scalar`.
    public static func *= (quaternion: inout Self, scalar: Scalar) { quaternion = quaternion * scalar }

    /// Divides each part by `scalar`.
    public static func /= (quaternion: inout Self, scalar: Scalar) { quaternion = quaternion / scalar }
}

/// A rotation of space, by four numbers.
public typealias simd_quatf = Quaternion<Float>
/// A rotation of space, by four numbers.
public typealias simd_quatd = Quaternion<Double>

/// The way from `q0` to `q1` by the share `t`, at an even speed and by the shorter side.
public func simd_slerp<Scalar>(_ q0: Quaternion<Scalar>, _ q1: Quaternion<Scalar>, _ t: Scalar) -> Quaternion<Scalar> {
    let cosine = dot(q0.vector, q1.vector)
    let end = cosine < 0 ? -q1.vector : q1.vector
    let angle = acos(Double(Swift.min(cosine.magnitude, 1)))
    guard angle > 1e-6 else { return Quaternion(vector: q0.vector + t * (end - q0.vector)).normalized }
    let (before, after) = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
    return Quaternion(vector: Scalar(before) * q0.vector + Scalar(after) * end)
}

/// `vector` rotated by `q`.
public func simd_act<Scalar>(_ q: Quaternion<Scalar>, _ vector: SIMD3<Scalar>) -> SIMD3<Scalar> { q.act(vector) }

/// The same rotation by parts of length 1.
public func simd_normalize<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.normalized }

/// The way back.
public func simd_inverse<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.inverse }

/// First `p1`, then `p0`.
public func simd_mul<Scalar>(_ p0: Quaternion<Scalar>, _ p1: Quaternion<Scalar>) -> Quaternion<Scalar> { p0 * p1 }

extension Matrix3 {
    /// The matrix of a rotation.
    public init(_ quaternion: Quaternion<Scalar>) {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}

extension Matrix4 {
    /// The matrix of a rotation, of space's points with a 1 behind them.
    public init(_ quaternion: Quaternion<Scalar>) {
        let rotation = Matrix3(quaternion).columns
        self.init(
            SIMD4(rotation.0, 0), SIMD4(rotation.1, 0), SIMD4(rotation.2, 0), SIMD4(0, 0, 0, 1))
    }
}
