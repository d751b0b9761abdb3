import CoreGraphics

/// A transform decomposed so that its parts can be set one by one and interpolated each in its own way.
///
/// The matrix is `scale * shear * rotation * translation * perspective` (row vectors: the scale comes first).
/// Perspective is what is left once the others are undone, not the fourth column itself: of a layer with perspective
/// that was then rotated, the rotation alone is a rotation, and half of it is a trapezoid.
struct TransformParts {
    var translation = SIMD3<Double>(repeating: 0)
    var scale = SIMD3<Double>(repeating: 1)
    /// Shear of y by x, z by x, z by y.
    var shear = SIMD3<Double>(repeating: 0)
    /// A unit quaternion (x, y, z, w).
    var rotation = SIMD4<Double>(0, 0, 0, 1)
    /// The fourth column of the perspective by itself.
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    /// Below this length a row counts as vanished: its direction means nothing any more.
    private static let vanishing = 1e-12

    /// The rows of a rotation matrix. Kept inline: transforms are decomposed for every layer of every frame.
    private typealias Rows = InlineArray<3, SIMD3<Double>>

    init(_ m: CATransform3D) {
        func vector(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> SIMD3<Double> {
            SIMD3(Double(x), Double(y), Double(z))
        }
        translation = vector(m.m41, m.m42, m.m43)
        var rows: Rows = [vector(m.m11, m.m12, m.m13), vector(m.m21, m.m22, m.m23), vector(m.m31, m.m32, m.m33)]
        let fallback: Rows = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]

        // Gram-Schmidt: lengths are scales, what leans over is shear.
        func normalise(_ index: Int) -> Double {
            let length = Self.dot(rows[index], rows[index]).squareRoot()
            rows[index] = length > Self.vanishing ? rows[index] / length : fallback[index]
            return length
        }
        scale.x = normalise(0)
        shear.x = Self.dot(rows[0], rows[1])
        rows[1] -= rows[0] * shear.x
        scale.y = normalise(1)
        shear.y = Self.dot(rows[0], rows[2])
        rows[2] -= rows[0] * shear.y
        shear.z = Self.dot(rows[1], rows[2])
        rows[2] -= rows[1] * shear.z
        scale.z = normalise(2)
        if scale.y > Self.vanishing { shear.x /= scale.y }
        if scale.z > Self.vanishing { (shear.y, shear.z) = (shear.y / scale.z, shear.z / scale.z) }
        // A mirrored matrix: one axis gets the sign, the one that leaves the least rotation, so that flipping does not
        // rotate.
        if Self.dot(rows[0], Self.cross(rows[1], rows[2])) < 0 {
            let (x, y, z) = (rows[0].x, rows[1].y, rows[2].z)
            let axis = x < min(y, z) ? 0 : y <= z ? 1 : 2
            scale[axis] = -scale[axis]
            rows[axis] = -rows[axis]
            switch axis {
            case 0: (shear.x, shear.y) = (-shear.x, -shear.y)
            case 1: (shear.x, shear.z) = (-shear.x, -shear.z)
            default: (shear.y, shear.z) = (-shear.y, -shear.z)
            }
        }
        rotation = Self.quaternion(rows)
        perspective.w = Double(m.m44)
        guard m.m14 != 0 || m.m24 != 0 || m.m34 != 0 else { return }
        // The column with scale and shear undone, a vanished scale left as it is, and then the rotation.
        func undone(_ value: Double, _ scale: Double) -> Double { abs(scale) > Self.vanishing ? value / scale : value }
        let x = undone(Double(m.m14), scale.x)
        let y = undone(Double(m.m24), scale.y) - shear.x * x
        let z = undone(Double(m.m34), scale.z) - shear.y * x - shear.z * y
        let column = rows[0] * x + rows[1] * y + rows[2] * z
        perspective = SIMD4(column, perspective.w - Self.dot(translation, column))
    }

    /// Whether there is any perspective.
    var hasPerspective: Bool { perspective.x != 0 || perspective.y != 0 || perspective.z != 0 }

    var matrix: CATransform3D {
        let r = Self.rows(rotation)
        let x = r[0] * scale.x
        let y = (r[1] + r[0] * shear.x) * scale.y
        let z = (r[2] + r[0] * shear.y + r[1] * shear.z) * scale.z
        let column = SIMD3(perspective.x, perspective.y, perspective.z)
        func seen(_ row: SIMD3<Double>) -> Double { hasPerspective ? Self.dot(row, column) : 0 }
        return CATransform3D(
            m11: x.x, m12: x.y, m13: x.z, m14: seen(x), m21: y.x, m22: y.y, m23: y.z, m24: seen(y),
            m31: z.x, m32: z.y, m33: z.z, m34: seen(z),
            m41: translation.x, m42: translation.y, m43: translation.z, m44: perspective.w + seen(translation))
    }

    /// The rotation as rotations about x, then y, then z, in radians.
    var euler: SIMD3<Double> {
        get {
            let r = Self.rows(rotation)
            let sine = min(max(-r[0].z, -1), 1)
            let y = asin(sine)
            if abs(sine) > 1 - Self.vanishing {
                // Gimbal lock: x and z rotate about the same axis; x is set to 0.
                return SIMD3(0, y, atan2(-r[1].x, r[1].y))
            }
            return SIMD3(atan2(r[1].z, r[2].z), y, atan2(r[0].y, r[0].x))
        }
        set {
            let about = (SIMD3<Double>(1, 0, 0), SIMD3<Double>(0, 1, 0), SIMD3<Double>(0, 0, 1))
            let x = Self.quaternion(angle: newValue.x, axis: about.0)
            let y = Self.quaternion(angle: newValue.y, axis: about.1)
            let z = Self.quaternion(angle: newValue.z, axis: about.2)
            rotation = Self.product(Self.product(x, y), z)
        }
    }

    /// The transform `fraction` of the way to `other`: every part linearly, the rotation along the shorter great arc.
    func interpolated(to other: TransformParts, fraction: Double) -> TransformParts {
        var result = self
        result.translation += (other.translation - translation) * fraction
        result.scale += (other.scale - scale) * fraction
        result.shear += (other.shear - shear) * fraction
        result.perspective += (other.perspective - perspective) * fraction
        var end = other.rotation
        var cosine = (rotation * end).sum()
        if cosine < 0 { (end, cosine) = (-end, -cosine) }
        let angle = acos(min(1, cosine))
        if angle > 1e-9 {
            let (a, b) = (sin((1 - fraction) * angle), sin(fraction * angle))
            result.rotation = (rotation * a + end * b) / sin(angle)
        }
        return result
    }

    private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// The rotation by `angle` radians about a unit axis.
    private static func quaternion(angle: Double, axis: SIMD3<Double>) -> SIMD4<Double> {
        let v = axis * sin(angle / 2)
        return SIMD4(v.x, v.y, v.z, cos(angle / 2))
    }

    /// The rotation `first`, then `second`.
    private static func product(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> SIMD4<Double> {
        let (a, b) = (SIMD3(second.x, second.y, second.z), SIMD3(first.x, first.y, first.z))
        let v = a * first.w + b * second.w + cross(a, b)
        return SIMD4(v.x, v.y, v.z, first.w * second.w - dot(a, b))
    }

    /// The quaternion of a rotation matrix given by its rows (row vectors), by the largest of its four squares.
    private static func quaternion(_ r: Rows) -> SIMD4<Double> {
        let trace = r[0].x + r[1].y + r[2].z
        var q: SIMD4<Double>
        if trace > 0 {
            q = SIMD4(r[1].z - r[2].y, r[2].x - r[0].z, r[0].y - r[1].x, 1 + trace)
        } else if r[0].x >= r[1].y && r[0].x >= r[2].z {
            q = SIMD4(1 + r[0].x - r[1].y - r[2].z, r[0].y + r[1].x, r[0].z + r[2].x, r[1].z - r[2].y)
        } else if r[1].y >= r[2].z {
            q = SIMD4(r[0].y + r[1].x, 1 - r[0].x + r[1].y - r[2].z, r[1].z + r[2].y, r[2].x - r[0].z)
        } else {
            q = SIMD4(r[0].z + r[2].x, r[1].z + r[2].y, 1 - r[0].x - r[1].y + r[2].z, r[0].y - r[1].x)
        }
        q /= (q * q).sum().squareRoot()
        return q
    }

    /// The rows of a unit quaternion's rotation matrix (row vectors).
    private static func rows(_ q: SIMD4<Double>) -> Rows {
        let (x, y, z, w) = (q.x, q.y, q.z, q.w)
        return [
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        ]
    }
}
