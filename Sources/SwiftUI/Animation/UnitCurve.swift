import RenderServer

/// A curve from (0, 0) to (1, 1): how the progress of a value follows the progress of time.
public struct UnitCurve: Sendable, Hashable {
    private enum Function: Sendable, Hashable {
        case bezier(TimingFunction)
        case circularIn, circularOut, circularInOut, circularOutIn
    }

    private let function: Function

    private init(_ function: Function) { self.function = function }

    /// The curve that the render server solves.
    init(_ curve: TimingFunction) { function = .bezier(curve) }

    /// A cubic Bezier curve between these control points. Their x parts are clamped to 0...1; the y parts may lie
    /// outside, and the curve then overshoots.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            TimingFunction(
                c1x: Float(startControlPoint.x), c1y: Float(startControlPoint.y), c2x: Float(endControlPoint.x),
                c2y: Float(endControlPoint.y)))
    }

    /// Even.
    public static let linear = UnitCurve(.linear)
    /// Slow at first: Bezier (0.42, 0), (1, 1).
    public static let easeIn = UnitCurve(.easeIn)
    /// Slow at last: Bezier (0, 0), (0.58, 1).
    public static let easeOut = UnitCurve(.easeOut)
    /// Slow at both ends: Bezier (0.42, 0), (0.58, 1).
    public static let easeInOut = UnitCurve(.easeInEaseOut)
    /// A quarter of a circle, slow at first: 1 - sqrt(1 - x²).
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// A quarter of a circle, slow at last: sqrt(1 - (1 - x)²).
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Two quarters of circles, slow at both ends.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// The progress of the value at `progress` of time, which is clamped to 0...1.
    public func value(at progress: Double) -> Double {
        let x = progress > 0 ? min(progress, 1) : 0
        switch function {
        case .bezier(let curve): return curve.value(at: x)
        case .circularIn: return Self.circle(x)
        case .circularOut: return 1 - Self.circle(1 - x)
        case .circularInOut: return x < 0.5 ? Self.circle(2 * x) / 2 : 1 - Self.circle(2 - 2 * x) / 2
        case .circularOutIn: return x < 0.5 ? (1 - Self.circle(1 - 2 * x)) / 2 : (1 + Self.circle(2 * x - 1)) / 2
        }
    }

    /// How fast the value goes, in units of itself a unit of time, at `progress` of time, which is clamped to 0...1.
    /// Infinite where the curve stands upright.
    public func velocity(at progress: Double) -> Double {
        let x = progress > 0 ? min(progress, 1) : 0
        switch function {
        case .bezier(let curve): return curve.slope(at: x)
        case .circularIn: return Self.slope(x)
        case .circularOut: return Self.slope(1 - x)
        case .circularInOut: return x < 0.5 ? Self.slope(2 * x) : Self.slope(2 - 2 * x)
        case .circularOutIn: return x < 0.5 ? Self.slope(1 - 2 * x) : Self.slope(2 * x - 1)
        }
    }

    /// The curve with time and value exchanged, which undoes this one. Where this one overshoots there is no such
    /// curve, and the result's control points are clamped.
    public var inverse: UnitCurve {
        switch function {
        case .bezier(let curve):
            UnitCurve(TimingFunction(c1x: curve.c1y, c1y: curve.c1x, c2x: curve.c2y, c2y: curve.c2x))
        case .circularIn: .circularEaseOut
        case .circularOut: .circularEaseIn
        case .circularInOut: UnitCurve(.circularOutIn)
        case .circularOutIn: .circularEaseInOut
        }
    }

    /// The curve as a layer animation takes it; nil for one that is no cubic Bezier curve.
    var timingFunction: TimingFunction? {
        if case .bezier(let curve) = function { curve } else { nil }
    }

    private static func circle(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }
    private static func slope(_ x: Double) -> Double { x < 1 ? x / (1 - x * x).squareRoot() : .infinity }
}
