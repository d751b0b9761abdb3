import CoreGraphics

/// A part of a transform that can be read, set and animated by itself, by the name that key paths give it.
package enum TransformPart: String, Sendable, CaseIterable {
    case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
    case scale, scaleXY = "scale.xy", scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
    case translation, translationX = "translation.x", translationY = "translation.y", translationZ = "translation.z"

    /// The part of `m`: a scalar, or a size for the bare translation. The bare scale is the average of the three.
    package func value(of m: CATransform3D) -> AnimationValue {
        switch self {
        case .rotation, .rotationZ: return .scalar(m.rotationAngles.z)
        case .rotationX: return .scalar(m.rotationAngles.x)
        case .rotationY: return .scalar(m.rotationAngles.y)
        case .scale:
            let scales = m.scales
            return .scalar((scales.x + scales.y + scales.z) / 3)
        case .scaleXY:
            let scales = m.scales
            return .scalar((scales.x + scales.y) / 2)
        case .scaleX: return .scalar(m.scales.x)
        case .scaleY: return .scalar(m.scales.y)
        case .scaleZ: return .scalar(m.scales.z)
        case .translation: return .size(CGSize(width: m.m41, height: m.m42))
        case .translationX: return .scalar(m.m41)
        case .translationY: return .scalar(m.m42)
        case .translationZ: return .scalar(m.m43)
        }
    }

    /// Sets the part in `m`; the other parts stay. A value of another kind is left alone.
    package func set(_ value: AnimationValue, in m: inout CATransform3D) {
        switch (self, value) {
        case (.translation, .size(let s)): (m.m41, m.m42) = (s.width, s.height)
        case (_, .scalar(let x)): set(x, in: &m)
        default: break
        }
    }

    /// Sets the part in `m` to a number; the bare translation is none, and left alone.
    func set(_ number: Double, in m: inout CATransform3D) {
        switch self {
        case .rotation, .rotationZ: m.setRotation(axis: 2, to: number)
        case .rotationX: m.setRotation(axis: 0, to: number)
        case .rotationY: m.setRotation(axis: 1, to: number)
        case .scale: m.setScale(x: number, y: number, z: number)
        case .scaleXY: m.setScale(x: number, y: number)
        case .scaleX: m.setScale(x: number)
        case .scaleY: m.setScale(y: number)
        case .scaleZ: m.setScale(z: number)
        case .translation: break
        case .translationX: m.m41 = number
        case .translationY: m.m42 = number
        case .translationZ: m.m43 = number
        }
    }
}
