import OctantBase
import RenderServer

/// An animation of ours, with a known duration and an expression as a layer animation.
protocol BuiltInAnimation: CustomAnimation, CustomStringConvertible, CustomDebugStringConvertible {
    /// The printed form on Apple's systems of the rule, and of its effect on another one.
    var printed: AnimationDescription { get }

    /// Seconds from the begin to the end, infinite for no end; nil where a program's own rule decides.
    var duration: TimeInterval? { get }

    /// Seconds from the begin until the animation looks finished; nil where a rule of the program's decides.
    var logicalDuration: TimeInterval? { get }

    /// The animation in the terms of layer animations; nil for one that cannot be expressed so.
    var lowering: AnimationLowering? { get }
}

extension BuiltInAnimation {
    var logicalDuration: TimeInterval? { duration }
    var description: String { printed.text(isQualified: false) }
    var debugDescription: String { printed.text(isQualified: true) }
}

/// Progress along a curve.
struct CurveAnimation: BuiltInAnimation {
    private let curve: UnitCurve
    private let seconds: Double

    /// Along `curve` in `duration` seconds. A duration that is negative or not finite counts as 0.
    init(_ curve: UnitCurve, duration: TimeInterval) {
        (self.curve, seconds) = (curve, usable(duration, "an animation's duration", else: 0))
    }

    var duration: TimeInterval? { seconds }
    var lowering: AnimationLowering? { AnimationLowering(curve: .unit(curve), duration: seconds) }

    var printed: AnimationDescription {
        guard let solver = curve.solver else {
            return .rule("UnitCurveAnimation", [("curve", String(reflecting: curve)), ("duration", "\(seconds)")])
        }
        return .rule("BezierAnimation", [("duration", "\(seconds)"), ("curve", String(reflecting: solver))])
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < seconds ? value.scaled(by: curve.value(at: time / seconds)) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time >= 0, time < seconds else { return .zero }
        return value.scaled(by: curve.velocity(at: time / seconds) / seconds)
    }
}

/// An animation begun later.
struct DelayedAnimation: BuiltInAnimation {
    private let base: Animation
    private let delay: Double

    /// `base`, `delay` seconds later; a negative delay skips its begin. One that is not finite counts as 0.
    init(_ base: Animation, delay: TimeInterval) {
        self.base = base
        self.delay = delay.isFinite ? delay : usable(delay, "an animation's delay", else: 0)
    }

    var duration: TimeInterval? { base.duration.map { max($0 + delay, 0) } }
    var logicalDuration: TimeInterval? { base.logicalDuration.map { max($0 + delay, 0) } }
    var lowering: AnimationLowering? { base.lowering?.delayed(by: delay) }
    var printed: AnimationDescription { .change("DelayAnimation", [("delay", "\(delay)")], of: base) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }
}

/// Faster or slower.
struct SpedAnimation: BuiltInAnimation {
    private let base: Animation
    private let speed: Double

    /// `base`, `speed` times as fast. A speed that is negative or not finite counts as 0, which pauses.
    init(_ base: Animation, speed: Double) {
        (self.base, self.speed) = (base, usable(speed, "an animation's speed", else: 0))
    }

    var duration: TimeInterval? { base.duration.map { $0 > 0 ? $0 / speed : 0 } }
    var logicalDuration: TimeInterval? { base.logicalDuration.map { $0 > 0 ? $0 / speed : 0 } }
    var lowering: AnimationLowering? { base.lowering?.sped(by: speed) }
    var printed: AnimationDescription { .change("SpeedAnimation", [("speed", "\(speed)")], of: base) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }
}

/// `value`, or `standard` with one line on standard error for one that is negative or not finite.
private func usable(_ value: Double, _ name: String, else standard: Double) -> Double {
    if value >= 0, value.isFinite { return value }
    Log.once("animation.\(name)", "\(name) is negative or not finite: it counts as \(standard)")
    return standard
}
