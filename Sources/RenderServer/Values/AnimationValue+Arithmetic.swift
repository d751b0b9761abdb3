import CoreGraphics
import OctantBase

/// The arithmetic of values for animations: sums, multiples, blends and distances, kind by kind.
extension AnimationValue {
    /// The fraction at which blends of values that have no in-between (paths with different elements) change over.
    private static let switchover = 0.5

    /// The value `fraction` of the way to `other`; fractions beyond 0...1 overshoot. Colours are blended with their
    /// alpha multiplied in, so that a fade to a clear colour does not pass through its hidden hue. Lists blend entry by
    /// entry, images fade into each other. Paths whose steps differ, and lists of different lengths, change over half
    /// way.
    func interpolated(to other: AnimationValue, fraction: Double) -> AnimationValue {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)):
            return .scalar(mix(a, b))
        case (.point(let a), .point(let b)):
            return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    // An offset's size may be negative, which a rectangle's own width is never.
                    width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
        case (.color(let a), .color(let b)):
            return .color(Self.blend(a, b, fraction))
        case (.transform(let a), .transform(let b)):
            if a == b { return self }
            let parts = TransformParts(a).interpolated(to: TransformParts(b), fraction: fraction)
            return .transform(parts.matrix)
        case (.path(let a), .path(let b)):
            if let path = a.interpolated(to: b, fraction: fraction) { return .path(path) }
            return fraction < Self.switchover ? self : other
        case (.vector(let a), .vector(let b)):
            return .vector(a + (b - a) * fraction)
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { Self.blend($0, $1, fraction) })
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map(mix))
        default:
            guard let from = image, let to = other.image else { return fraction < Self.switchover ? self : other }
            if from === to || fraction <= 0 { return .image(from) }
            return fraction >= 1 ? .image(to) : .blend(ContentsBlend(from: from, to: to, fraction: fraction))
        }
    }

    /// The image, of a blend the one of which there is more; nil for values of other kinds.
    private var image: CGImage?? {
        switch self {
        case .image(let image): .some(image)
        case .blend(let blend): .some(blend.dominant)
        default: nil
        }
    }

    /// The colour `fraction` of the way from `a` to `b`, their alpha multiplied in.
    static func blend(_ a: RGBA, _ b: RGBA, _ fraction: Double) -> RGBA {
        if a == b { return a }
        let alpha = min(max(a.a + (b.a - a.a) * fraction, 0), 1)
        guard alpha > 0 else { return RGBA(r: 0, g: 0, b: 0, a: 0) }
        func part(_ x: Double, _ y: Double) -> Double {
            let (from, to) = (x * a.a, y * b.a)
            return min(max((from + (to - from) * fraction) / alpha, 0), 1)
        }
        return RGBA(r: part(a.r, b.r), g: part(a.g, b.g), b: part(a.b, b.b), a: alpha)
    }

    /// This value with `other` added `times` over, as additive and cumulative animations add: numbers by sum (colours
    /// part by part, clamped), transforms by concatenation with the earlier one second. Images do not add.
    func adding(_ other: AnimationValue, times: Double = 1) -> AnimationValue {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)):
            return .scalar(a + b * times)
        case (.point(let a), .point(let b)):
            return .point(CGPoint(x: a.x + b.x * times, y: a.y + b.y * times))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width + b.width * times, height: a.height + b.height * times))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x + b.origin.x * times, y: a.origin.y + b.origin.y * times,
                    width: a.size.width + b.size.width * times, height: a.size.height + b.size.height * times))
        case (.color(let a), .color(let b)):
            func part(_ x: Double, _ y: Double) -> Double { min(max(x + y * times, 0), 1) }
            return .color(RGBA(r: part(a.r, b.r), g: part(a.g, b.g), b: part(a.b, b.b), a: part(a.a, b.a)))
        case (.vector(let a), .vector(let b)):
            return .vector(a + b * times)
        case (.transform(let a), .transform(let b)):
            let whole = Int(clamping: min(max(times.rounded(), -1e6), 1e6))
            let step = whole < 0 ? b.inverted : b
            let total = Self.power(step, abs(whole))
            return .transform(total.concatenating(a))
        case (.path(let a), .path(let b)):
            // a + times * (b - 0): the points of b are offsets.
            return a.interpolated(to: b, adding: times).map(AnimationValue.path) ?? other
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(
                zip(a, b).map { pair in
                    guard case .color(let sum) = AnimationValue.color(pair.0).adding(.color(pair.1), times: times)
                    else { return pair.0 }
                    return sum
                })
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0 + $1 * times })
        default:
            return other
        }
    }

    /// `m` multiplied with itself `exponent` times, by squaring.
    private static func power(_ m: CATransform3D, _ exponent: Int) -> CATransform3D {
        var (result, base, rest) = (CATransform3D.identity, m, exponent)
        while rest > 0 {
            if rest & 1 == 1 { result = result.concatenating(base) }
            base = base.concatenating(base)
            rest >>= 1
        }
        return result
    }

    /// The difference `self - other`, for what `to` and `by` leave to be worked out.
    package func subtracting(_ other: AnimationValue) -> AnimationValue {
        if case .transform(let a) = self, case .transform(let b) = other {
            return .transform(a.concatenating(b.inverted))
        }
        return adding(other, times: -1)
    }

    /// The parts that have a straight-line distance, or none for kinds that do not (transforms, paths, images).
    private var measurableParts: SIMD4<Double>? {
        switch self {
        case .scalar(let x): SIMD4(x, 0, 0, 0)
        case .point(let p): SIMD4(p.x, p.y, 0, 0)
        case .size(let s): SIMD4(s.width, s.height, 0, 0)
        case .rect(let r): SIMD4(r.origin.x, r.origin.y, r.size.width, r.size.height)
        case .color(let c): SIMD4(c.r, c.g, c.b, c.a)
        case .vector(let v): SIMD4(v.x, v.y, v.z, 0)
        default: nil
        }
    }

    /// The distance to `other` by which paced keyframes divide their time, or nil when the kind has none.
    func distance(to other: AnimationValue) -> Double? {
        guard let a = measurableParts, let b = other.measurableParts else { return nil }
        let d = a - b
        return (d * d).sum().squareRoot()
    }

    /// The cubic from `self` to `next` at `u`, with the tangents of the Kochanek-Bartels spline through the values
    /// before and after: `leaving` shapes the one at `self`, `arriving` the one at `next`. With all parameters 0 it is
    /// the Catmull-Rom spline. Kinds without parts go straight.
    func spline(
        to next: AnimationValue, before: AnimationValue, after: AnimationValue, leaving: SplineShape,
        arriving: SplineShape, fraction u: Double
    ) -> AnimationValue {
        guard let p0 = measurableParts, let p1 = next.measurableParts, let a = before.measurableParts,
            let b = after.measurableParts
        else { return interpolated(to: next, fraction: u) }
        let (u2, u3) = (u * u, u * u * u)
        let m0 = (p0 - a) * leaving.leavingBack + (p1 - p0) * leaving.leavingAhead
        let m1 = (p1 - p0) * arriving.arrivingBack + (b - p1) * arriving.arrivingAhead
        let start: SIMD4<Double> = p0 * (2 * u3 - 3 * u2 + 1) + m0 * (u3 - 2 * u2 + u)
        let end: SIMD4<Double> = p1 * (3 * u2 - 2 * u3) + m1 * (u3 - u2)
        let p = start + end
        switch self {
        case .scalar: return .scalar(p.x)
        case .point: return .point(CGPoint(x: p.x, y: p.y))
        case .size: return .size(CGSize(width: p.x, height: p.y))
        case .rect: return .rect(CGRect(x: p.x, y: p.y, width: p.z, height: p.w))
        case .vector: return .vector(SIMD3(p.x, p.y, p.z))
        default:
            func part(_ x: Double) -> Double { min(max(x, 0), 1) }
            return .color(RGBA(r: part(p.x), g: part(p.y), b: part(p.z), a: part(p.w)))
        }
    }
}

/// The shape in which a spline passes one of its values.
struct SplineShape {
    var tension = 0.0, continuity = 0.0, bias = 0.0

    /// The shares that the differences to the value before and after have in the tangent there, by Kochanek and
    /// Bartels: of the curve that leaves the value, and of the one that arrives at it.
    var leavingBack: Double { (1 - tension) * (1 + continuity) * (1 + bias) / 2 }
    var leavingAhead: Double { (1 - tension) * (1 - continuity) * (1 - bias) / 2 }
    var arrivingBack: Double { (1 - tension) * (1 - continuity) * (1 + bias) / 2 }
    var arrivingAhead: Double { (1 - tension) * (1 + continuity) * (1 - bias) / 2 }
}

extension PathGeometry {
    /// The path `fraction` of the way to `other`, point by point, or nil when the two have different steps.
    func interpolated(to other: PathGeometry, fraction: Double) -> PathGeometry? {
        combined(with: other) { a, b in
            CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
        }
    }

    /// The path with the points of `other`, `times` over, added to its own, or nil when the two have different steps.
    func interpolated(to other: PathGeometry, adding times: Double) -> PathGeometry? {
        combined(with: other) { a, b in CGPoint(x: a.x + b.x * times, y: a.y + b.y * times) }
    }
}
