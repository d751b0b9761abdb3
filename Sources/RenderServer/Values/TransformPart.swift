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
        case (.rotation, .scalar(let x)), (.rotationZ, .scalar(let x)): m.setRotation(axis: 2, to: x)
        case (.rotationX, .scalar(let x)): m.setRotation(axis: 0, to: x)
        case (.rotationY, .scalar(let x)): m.setRotation(axis: 1, to: x)
        case (.scale, .scalar(let x)): m.setScale(x: x, y: x, z: x)
        case (.scaleXY, .scalar(let x)): m.setScale(x: x, y: x)
        case (.scaleX, .scalar(let x)): m.setScale(x: x)
        case (.scaleY, .scalar(let x)): m.setScale(y: x)
        case (.scaleZ, .scalar(let x)): m.setScale(z: x)
        case (.translation, .size(let s)): (m.m41, m.m42) = (s.width, s.height)
        case (.translationX, .scalar(let x)): m.m41 = x
        case (.translationY, .scalar(let x)): m.m42 = x
        case (.translationZ, .scalar(let x)): m.m43 = x
        default: break
        }
    }
}
