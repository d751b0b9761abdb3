import RenderServer

/// Seconds of a curve without a duration. Source: docs/sources/views.md, SwiftUI.
private let standardDuration = 0.35

extension Animation {
    /// Linear, in 0.35 seconds.
    public static var linear: Animation { linear(duration: standardDuration) }
    /// Slow at first, in 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: standardDuration) }
    /// Slow at last, in 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    /// Slow at both ends, in 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

    /// Linear, in `duration` seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    /// Slow at first, in `duration` seconds: Bezier (0.42, 0), (1, 1).
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

    /// Slow at last, in `duration` seconds: Bezier (0, 0), (0.58, 1).
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

    /// Slow at both ends, in `duration` seconds: Bezier (0.42, 0), (0.58, 1).
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Along the cubic Bezier curve with these control points, in `duration` seconds. The x parts are clamped to 0...1;
    /// the y parts may lie outside, and the value then overshoots.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
            endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y)))
        return timingCurve(curve, duration: duration)
    }

    /// Along `curve`, in `duration` seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve, duration: duration))
    }
}
