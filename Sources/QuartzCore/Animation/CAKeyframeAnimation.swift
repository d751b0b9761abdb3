import CoreGraphics
import RenderServer

/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The mode of this name. A name that is none of the five acts as `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a straight line. The default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// In a jump: each value holds until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// In a straight line at an even pace; key times and timing functions are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve at an even pace; key times and timing functions are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation of one property through a list of values.
///
/// The Kochanek-Bartels parameters and `rotationMode` of Core Animation are not here yet.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, of the kinds that `CABasicAnimation.fromValue` takes. One value holds for the whole duration.
    open var values: [Any]?

    /// A path for a property that is a point; it overrides `values`. Each point of it but the moves is a keyframe, and
    /// the motion follows its curves.
    open var path: CGPath?

    /// When each value is reached, as fractions of the duration from 0 to 1, ascending; as many as there are values, or
    /// one more in discrete mode. Nil (the default) spaces them evenly; a list that breaks the rules is ignored, with
    /// one line on standard error.
    open var keyTimes: [NSNumber]?

    /// One timing function for each way between two values; missing ones are linear.
    open var timingFunctions: [CAMediaTimingFunction]?

    /// How to get from one value to the next.
    open var calculationMode = CAAnimationCalculationMode.linear

    /// An animation without a property.
    public override init() { super.init() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
        (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    }

    override func renderContent(in context: AnimationContext) -> RenderAnimation.Content? {
        guard let property = property(on: context.model) else { return nil }
        let mode = KeyframeAnimation.CalculationMode(rawValue: calculationMode.rawValue) ?? .linear
        var keyframe: KeyframeAnimation
        if let path, property.kind == .point {
            var track = PathTrack(path.geometry)
            guard !track.points.isEmpty else { return nil }
            let times = validTimes(count: track.points.count, mode: mode)
            let isSmooth = mode == .cubic || mode == .cubicPaced
            if !isSmooth && mode != .discrete {
                track.refine(times: times, functions: timingFunctions?.map(\.curve) ?? [])
            }
            let isRefined = track.refinedTimes != nil
            keyframe = KeyframeAnimation(
                property: property, values: track.points.map(AnimationValue.point),
                keyTimes: track.refinedTimes ?? times, calculationMode: mode)
            if !isRefined { keyframe.timingFunctions = timingFunctions?.map(\.curve) ?? [] }
        } else {
            var unboxed: [AnimationValue] = []
            for value in values ?? [] {
                guard let value = self.unboxed(value, for: property) else { return nil }
                unboxed.append(value)
            }
            guard !unboxed.isEmpty else {
                Log.once("animation.noValues", "a keyframe animation has neither values nor a path: it shows nothing")
                return nil
            }
            keyframe = KeyframeAnimation(
                property: property, values: unboxed, keyTimes: validTimes(count: unboxed.count, mode: mode),
                calculationMode: mode)
            keyframe.timingFunctions = timingFunctions?.map(\.curve) ?? []
        }
        (keyframe.isAdditive, keyframe.isCumulative) = (isAdditive, isCumulative)
        return .keyframe(keyframe)
    }

    /// The key times if they keep the rules for `count` values, else nil.
    private func validTimes(count: Int, mode: KeyframeAnimation.CalculationMode) -> [Double]? {
        guard let keyTimes, mode != .paced, mode != .cubicPaced else { return nil }
        let times = keyTimes.map(\.doubleValue)
        let wanted = mode == .discrete ? count + 1 : count
        let ascends = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
        if times.count == wanted, times.first == 0, times.last == 1, ascends { return times }
        Log.once(
            "animation.keyTimes",
            "key times must be \(wanted) here, ascend, begin with 0 and end with 1: \(times) is ignored")
        return nil
    }
}
