/// A paint: a colour or a gradient of plain numbers.
enum Paint: Hashable, Sendable {
    /// One colour.
    case color(RGBA)
    /// A gradient.
    case gradient(PaintGradient)
    /// The blurred image of what lies behind, and a translucent colour over it.
    case material(BlurMaterial, color: RGBA)
    /// Pixels that are repeated, or stretched.
    case image(GraphicsContext.Tile)
    /// Another paint, and shadows of the shape that is painted with it.
    indirect case shadowed(Paint, PaintShadow)

    /// The paint with its opacity multiplied by `factor`.
    func faded(_ factor: Double) -> Paint {
        let factor = factor.isFinite ? max(factor, 0) : 1
        switch self {
        case .color(let color): return .color(color.multipliedAlpha(factor))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map {
                GradientStop(location: $0.location, color: $0.color.multipliedAlpha(factor))
            }
            return .gradient(gradient)
        case .material(let material, let color): return .material(material, color: color.multipliedAlpha(factor))
        case .image(var tile):
            tile.opacity *= min(factor, 1)
            return .image(tile)
        case .shadowed(let paint, var shadow):
            shadow.color = shadow.color.multipliedAlpha(factor)
            return .shadowed(paint.faded(factor), shadow)
        }
    }

    /// The colour, a gradient's first one, or the one over a material; of pixels none.
    var firstColor: RGBA {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        case .material(_, let color): color
        case .image: .clear
        case .shadowed(let paint, _): paint.firstColor
        }
    }

    /// The paint without its shadows, and these, the outermost last.
    var parts: (paint: Paint, shadows: [PaintShadow]) {
        guard case .shadowed(let inner, let shadow) = self else { return (self, []) }
        let (paint, shadows) = inner.parts
        return (paint, shadows + [shadow])
    }
}

extension LinearGradient: PaintingStyle {
    func paint(in surroundings: PaintSurroundings) -> Paint {
        .gradient(PaintGradient(gradient, .linear(start: startPoint, end: endPoint), in: surroundings))
    }
}

extension RadialGradient: PaintingStyle {
    func paint(in surroundings: PaintSurroundings) -> Paint {
        .gradient(
            PaintGradient(gradient, .radial(center: center, start: startRadius, end: endRadius), in: surroundings))
    }
}

extension EllipticalGradient: PaintingStyle {
    func paint(in surroundings: PaintSurroundings) -> Paint {
        .gradient(
            PaintGradient(
                gradient, .elliptical(center: center, start: startRadiusFraction, end: endRadiusFraction),
                in: surroundings))
    }
}

extension Gradient: PaintingStyle {
    /// Paints from top to bottom, as SwiftUI fills with a gradient without a direction.
    func paint(in surroundings: PaintSurroundings) -> Paint {
        .gradient(PaintGradient(self, .linear(start: .top, end: .bottom), in: surroundings))
    }
}

extension AngularGradient: PaintingStyle {
    func paint(in surroundings: PaintSurroundings) -> Paint {
        var painted = PaintGradient(gradient, .angular(center: center, start: startAngle), in: surroundings)
        painted.stops = wholeTurn(painted.stops)
        return .gradient(painted)
    }

    /// The colours between `startAngle` and `endAngle`, spread over a whole turn from `startAngle`.
    private func wholeTurn(_ stops: [GradientStop]) -> [GradientStop] {
        let share = CGFloat((endAngle - startAngle).radians / (2 * .pi))
        guard let first = stops.first, let last = stops.last, share.isFinite, share != 0 else { return stops }
        if share >= 1 {
            // Of more than a turn the last one is visible.
            let start: CGFloat = 1 - share
            return stops.map { GradientStop(location: start + $0.location * share, color: $0.color) }
        }
        if share > 0 {
            let middle = (1 + share) / 2
            var spread: [GradientStop] = stops.map { GradientStop(location: $0.location * share, color: $0.color) }
            spread.append(GradientStop(location: middle, color: last.color))
            spread.append(GradientStop(location: middle, color: first.color))
            spread.append(GradientStop(location: 1, color: first.color))
            return spread
        }
        // Counter-clockwise: the same colours, from their end.
        let size = max(share, -1)
        let middle = (1 + size) / 2
        var spread: [GradientStop] = [
            GradientStop(location: 0, color: first.color), GradientStop(location: middle, color: first.color),
            GradientStop(location: middle, color: last.color),
        ]
        for stop in stops.reversed() {
            let location: CGFloat = 1 + stop.location * size
            spread.append(GradientStop(location: location, color: stop.color))
        }
        return spread
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// `gradient` from `startPoint` to `endPoint`.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

    /// `colors`, at even distances, from `startPoint` to `endPoint`.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
    /// `gradient` around `center` from `startRadius` to `endRadius`, in points.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// `colors`, at even distances, around `center` from `startRadius` to `endRadius`, in points.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// `gradient` around `center` between two ellipses; a fraction of 0.5 reaches from the middle to the sides.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// `colors`, at even distances, around `center` between two ellipses.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// `stops` around `center` between two ellipses.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// `gradient` around `center` from `startAngle` to `endAngle`.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// `colors`, at even distances, around `center` from `startAngle` to `endAngle`.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// `gradient` once around `center`, from `angle`.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }

    /// `colors`, at even distances, once around `center`, from `angle`.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}
