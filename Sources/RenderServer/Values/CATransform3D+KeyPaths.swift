import CoreGraphics

/// The parts of a transform that key paths name: `transform.rotation.z` and the like.
extension CATransform3D {
    /// Whether the transform keeps the plane and has no shear between its axes, nor a mirror: rotation, scale and
    /// shift.
    private var isPlainPlanar: Bool {
        isAffine && m11 * m21 + m12 * m22 == 0 && m11 * m22 - m12 * m21 > 0
    }

    /// The rotations about x, y and z in radians.
    package var rotationAngles: (x: CGFloat, y: CGFloat, z: CGFloat) {
        if isPlainPlanar { return (0, 0, atan2(m12, m11)) }
        let euler = TransformParts(self).euler
        return (euler.x, euler.y, euler.z)
    }

    /// The transform with the rotation about one axis replaced; scale, translation and the other two rotations stay.
    package mutating func setRotation(axis: Int, to angle: CGFloat) {
        if axis == 2 && isPlainPlanar {
            let (x, y) = ((m11 * m11 + m12 * m12).squareRoot(), (m21 * m21 + m22 * m22).squareRoot())
            let (s, c) = (sin(angle), cos(angle))
            (m11, m12, m21, m22) = (x * c, x * s, -y * s, y * c)
            return
        }
        var parts = TransformParts(self)
        var euler = parts.euler
        euler[axis] = angle
        parts.euler = euler
        self = parts.matrix
    }

    /// The scales along x, y and z.
    package var scales: (x: CGFloat, y: CGFloat, z: CGFloat) {
        if isAffine && m12 == 0 && m21 == 0 { return (m11, m22, 1) }
        let scale = TransformParts(self).scale
        return (scale.x, scale.y, scale.z)
    }

    /// The transform scaled anew along the axes given; nil leaves an axis as it is.
    package mutating func setScale(x: CGFloat? = nil, y: CGFloat? = nil, z: CGFloat? = nil) {
        let isSeenFlat = m14 == 0 && m24 == 0 && m34 == 0
        if m12 == 0 && m13 == 0 && m21 == 0 && m23 == 0 && m31 == 0 && m32 == 0 && isSeenFlat {
            (m11, m22, m33) = (x ?? m11, y ?? m22, z ?? m33)
            return
        }
        var parts = TransformParts(self)
        parts.scale = SIMD3(x ?? parts.scale.x, y ?? parts.scale.y, z ?? parts.scale.z)
        self = parts.matrix
    }
}
