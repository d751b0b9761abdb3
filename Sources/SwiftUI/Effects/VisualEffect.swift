import QuartzCore

/// A change of how a view looks that has no effect on layout, so that it may depend on where the view is. Made from
/// `EmptyVisualEffect` by the methods here.
public nonisolated protocol VisualEffect: Sendable, Animatable {
    /// What is done, one after the other. Of no use to programs.
    var _parts: [_VisualEffectPart] { get }
}

/// The effect that changes nothing, which others begin with.
public nonisolated struct EmptyVisualEffect: VisualEffect {
    /// An effect that changes nothing.
    public init() {}

    /// Nothing.
    public var _parts: [_VisualEffectPart] { [] }
}

/// Several changes of looks.
private struct PartsEffect: VisualEffect {
    let _parts: [_VisualEffectPart]
}

extension VisualEffect {
    private func adding(_ kind: _VisualEffectPart.Kind, _ amounts: [Double], _ anchor: UnitPoint = .center)
        -> PartsEffect
    {
        let part = _VisualEffectPart(
            kind: kind, amounts: amounts.allSatisfy(\.isFinite) ? amounts : kind.neutral, anchor: anchor)
        return PartsEffect(_parts: _parts + [part])
    }

    private func adding(
        _ kind: _VisualEffectPart.Kind, lengths: [CGFloat], _ anchor: UnitPoint = .center
    ) -> PartsEffect {
        adding(kind, lengths.map { Double($0) }, anchor)
    }

    /// Shown `offset` points to the right and down.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Shown `x` points to the right and `y` points down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset, lengths: [x, y]) }

    /// Scaled about `anchor`.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// `s` times as large about `anchor`.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// `x` times as wide and `y` times as high about `anchor`.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale, lengths: [x, y], anchor)
    }

    /// Turned clockwise by `angle` about `anchor`.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation, [angle.radians], anchor)
    }

    /// Turned by `angle` in space about an axis through `anchor`, `anchorZ` points in front of it. The viewer is as far
    /// away as the longer side is long, divided by `perspective`.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            .spin, lengths: [CGFloat(angle.radians), axis.x, axis.y, axis.z, anchorZ, perspective], anchor)
    }

    /// Transformed by `transform` about the top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    /// Transformed by `transform` about the top left corner.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(
            .transform,
            lengths: [
                transform.m11, transform.m12, transform.m13, transform.m21, transform.m22, transform.m23,
                transform.m31, transform.m32, transform.m33,
            ], .topLeading)
    }

    /// `opacity` times as opaque: 0...1, clamped.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, [min(max(opacity, 0), 1)]) }

    /// Blurred; `radius`, in points, is the standard deviation of the bell curve.
    public func blur(radius: CGFloat) -> some VisualEffect { adding(.blur, lengths: [max(radius, 0)]) }

    /// With `amount` added to red, green and blue.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.color(.brightness), [amount]) }

    /// With colours `amount` times as far from middle grey.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.color(.contrast), [amount]) }

    /// With `amount`, 0...1, of the colours gone.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.color(.grayscale), [amount]) }

    /// With hues turned by `angle`.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.color(.hueRotation), [angle.radians]) }

    /// With saturation times `amount`.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.color(.saturation), [amount]) }
}

/// One thing done to how a view looks. Of no use to programs.
public nonisolated struct _VisualEffectPart: Equatable, Sendable {
    /// What is done.
    enum Kind: Equatable {
        case offset, scale, rotation, spin, transform, opacity, blur
        case color(ColorFilter.Kind)

        /// The numbers that change nothing.
        var neutral: [Double] {
            switch self {
            case .offset: [0, 0]
            case .scale: [1, 1]
            case .transform: [1, 0, 0, 0, 1, 0, 0, 0, 1]
            case .spin: [0, 0, 0, 1, 0, 0]
            case .opacity, .color(.contrast), .color(.saturation): [1]
            case .rotation, .blur, .color: [0]
            }
        }
    }

    let kind: Kind
    let amounts: [Double]
    let anchor: UnitPoint

    /// Returns the part on the way from `other`, of the same kind: 0 is the other one, 1 this one.
    func mixed(from other: _VisualEffectPart, at fraction: Double) -> _VisualEffectPart {
        guard other.kind == kind, other.amounts.count == amounts.count else { return fraction < 0.5 ? other : self }
        return _VisualEffectPart(
            kind: kind, amounts: zip(other.amounts, amounts).map { $0 + ($1 - $0) * fraction }, anchor: anchor)
    }

    /// The motion of a view; nil for what is no motion.
    private var motion: RenderMotion? {
        var motion = RenderMotion(anchor: anchor)
        switch kind {
        case .offset: motion.offset = CGSize(width: amounts[0], height: amounts[1])
        case .scale: motion.scale = CGSize(width: amounts[0], height: amounts[1])
        case .rotation: motion.rotation = amounts[0]
        case .spin:
            motion.spin = RenderSpin(
                angle: amounts[0], x: amounts[1], y: amounts[2], z: amounts[3], anchorZ: amounts[4],
                perspective: amounts[5])
        case .transform:
            var transform = ProjectionTransform()
            let parts = amounts.map { CGFloat($0) }
            (transform.m11, transform.m12, transform.m13) = (parts[0], parts[1], parts[2])
            (transform.m21, transform.m22, transform.m23) = (parts[3], parts[4], parts[5])
            (transform.m31, transform.m32, transform.m33) = (parts[6], parts[7], parts[8])
            motion.transform = transform.layerTransform
        case .opacity, .blur, .color: return nil
        }
        return motion
    }

    /// Adds `parts`, one after the other, to `appearance`, whose frame is set.
    static func apply(_ parts: [_VisualEffectPart], to appearance: inout RenderAttributes) {
        let motions = parts.compactMap(\.motion)
        if motions.count == 1 {
            appearance.motion = motions[0]
        } else if !motions.isEmpty {
            // Several about anchors of their own are one about the corner.
            let size = appearance.frame.size
            appearance.motion = RenderMotion(
                anchor: .topLeading,
                transform: motions.reduce(CATransform3DIdentity) { sum, motion in
                    let (x, y) = (motion.anchor.x * size.width, motion.anchor.y * size.height)
                    let there = CATransform3DConcat(
                        CATransform3DMakeTranslation(-x, -y, 0), motion.transform(size: size))
                    return CATransform3DConcat(
                        sum, CATransform3DConcat(there, CATransform3DMakeTranslation(x, y, 0)))
                })
        }
        for part in parts {
            switch part.kind {
            case .opacity: appearance.opacity *= part.amounts[0]
            // Bell curves one after the other are one whose variance is the sum of theirs.
            case .blur:
                let (one, other) = (appearance.blur, CGFloat(part.amounts[0]))
                appearance.blur = (one * one + other * other).squareRoot()
            case .color(let kind):
                let filter = ColorFilter(kind, Numbers(part.amounts))
                appearance.colorFilter = appearance.colorFilter.map { filter.after($0) } ?? filter
            default: break
            }
        }
    }
}
