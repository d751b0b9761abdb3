import CoreGraphics

/// A layer's shadow at one instant, in the surface's points.
struct SampledShadow: Equatable {
    /// The widest bell curve, in the surface's points: beyond it a shadow is a haze over half a screen.
    private static let mostDeviation: CGFloat = 250

    /// From what throws the shadow to the shadow.
    let offset: CGVector
    /// The deviation of the bell curve that softens it.
    let deviation: CGFloat
    /// A rectangle that contains what casts the shadow.
    var caster = CGRect.null

    /// The shadow of a layer with these properties, whose own space `transform` sends to the surface. In perspective,
    /// offset and softness are those at the middle of the layer.
    init(_ properties: LayerProperties, _ transform: PlaneTransform) {
        let (shadow, box) = (properties.shadow, properties.bounds.standardized)
        let middle = CGPoint(x: box.midX, y: box.midY)
        let far = CGPoint(x: middle.x + shadow.offset.width, y: middle.y + shadow.offset.height)
        let (from, to) = (transform.map(middle), transform.map(far))
        offset = CGVector(dx: to.x - from.x, dy: to.y - from.y)
        let scale: CGFloat
        if transform.isAffine {
            scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        } else {
            scale = transform.greatestScale(at: middle)
        }
        deviation = min(shadow.radius * scale, Self.mostDeviation)
    }

    /// Whether the shadow can be drawn at all.
    var isFinite: Bool { (offset.dx + offset.dy + deviation).isFinite }

    /// The reach of the softness: beyond three deviations a bell curve is under half a 255th.
    var reach: CGFloat { 3 * deviation + 2 }

    /// The rectangle in which the shadow of `rect` lies.
    func cast(_ rect: CGRect) -> CGRect {
        rect.isNull ? .null : rect.offsetBy(dx: offset.dx, dy: offset.dy).insetBy(dx: -reach, dy: -reach)
    }

    /// The rectangle from which shadows fall into `rect`.
    func castersInto(_ rect: CGRect) -> CGRect {
        rect.isNull
            ? .null : rect.offsetBy(dx: -offset.dx, dy: -offset.dy).insetBy(dx: -reach, dy: -reach).union(rect)
    }
}
