/// An animation that repeats another one.
///
/// Where the repeated animation's duration is not known (it is a program's own), it is measured in its first run, to a
/// millionth of a second; what comes at a time does not depend on how often it is asked for.
struct RepeatAnimation: BuiltInAnimation {
    private let base: Animation
    /// The number of runs; nil without end.
    private let count: Int?
    private let autoreverses: Bool

    /// `base`, `count` times (nil without end, less than 1 is once), every other time backwards if `autoreverses`.
    init(_ base: Animation, count: Int?, autoreverses: Bool) {
        (self.base, self.count, self.autoreverses) = (base, count.map { max($0, 1) }, autoreverses)
    }

    var duration: TimeInterval? {
        guard let run = base.duration else { return count == nil ? .infinity : nil }
        guard let count else { return run > 0 ? .infinity : 0 }
        return run * Double(count)
    }

    var lowering: AnimationLowering? { base.lowering?.repeated(count, autoreverses: autoreverses) }

    var printed: AnimationDescription {
        let count = count.map { "Optional(\($0))" } ?? "nil"
        return .change("RepeatAnimation", [("repeatCount", count), ("autoreverses", "\(autoreverses)")], of: base)
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard let run = base.duration ?? context.state[FirstRun<V>.self].length else {
            return firstRun(value: value, time: time, context: &context)
        }
        guard run > 0, count.map({ time < Double($0) * run }) ?? true else { return nil }
        // A run begins with nothing remembered.
        var fresh = context.withState(AnimationState<V>())
        return base.animate(value: value, time: position(time, run).time, context: &fresh) ?? value
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard let run = base.duration ?? context.state[FirstRun<V>.self].length, run > 0 else {
            return base.velocity(value: value, time: time, context: context)
        }
        let position = position(time, run)
        let velocity = base.velocity(value: value, time: position.time, context: context.withState(AnimationState<V>()))
        return position.isBackwards ? velocity?.scaled(by: -1) : velocity
    }

    /// The position in a run of `run` seconds, and whether it goes backwards there.
    private func position(_ time: Double, _ run: Double) -> (time: Double, isBackwards: Bool) {
        let index = max((time / run).rounded(.down), 0)
        let local = time - index * run
        let isBackwards = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
        return (isBackwards ? run - local : local, isBackwards)
    }

    // MARK: Durations that are not known

    /// The result of the first run.
    private struct FirstRun<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: FirstRun { FirstRun() }
        /// The duration; nil while it is under way.
        var length: Double?
        /// The last time it was asked, and what it remembered then.
        var asked = 0.0
        var state = AnimationState<V>()
    }

    /// The precision, in seconds, to which the first run's end is searched.
    private static var endTolerance: Double { 1e-6 }

    private func firstRun<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        var run = context.state[FirstRun<V>.self]
        func answer(_ time: Double) -> (value: V, state: AnimationState<V>)? {
            var inner = context.withState(run.state)
            return base.animate(value: value, time: time, context: &inner).map { ($0, inner.state) }
        }
        if let (value, state) = answer(time) {
            (run.asked, run.state) = (time, state)
            context.state[FirstRun<V>.self] = run
            return value
        }
        var (low, high) = (run.asked, time)
        while high - low > Self.endTolerance {
            let middle = (low + high) / 2
            if answer(middle) == nil { high = middle } else { low = middle }
        }
        run.length = high > Self.endTolerance ? high : 0
        context.state[FirstRun<V>.self] = run
        return animate(value: value, time: time, context: &context)
    }
}
