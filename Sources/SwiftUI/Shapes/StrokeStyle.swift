/// The style of a line.
public struct StrokeStyle: Equatable, Hashable, Sendable, Animatable {
    /// The width, in points.
    public var lineWidth: CGFloat
    /// The shape of open ends.
    public var lineCap: CGLineCap
    /// The shape where segments meet.
    public var lineJoin: CGLineJoin
    /// A mitred corner longer than this many line widths is cut off.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty for a line without gaps.
    public var dash: [CGFloat]
    /// The position in the dashes at which the line begins, in points.
    public var dashPhase: CGFloat

    /// A line of these properties.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }

    /// The width, the mitre limit and the phase of the dashes.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// The rule by which the inside of a path is filled.
public struct FillStyle: Equatable, Hashable, Sendable {
    /// Whether the inside is what is crossed an odd number of times, rather than what is wound around.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// A filling by these rules.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}

/// The style of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that goes over into the sides without a sudden change of curvature.
    case continuous
}
