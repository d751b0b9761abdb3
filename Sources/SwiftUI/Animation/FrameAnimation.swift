import RenderServer

/// Values on their way that programs make something of themselves, a body or a layout: of `Value`, which is
/// `Animatable`. Main actor only.
@MainActor class FrameAnimation<Value> {
    /// Returns what is to be shown after `value` was set, in `transaction`.
    func apply(_ value: Value, in transaction: Transaction) -> Value { value }

    /// The value to be shown at `time`, seconds of media time; nil once nothing moves.
    func shown(at time: Double) -> Value? { nil }

    /// The target of the value.
    var destination: Value? { nil }

    /// Whether something moves.
    var isRunning: Bool { false }

    /// Called when the value is no longer shown.
    func end() {}

    /// An animation of values of this type; nil for a type without animatable data, and for shapes: those have their
    /// outlines animated on layers.
    static func make(_ value: Value) -> FrameAnimation<Value>? {
        AnimatableTypes.mayHold(Value.self) ? AnimatableTypes.animation(of: value) as? FrameAnimation<Value> : nil
    }
}

/// What is known of types, and the same code for all of them: the compiler writes `make` anew for each view.
@MainActor private enum AnimatableTypes {
    /// Whether values of a type that was asked about animate frame by frame.
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether values of `type` animate, or may.
    static func mayHold(_ type: Any.Type) -> Bool { known[ObjectIdentifier(type)] != false }

    /// An animation of values like `value`, or nil.
    static func animation(of value: Any) -> AnyObject? {
        let made = (value as? any Animatable).flatMap { typedAnimation($0) }
        known[ObjectIdentifier(type(of: value))] = made != nil
        return made
    }

    private static func typedAnimation<A: Animatable>(_ value: A) -> AnyObject? {
        if A.AnimatableData.self == EmptyAnimatableData.self || A.self is any Shape.Type { return nil }
        return TypedFrameAnimation(value)
    }
}

/// Values of a type that is known.
private final class TypedFrameAnimation<Value: Animatable>: FrameAnimation<Value> {
    private var target: Value
    private var run: AnimationRun<Value.AnimatableData>?
    private var begin = 0.0
    private var tokens: [CompletionGroup.Token] = []

    init(_ value: Value) { target = value }

    override var destination: Value? { target }
    override var isRunning: Bool { run != nil }

    override func apply(_ value: Value, in transaction: Transaction) -> Value {
        let former = target
        target = value
        let (old, new) = (former.animatableData, value.animatableData)
        let now = MediaClocks.current.now()
        guard old != new else { return run == nil ? value : shown(at: now) ?? value }
        guard let animation = transaction.animation, animation.duration != 0 else {
            end()
            return value
        }
        tokens += transaction.completions.map { $0.begin() }
        if run == nil {
            begin = now
            run = AnimationRun(from: old, to: new, animation: animation, at: 0)
        } else if animation.duration == .infinity, let shown = run?.value(at: now - begin) {
            begin = now
            run = AnimationRun(from: shown, to: new, animation: animation, at: 0)
        } else {
            run?.retarget(to: new, animation: animation, at: now - begin)
        }
        return shown(at: now) ?? value
    }

    override func shown(at time: Double) -> Value? {
        guard let data = run?.value(at: time - begin) else { return nil }
        if run?.isLogicallyComplete == true { for token in tokens { token.completeLogically() } }
        if run?.isEnded != false {
            end()
            return nil
        }
        return target.with(animatableData: data)
    }

    override func end() {
        run = nil
        for token in tokens { token.end() }
        tokens = []
    }
}
