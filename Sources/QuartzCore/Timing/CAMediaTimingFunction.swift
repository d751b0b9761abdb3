import OctantBase
import RenderServer

/// The map from the progress of time to the progress of a value: a cubic Bezier curve from (0, 0) to (1, 1).
///
/// It never changes and may be used on any thread.
public final class CAMediaTimingFunction: NSObject, Sendable {
    /// The curve as the render server solves it.
    package let curve: TimingFunction

    /// The curve called `name`; an unknown name is linear, with one line on standard error.
    public init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: curve = .linear
        case .easeIn: curve = .easeIn
        case .easeOut: curve = .easeOut
        case .easeInEaseOut: curve = .easeInEaseOut
        case .default: curve = .default
        default:
            Log.once("timing.name.\(name.rawValue)", "no timing function is called '\(name.rawValue)': it is linear")
            curve = .linear
        }
    }

    /// The curve with the inner control points (`c1x`, `c1y`) and (`c2x`, `c2y`). The x parts are clamped to 0...1;
    /// the y parts may lie outside, and the curve then overshoots.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = TimingFunction(c1x: c1x, c1y: c1y, c2x: c2x, c2y: c2y)
    }

    /// Writes control point `index`, 0...3, to the two floats at `ptr`; any other index writes nothing.
    public func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
        switch index {
        case 0: (ptr[0], ptr[1]) = (0, 0)
        case 1: (ptr[0], ptr[1]) = (curve.c1x, curve.c1y)
        case 2: (ptr[0], ptr[1]) = (curve.c2x, curve.c2y)
        case 3: (ptr[0], ptr[1]) = (1, 1)
        default: break
        }
    }

    /// Whether `object` is a timing function with the same control points.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.curve == curve
    }

    /// The hash of the control points.
    public override var hash: Int { curve.hashValue }
}

/// The names of the ready-made timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The name spelled `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear: control points (0, 0) and (1, 1).
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first: (0.42, 0) and (1, 1).
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last: (0, 0) and (0.58, 1).
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends: (0.42, 0) and (0.58, 1).
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations: (0.25, 0.1) and (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
