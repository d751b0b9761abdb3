/// Two gestures one after the other: the second begins when the first has ended, with the same touch where that is
/// still down.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// How far it has come.
    public enum Value {
        /// The first gesture is under way.
        case first(First.Value)
        /// The first gesture has ended; the second one's value, nil before it has begun.
        case second(First.Value, Second.Value?)
    }

    /// Without a body.
    public typealias Body = Never

    /// The one that comes first.
    public var first: First
    /// The one that comes then.
    public var second: Second

    /// `first`, and then `second`.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// The first gesture's end.
    private struct State {
        let value: First.Value
        /// When it was, and whether the touch was still down.
        let time: Double
        let isTouching: Bool
        /// Whether the second one has begun.
        var isUnderWay = false
    }

    /// Reads both.
    public static func _reading(_ gesture: Self) -> _GestureReading<Value> {
        let (first, second) = (First._reading(gesture.first), Second._reading(gesture.second))
        let rules = first.rules(and: second) { $0.together.insert($1) }
        return _GestureReading(parts: first.parts(and: second), rules: rules) { part, event, memory in
            guard part >= first.parts.count else {
                guard memory.value == nil else { return .nothing }
                switch first.handle(part, event, memory.first) {
                case .nothing: return .nothing
                case .changed(let value): return .changed(.first(value))
                case .ended(let value):
                    memory.value = State(value: value, time: event.time, isTouching: event.isTouching)
                    return .changed(.second(value, nil))
                case .cancelled: return .cancelled
                }
            }
            guard var state = memory.value as? State, state.isTouching || event.time > state.time else {
                // What is left of the touches of the first one.
                return .nothing
            }
            switch second.handle(part - first.parts.count, event, memory.second) {
            case .nothing:
                // The touch that ended the first one may be lifted without being the second one.
                guard event.phase == .failed, !state.isUnderWay else { return .nothing }
                memory.value = nil
                return .cancelled
            case .changed(let value):
                state.isUnderWay = true
                memory.value = state
                return .changed(.second(state.value, value))
            case .ended(let value):
                memory.value = nil
                return .ended(.second(state.value, value))
            case .cancelled:
                memory.value = nil
                return .cancelled
            }
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// This gesture, and then `other`.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
