import CoreGraphics
import OctantBase
import RenderServer

/// The interpolation from one value of a keyframe animation to the next.
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

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The mode of this name. A name that is none of the two does not rotate the layer.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's x axis follows the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis follows the path backwards: rotated by π.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

    /// The rotation in addition to the path's direction, in radians; nil for no rotation.
    var extraTurn: Double? {
        switch self {
        case .rotateAuto: 0
        case .rotateAutoReverse: .pi
        default: nil
        }
    }
}

/// An animation of one property through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, of the kinds that `CABasicAnimation.fromValue` accepts. One value holds for the whole duration.
    open var values: [Any]?

    /// A path for a property that is a point; it overrides `values`. Each point of it but the moves is a keyframe, and
    /// the motion follows its curves.
    open var path: CGPath?

    /// The times at which each value is reached, as fractions of the duration within 0...1, ascending; as many as there
    /// are values, or one more in discrete mode. Where they begin after 0 the first value holds until then, and the
    /// last one where they end before 1. Nil (the default) spaces them evenly; a list that breaks the rules is ignored,
    /// with one line on standard error.
    open var keyTimes: [NSNumber]?

    /// One timing function for each interval between two values; missing ones are linear.
    open var timingFunctions: [CAMediaTimingFunction]?

    /// The interpolation from one value to the next.
    open var calculationMode = CAAnimationCalculationMode.linear

    /// Whether the layer rotates with the path that its position moves along, in addition to its own rotation. Nil (the
    /// default) does not. A rotating layer in a cubic mode follows the path's own curves.
    open var rotationMode: CAAnimationRotationMode?

    /// In the cubic modes, how tight the curve is at each value: 1 stops at it, -1 swings wide. Missing ones are 0, as
    /// are those of the next two lists: with all of them 0 the curve is a Catmull-Rom spline. What is not finite counts
    /// as 0.
    open var tensionValues: [NSNumber]?

    /// In the cubic modes, how sharp the corner at each value is: inward for positive, outward for negative numbers.
    open var continuityValues: [NSNumber]?

    /// In the cubic modes, where the curve swings out: before the value for positive, after it for negative numbers.
    open var biasValues: [NSNumber]?

    /// Whether it is the change of one keyframe of an animation block, or a copy of that.
    package var isKeyframeChange = false

    /// An animation without a property.
    public override init() { super.init() }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
        (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
        rotationMode = other.rotationMode
        (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
        (biasValues, isKeyframeChange) = (other.biasValues, other.isKeyframeChange)
    }

    /// Adds the animation to `anObject`, a layer, under the key `event`. Where it is the change of one keyframe of an
    /// animation block, and the one value that it has is that before the change, it leads to the one after it.
    open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, layer.addKeyframeChange(self, forKey: event) else {
            return super.run(forKey: event, object: anObject, arguments: dict)
        }
    }

    override class func keyedProperty(_ key: String) -> KeyedProperty? {
        keyframeKeys[key] ?? super.keyedProperty(key)
    }

    override func renderContent(in context: AnimationContext) -> RenderAnimation.Content? {
        guard let property = property(on: context.model) else { return nil }
        let mode = KeyframeAnimation.CalculationMode(rawValue: calculationMode.rawValue) ?? .linear
        var keyframe: KeyframeAnimation
        if let path, property.kind == .point {
            var track = PathTrack(path.geometry)
            guard !track.points.isEmpty else { return nil }
            let times = validTimes(count: track.points.count, mode: mode)
            if property == .position, let extra = rotationMode?.extraTurn {
                return turningContent(track, times: times, mode: mode, extra: extra, in: context)
            }
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
        keyframe.cell = cell(on: context.model)
        (keyframe.isAdditive, keyframe.isCumulative) = (isAdditive, isCumulative)
        (keyframe.function, keyframe.isOffset) = (valueFunction?.function, isOffset)
        func finite(_ numbers: [NSNumber]?) -> [Double] {
            (numbers ?? []).map { $0.doubleValue.isFinite ? $0.doubleValue : 0 }
        }
        (keyframe.tensions, keyframe.continuities) = (finite(tensionValues), finite(continuityValues))
        keyframe.biases = finite(biasValues)
        return .keyframe(keyframe)
    }

    /// The motion along `track` and the turning with it, `extra` radians on top, as a group of two.
    private func turningContent(
        _ track: PathTrack, times: [Double]?, mode: KeyframeAnimation.CalculationMode, extra: Double,
        in context: AnimationContext
    ) -> RenderAnimation.Content {
        let isPaced = mode == .paced || mode == .cubicPaced
        let isDiscrete = mode == .discrete
        let turning =
            isDiscrete
            ? track.stops(times: times)
            : track.turning(times: times, functions: timingFunctions?.map(\.curve) ?? [], isPaced: isPaced)
        var move = KeyframeAnimation(
            property: .position, values: turning.points.map(AnimationValue.point), keyTimes: turning.times,
            calculationMode: isDiscrete ? .discrete : .linear)
        move.isAdditive = isAdditive
        var turn = KeyframeAnimation(
            property: .rotationZ, values: turning.angles.map { .scalar($0 + extra) }, keyTimes: turning.times,
            calculationMode: move.calculationMode)
        turn.isAdditive = true
        var inner = MediaTiming()
        inner.duration = timing.duration > 0 ? timing.duration : context.defaultDuration
        inner.fillMode = .both
        return .group(
            [move, turn].map {
                RenderAnimation(timing: inner, isRemovedOnCompletion: false, content: .keyframe($0))
            })
    }

    /// The key times if they keep the rules for `count` values, else nil.
    private func validTimes(count: Int, mode: KeyframeAnimation.CalculationMode) -> [Double]? {
        guard let keyTimes, mode != .paced, mode != .cubicPaced else { return nil }
        let times = keyTimes.map(\.doubleValue)
        let wanted = mode == .discrete ? count + 1 : count
        if times.areKeyTimes(count: wanted) { return times }
        Log.once(
            "animation.keyTimes",
            "key times must be \(wanted) here, ascend and lie within 0 and 1: \(times) is ignored")
        return nil
    }
}
