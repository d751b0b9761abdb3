/// A gradient without a direction, as a style: it runs from top to bottom.
public struct AnyGradient: ShapeStyle, PaintingStyle, Hashable {
    private let gradient: Gradient
    private var isPerceptual = false

    /// The colours of `gradient`.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// The gradient with its colours mixed in `space`.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.isPerceptual = space == .perceptual
        return gradient
    }

    func paint(in surroundings: PaintSurroundings) -> Paint {
        var painted = PaintGradient(gradient, .linear(start: .top, end: .bottom), in: surroundings)
        if isPerceptual { painted.stops = painted.stops.perceptual }
        return .gradient(painted)
    }
}

extension Gradient {
    /// How the colours of a gradient are mixed.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// Part by part, in the space of the screen.
        public static let device = ColorSpace(isPerceptual: false)
        /// So that equal steps look equal: in Oklab.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The gradient with its colours mixed in `space`, as a style.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension [GradientStop] {
    /// The steps between two colours: an eighth of the way looks the same either way.
    private static var steps: Int { 8 }

    /// The stops, and between them those of the way from one to the next that looks even.
    fileprivate var perceptual: [GradientStop] {
        guard var former = first else { return self }
        var result = [former]
        for stop in dropFirst() {
            for step in 1..<Self.steps {
                let share = Double(step) / Double(Self.steps)
                result.append(
                    GradientStop(
                        location: former.location + (stop.location - former.location) * CGFloat(share),
                        color: former.color.mixed(with: stop.color, by: share, isPerceptual: true)))
            }
            result.append(stop)
            former = stop
        }
        return result
    }
}
