import QuartzCore

/// A transform of points in the plane with perspective: a matrix of three rows, by which a row (x, y, 1) is multiplied.
public struct ProjectionTransform: Equatable, Sendable {
    /// The share of x in x.
    public var m11: CGFloat = 1
    /// The share of x in y.
    public var m12: CGFloat = 0
    /// The share of x in the number that both are divided by.
    public var m13: CGFloat = 0
    /// The share of y in x.
    public var m21: CGFloat = 0
    /// The share of y in y.
    public var m22: CGFloat = 1
    /// The share of y in the number that both are divided by.
    public var m23: CGFloat = 0
    /// The movement of x, in points.
    public var m31: CGFloat = 0
    /// The movement of y, in points.
    public var m32: CGFloat = 0
    /// The constant part of the number that both are divided by.
    public var m33: CGFloat = 1

    /// The transform that changes nothing.
    public init() {}

    /// The transform `m`, without perspective.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// The transform `m` as it is seen of points in the plane.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether it has no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    private var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Replaces the transform by the one that undoes it. Returns whether there is one; the transform stays if not.
    public mutating func invert() -> Bool {
        let inverse = inverted()
        defer { self = inverse }
        return determinant != 0 && determinant.isFinite
    }

    /// Returns the transform that undoes this one; this one where there is none.
    public func inverted() -> ProjectionTransform {
        let scale = determinant
        guard scale != 0, scale.isFinite else { return self }
        var result = ProjectionTransform()
        result.m11 = (m22 * m33 - m23 * m32) / scale
        result.m12 = (m13 * m32 - m12 * m33) / scale
        result.m13 = (m12 * m23 - m13 * m22) / scale
        result.m21 = (m23 * m31 - m21 * m33) / scale
        result.m22 = (m11 * m33 - m13 * m31) / scale
        result.m23 = (m13 * m21 - m11 * m23) / scale
        result.m31 = (m21 * m32 - m22 * m31) / scale
        result.m32 = (m12 * m31 - m11 * m32) / scale
        result.m33 = (m11 * m22 - m12 * m21) / scale
        return result
    }

    /// Returns this transform followed by `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                x * rhs.m11 + y * rhs.m21 + w * rhs.m31, x * rhs.m12 + y * rhs.m22 + w * rhs.m32,
                x * rhs.m13 + y * rhs.m23 + w * rhs.m33
            )
        }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = row(m31, m32, m33)
        return result
    }

    /// The transform as one of layers.
    var layerTransform: CATransform3D {
        var result = CATransform3DIdentity
        (result.m11, result.m12, result.m14) = (m11, m12, m13)
        (result.m21, result.m22, result.m24) = (m21, m22, m23)
        (result.m41, result.m42, result.m44) = (m31, m32, m33)
        return result
    }

    /// Whether all of the matrix is finite.
    var isFinite: Bool { [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite) }
}

extension CGPoint {
    /// Returns the point that `m` takes this one to.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = m.m13 * x + m.m23 * y + m.m33
        return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
    }
}
