/// A rule of one's own for how a value gets from where it is to where it should be.
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the distance `value` that is done `time` seconds after the begin; nil once the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The velocity of the value then, a second; nil where that is not known, the default.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation continues `previous`, which has animated `value` for `time` seconds and keeps its state
    /// in `context`. Then it goes on from there: its `time` counts from the begin of `previous`, and the distance is
    /// the old and the new one together. Otherwise, the default, both run and are added up.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns nil: not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// No.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The name of something that an animation remembers while it runs.
public protocol AnimationStateKey {
    /// The type of the state.
    associatedtype Value

    /// The value at the start.
    static var defaultValue: Value { get }
}

/// The state of an animation while it runs.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// An empty state.
    public init() {}

    /// The value stored under `key`.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The inputs of an animation and its state.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state of the animation while it runs.
    public var state: AnimationState<Value>

    /// Whether the animation looks finished, though it may still move a little: set by the animation.
    public var isLogicallyComplete = false

    /// The environment of the view whose value is animated.
    public private(set) var environment: EnvironmentValues

    /// A context in which nothing is remembered yet.
    init(environment: EnvironmentValues = EnvironmentValues()) {
        (state, self.environment) = (AnimationState(), environment)
    }

    /// The same context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(environment: environment)
        context.state = state
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}
