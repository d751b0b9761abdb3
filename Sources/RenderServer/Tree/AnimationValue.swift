import CoreGraphics

/// A value that an animation starts from, goes to or passes.
package enum AnimationValue: Sendable, Equatable {
    case scalar(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(RGBA)
    case transform(CATransform3D)
    case path(PathGeometry)
    case image(CGImage?)
    /// The value of an animation of images under way; never an end of one.
    case blend(ContentsBlend)
    /// Three numbers, the input of a value function.
    case vector(SIMD3<Double>)
    case colors([RGBA])
    case numbers([Double])

    package static func == (a: AnimationValue, b: AnimationValue) -> Bool {
        switch (a, b) {
        case (.scalar(let x), .scalar(let y)): x == y
        case (.point(let x), .point(let y)): x == y
        case (.size(let x), .size(let y)): x == y
        case (.rect(let x), .rect(let y)): x == y
        case (.color(let x), .color(let y)): x == y
        case (.transform(let x), .transform(let y)): x == y
        case (.path(let x), .path(let y)): x == y
        case (.image(let x), .image(let y)): x === y
        case (.blend(let x), .blend(let y)): x == y
        case (.vector(let x), .vector(let y)): x == y
        case (.colors(let x), .colors(let y)): x == y
        case (.numbers(let x), .numbers(let y)): x == y
        default: false
        }
    }

    /// This value as `property` accepts it, or nil when it is of another kind or not finite.
    package func coerced(to property: AnimatableProperty) -> AnimationValue? { coerced(to: property.kind) }

    /// This value as a kind of values, or nil.
    func coerced(to kind: AnimatableProperty.Kind) -> AnimationValue? {
        switch (kind, self) {
        case (.scalar, .scalar(let x)), (.switch_, .scalar(let x)): x.isFinite ? self : nil
        case (.point, .point(let p)): p.x.isFinite && p.y.isFinite ? self : nil
        case (.size, .size(let s)): s.width.isFinite && s.height.isFinite ? self : nil
        case (.size, .point(let p)):
            AnimationValue.size(CGSize(width: p.x, height: p.y)).coerced(to: kind)
        case (.rect, .rect(let r)):
            r.origin.x.isFinite && r.origin.y.isFinite && r.width.isFinite && r.height.isFinite ? self : nil
        case (.color, .color(let c)): (c.r + c.g + c.b + c.a).isFinite ? self : nil
        case (.path, .path), (.image, .image), (.image, .blend), (.colors, .colors): self
        case (.colors, .numbers(let values)): values.isEmpty ? .colors([]) : nil
        case (.numbers, .numbers(let values)): values.allSatisfy(\.isFinite) ? self : nil
        case (.transform, .transform(let m)): m.isFinite ? self : nil
        default: nil
        }
    }
}
