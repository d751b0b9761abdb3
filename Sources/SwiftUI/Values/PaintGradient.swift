/// A gradient of plain numbers.
struct PaintGradient: Hashable, Sendable {
    /// The geometry of the gradient. Positions and lengths are fractions of what is painted, unless noted otherwise.
    enum Kind: Hashable, Sendable {
        /// From one position to another.
        case linear(start: UnitPoint, end: UnitPoint)
        /// Around a centre between two circles, their radii in points.
        case radial(center: UnitPoint, start: CGFloat, end: CGFloat)
        /// Around a centre between two ellipses of the proportions of what is painted.
        case elliptical(center: UnitPoint, start: CGFloat, end: CGFloat)
        /// Once around a centre, clockwise from an angle.
        case angular(center: UnitPoint, start: Angle)
    }

    /// The colours, each with its position, in ascending order.
    var stops: [GradientStop]
    /// The geometry of the gradient.
    var kind: Kind

    init(_ gradient: Gradient, _ kind: Kind, in surroundings: PaintSurroundings) {
        let tint = surroundings.tintColor
        stops = gradient.stops.filter(\.location.isFinite).map {
            GradientStop(location: $0.location, color: $0.color.rgba(in: surroundings.traits, tint: tint))
        }
        self.kind = kind
    }
}
