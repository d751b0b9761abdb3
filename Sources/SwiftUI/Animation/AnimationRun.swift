/// The animations of a value: its shown value at a time, and what happens to that when its target changes.
///
/// Each change adds a distance with an animation of its own; what is shown is the target less what is left of all
/// distances. A spring continues a spring, with its speed; an animation without end is replaced by the next one.
struct AnimationRun<Value: VectorArithmetic> {
    private struct Part {
        var animation: Animation
        var way: Value
        let begin: Double
        var context: AnimationContext<Value>
        /// Whether the animation continues the motion of another one.
        var replaced = false
    }

    /// The target of the value.
    private(set) var target: Value
    private var parts: [Part]
    private let environment: EnvironmentValues

    /// The way from `start` to `target` with `animation`, begun at `seconds`, of a view in `environment`.
    init(
        from start: Value, to target: Value, animation: Animation, at seconds: Double,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        (self.target, self.environment) = (target, environment)
        parts = [
            Part(
                animation: animation, way: target - start, begin: seconds,
                context: AnimationContext(environment: environment))
        ]
    }

    /// Whether nothing moves any more: set by the last `value(at:)`.
    var isEnded: Bool { parts.isEmpty }

    /// Whether everything looks finished, though it may still move a little: set by the last `value(at:)`.
    var isLogicallyComplete: Bool { parts.allSatisfy(\.context.isLogicallyComplete) }

    /// The animation and the begin of the only way there is, if that is all that moves.
    var only: (animation: Animation, begin: Double)? {
        guard parts.count == 1, let part = parts.first, !part.replaced else { return nil }
        return (part.animation, part.begin)
    }

    /// The end of the last animation; infinite for never, nil where a program's own rule decides.
    var end: Double? {
        var end = 0.0
        for part in parts {
            guard !part.replaced, let duration = part.animation.duration else { return nil }
            end = max(end, part.begin + duration)
        }
        return end
    }

    /// The shown value at `seconds`.
    mutating func value(at seconds: Double) -> Value {
        var left = Value.zero
        parts = parts.compactMap { part in
            var part = part
            guard
                let done = part.animation.animate(
                    value: part.way, time: seconds - part.begin, context: &part.context),
                done.magnitudeSquared.isFinite
            else { return nil }
            left += part.way - done
            return part
        }
        return target - left
    }

    /// The velocity of the shown value at `seconds`, a second.
    func velocity(at seconds: Double) -> Value {
        parts.reduce(.zero) { sum, part in
            sum + (part.animation.velocity(value: part.way, time: seconds - part.begin, context: part.context) ?? .zero)
        }
    }

    /// Sends the value to another target, from `seconds` on, with `animation`; without one it is there at once.
    mutating func retarget(to target: Value, animation: Animation?, at seconds: Double) {
        let shown = value(at: seconds)
        guard let animation else {
            (self.target, parts) = (target, [])
            return
        }
        var way = target - self.target
        let endless = parts.contains { $0.animation.duration == .infinity }
        if endless {
            // Whatever goes on for ever would show for ever: the new animation starts from what is shown.
            (parts, way) = ([], target - shown)
        }
        self.target = target
        if let last = parts.indices.last {
            var context = parts[last].context
            let merges = animation.shouldMerge(
                previous: parts[last].animation, value: parts[last].way, time: seconds - parts[last].begin,
                context: &context)
            if merges {
                parts[last].animation = animation
                parts[last].way += way
                parts[last].context = context
                parts[last].replaced = true
                return
            }
        }
        parts.append(
            Part(
                animation: animation, way: way, begin: seconds, context: AnimationContext(environment: environment)))
    }
}
