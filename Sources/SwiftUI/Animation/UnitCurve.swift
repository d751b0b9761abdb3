import RenderServer

/// A curve from (0, 0) to (1, 1): how the progress of a value follows the progress of time.
public struct UnitCurve: Sendable, Hashable {
    enum Function: Sendable, Hashable {
        case bezier(CubicSolver)
        case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseOutIn
    }

    private let function: Function

    private init(_ function: Function) { self.function = function }

    /// A cubic Bezier curve between these control points. Their x parts are clamped to 0...1; the y parts may lie
    /// outside, and the curve then overshoots.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(.bezier(CubicSolver(startControlPoint, endControlPoint)))
    }

    private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
        bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }

    /// Linear.
    public static let linear = bezier(0, 0, 1, 1)
    /// Slow at first: Bezier (0.42, 0), (1, 1).
    public static let easeIn = bezier(0.42, 0, 1, 1)
    /// Slow at last: Bezier (0, 0), (0.58, 1).
    public static let easeOut = bezier(0, 0, 0.58, 1)
    /// Slow at both ends: Bezier (0.42, 0), (0.58, 1).
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)
    /// A quarter of a circle, slow at first: 1 - sqrt(1 - x²).
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// A quarter of a circle, slow at last: sqrt(1 - (1 - x)²).
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// Two quarters of circles, slow at both ends.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// The progress of the value at `progress` of time, which is clamped to 0...1.
    public func value(at progress: Double) -> Double {
        let x = progress > 0 ? min(progress, 1) : 0
        switch function {
        case .bezier(let curve): return curve.timingFunction.value(at: x)
        case .circularEaseIn: return Self.circle(x)
        case .circularEaseOut: return 1 - Self.circle(1 - x)
        case .circularEaseInOut: return x < 0.5 ? Self.circle(2 * x) / 2 : 1 - Self.circle(2 - 2 * x) / 2
        case .circularEaseOutIn: return x < 0.5 ? (1 - Self.circle(1 - 2 * x)) / 2 : (1 + Self.circle(2 * x - 1)) / 2
        }
    }

    /// The speed of the value, in units of itself a unit of time, at `progress` of time, which is clamped to 0...1.
    /// Infinite where the curve is vertical. Where a Bezier curve's control point lies on its end the curve has no
    /// direction there: the velocity is 1 or 0 then, as on Apple's systems.
    public func velocity(at progress: Double) -> Double {
        let x = progress > 0 ? min(progress, 1) : 0
        switch function {
        case .bezier(let curve): return curve.velocity(at: x)
        case .circularEaseIn: return Self.slope(x)
        case .circularEaseOut: return Self.slope(1 - x)
        case .circularEaseInOut: return x < 0.5 ? Self.slope(2 * x) : Self.slope(2 - 2 * x)
        case .circularEaseOutIn: return x < 0.5 ? Self.slope(1 - 2 * x) : Self.slope(2 * x - 1)
        }
    }

    /// The curve with time and value exchanged, which undoes this one. Where this one overshoots there is no such
    /// curve, and the result's control points are clamped.
    public var inverse: UnitCurve {
        switch function {
        case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
        case .circularEaseOutIn: .circularEaseInOut
        }
    }

    /// The curve as a layer animation uses it; nil for one that is no cubic Bezier curve.
    var timingFunction: TimingFunction? {
        solver?.timingFunction
    }

    /// The curve as a cubic Bezier curve; nil for one that is none.
    var solver: CubicSolver? {
        if case .bezier(let curve) = function { curve } else { nil }
    }

    private static func circle(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }
    private static func slope(_ x: Double) -> Double { x < 1 ? x / (1 - x * x).squareRoot() : .infinity }
}
