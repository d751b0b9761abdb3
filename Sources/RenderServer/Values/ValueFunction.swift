import CoreGraphics

/// Makes a whole transform of one or three numbers, so that a `transform` animation can interpolate the numbers. The
/// raw values are Core Animation's strings.
package enum ValueFunction: String, Sendable, CaseIterable {
    case rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ

    /// The number of its arguments.
    package var inputCount: Int { self == .scale || self == .translate ? 3 : 1 }

    /// Whether `value` is a valid argument.
    package func takes(_ value: AnimationValue) -> Bool {
        switch value {
        case .scalar(let x): inputCount == 1 && x.isFinite
        case .vector(let v): inputCount == 3 && (v.x + v.y + v.z).isFinite
        default: false
        }
    }

    /// The transform of `value`, or nil when that is not a valid argument.
    func transform(of value: AnimationValue) -> CATransform3D? {
        switch (self, value) {
        case (.rotateX, .scalar(let x)): .rotation(x, 1, 0, 0)
        case (.rotateY, .scalar(let x)): .rotation(x, 0, 1, 0)
        case (.rotateZ, .scalar(let x)): .rotation(x, 0, 0, 1)
        case (.scaleX, .scalar(let x)): .scale(x, 1, 1)
        case (.scaleY, .scalar(let x)): .scale(1, x, 1)
        case (.scaleZ, .scalar(let x)): .scale(1, 1, x)
        case (.translateX, .scalar(let x)): .translation(x, 0, 0)
        case (.translateY, .scalar(let x)): .translation(0, x, 0)
        case (.translateZ, .scalar(let x)): .translation(0, 0, x)
        case (.scale, .vector(let v)): .scale(v.x, v.y, v.z)
        case (.translate, .vector(let v)): .translation(v.x, v.y, v.z)
        default: nil
        }
    }

    /// The arguments for a value that should be a transform; nil for another.
    package func input(of value: AnimationValue) -> AnimationValue? {
        guard case .transform(let m) = value else { return nil }
        return input(of: m)
    }

    /// The arguments for `m`: the ends of an animation that leaves one of them to the present value.
    func input(of m: CATransform3D) -> AnimationValue {
        switch self {
        case .rotateX: .scalar(m.rotationAngles.x)
        case .rotateY: .scalar(m.rotationAngles.y)
        case .rotateZ: .scalar(m.rotationAngles.z)
        case .scaleX: .scalar(m.scales.x)
        case .scaleY: .scalar(m.scales.y)
        case .scaleZ: .scalar(m.scales.z)
        case .scale: .vector(SIMD3(m.scales.x, m.scales.y, m.scales.z))
        case .translateX: .scalar(m.m41)
        case .translateY: .scalar(m.m42)
        case .translateZ: .scalar(m.m43)
        case .translate: .vector(SIMD3(m.m41, m.m42, m.m43))
        }
    }
}
