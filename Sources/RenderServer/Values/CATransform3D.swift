import CoreGraphics

/// A 4 x 4 matrix that transforms row vectors: `[x y z 1] * m`. Element `mRC` is in row R, column C.
///
/// It is declared here, at the bottom, because the render server interpolates and applies it; QuartzCore re-exports it
/// under the name that Core Animation gives it.
public struct CATransform3D: Sendable, Hashable {
    /// Row 1.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// Row 2.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// Row 3. `m34` is the perspective element, usually `-1 / distance`.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// Row 4: the translation in points, and the homogeneous scale.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// A matrix of zeros.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// A matrix of the sixteen given elements, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// The transform that changes nothing.
    public static let identity = CATransform3D(
        m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

    /// Whether this is exactly the identity.
    package var isIdentity: Bool { self == .identity }

    /// Whether every element is a finite number.
    package var isFinite: Bool {
        (m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24 + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isFinite
    }

    package init(_ t: CGAffineTransform) {
        self = .identity
        (m11, m12, m21, m22, m41, m42) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
    }

    package static func translation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        var m = identity
        (m.m41, m.m42, m.m43) = (x, y, z)
        return m
    }

    package static func scale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        var m = identity
        (m.m11, m.m22, m.m33) = (x, y, z)
        return m
    }

    /// A rotation by `angle` radians about the axis (x, y, z); the identity when the axis has no length.
    package static func rotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite, angle.isFinite else { return identity }
        let (x, y, z) = (x / length, y / length, z / length)
        let (s, c) = (sin(angle), cos(angle))
        let k = 1 - c
        var m = identity
        (m.m11, m.m12, m.m13) = (c + x * x * k, x * y * k + z * s, x * z * k - y * s)
        (m.m21, m.m22, m.m23) = (x * y * k - z * s, c + y * y * k, y * z * k + x * s)
        (m.m31, m.m32, m.m33) = (x * z * k + y * s, y * z * k - x * s, c + z * z * k)
        return m
    }

    /// `self` first, then `next`.
    package func concatenating(_ next: CATransform3D) -> CATransform3D {
        let (a, b) = (self, next)
        if a.isIdentity { return b }
        if b.isIdentity { return a }
        func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
            let c1: CGFloat = x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41
            let c2: CGFloat = x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42
            let c3: CGFloat = x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43
            let c4: CGFloat = x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
            return (c1, c2, c3, c4)
        }
        var m = CATransform3D()
        (m.m11, m.m12, m.m13, m.m14) = row(a.m11, a.m12, a.m13, a.m14)
        (m.m21, m.m22, m.m23, m.m24) = row(a.m21, a.m22, a.m23, a.m24)
        (m.m31, m.m32, m.m33, m.m34) = row(a.m31, a.m32, a.m33, a.m34)
        (m.m41, m.m42, m.m43, m.m44) = row(a.m41, a.m42, a.m43, a.m44)
        return m
    }

    /// The inverse by Gauss-Jordan elimination with pivoting, or the matrix itself where there is none.
    package var inverted: CATransform3D {
        var a: InlineArray<4, SIMD8<Double>> = [
            SIMD8(m11, m12, m13, m14, 1, 0, 0, 0), SIMD8(m21, m22, m23, m24, 0, 1, 0, 0),
            SIMD8(m31, m32, m33, m34, 0, 0, 1, 0), SIMD8(m41, m42, m43, m44, 0, 0, 0, 1),
        ]
        for column in 0..<4 {
            var pivot = column
            for row in column..<4 where abs(a[row][column]) > abs(a[pivot][column]) { pivot = row }
            let value = a[pivot][column]
            guard value != 0, value.isFinite else { return self }
            a.swapAt(pivot, column)
            a[column] /= value
            for row in 0..<4 where row != column {
                let factor = a[row][column]
                if factor != 0 { a[row] -= a[column] * factor }
            }
        }
        return CATransform3D(
            m11: a[0][4], m12: a[0][5], m13: a[0][6], m14: a[0][7], m21: a[1][4], m22: a[1][5], m23: a[1][6],
            m24: a[1][7], m31: a[2][4], m32: a[2][5], m33: a[2][6], m34: a[2][7], m41: a[3][4], m42: a[3][5],
            m43: a[3][6], m44: a[3][7])
    }

    /// Whether the transform keeps the plane z = 0 flat and parallel, so that an affine transform can represent it.
    package var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
            && m44 == 1
    }

    /// The transform's effect on points of the plane z = 0, seen along the z axis, perspective left out.
    package var flattened: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// Whether a plane that is sent through the transform shows its back to a viewer high on the z axis. A mirror image
    /// shows its front.
    package var showsBack: Bool {
        if isAffine { return false }
        // The determinant of what the plane becomes shows which side of it is seen; that of the whole matrix, whether
        // space was mirrored on the way.
        let plane =
            m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
        return determinant < 0 ? plane > 0 : plane < 0
    }

    private var determinant: CGFloat {
        let (a, b, c) = (m11 * m22 - m12 * m21, m11 * m23 - m13 * m21, m11 * m24 - m14 * m21)
        let (d, e, f) = (m12 * m23 - m13 * m22, m12 * m24 - m14 * m22, m13 * m24 - m14 * m23)
        let (g, h, i) = (m31 * m42 - m32 * m41, m31 * m43 - m33 * m41, m31 * m44 - m34 * m41)
        let (j, k, l) = (m32 * m43 - m33 * m42, m32 * m44 - m34 * m42, m33 * m44 - m34 * m43)
        return a * l - b * k + c * j + d * i - e * h + f * g
    }

    /// Whether points of the plane z = 0 come out with a homogeneous part other than 1: true perspective.
    package var hasPerspective: Bool { m14 != 0 || m24 != 0 || m44 != 1 }
}
