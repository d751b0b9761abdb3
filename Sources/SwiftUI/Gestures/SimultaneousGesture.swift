/// Two gestures that are recognised side by side.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What is known of both.
    public struct Value {
        /// The first one's value; nil before it has begun.
        public var first: First.Value?
        /// The second one's value; nil before it has begun.
        public var second: Second.Value?
    }

    /// Without a body.
    public typealias Body = Never

    /// The one.
    public var first: First
    /// The other one.
    public var second: Second

    /// Both gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Where both are: it begins with the first of them, and ends with the last.
    private struct State {
        var value = Value()
        var isFirstActive = false
        var isSecondActive = false
        var hasEnded = false
    }

    /// Reads both.
    public static func _reading(_ gesture: Self) -> _GestureReading<Value> {
        let (first, second) = (First._reading(gesture.first), Second._reading(gesture.second))
        let rules = first.rules(and: second) { $0.together.insert($1) }
        return _GestureReading(parts: first.parts(and: second), rules: rules) { part, event, memory in
            var state = memory.value as? State ?? State()
            let isKnown: Bool
            if part < first.parts.count {
                let outcome = first.handle(part, event, memory.first)
                isKnown = note(outcome, &state.value.first, &state.isFirstActive, &state.hasEnded)
            } else {
                let outcome = second.handle(part - first.parts.count, event, memory.second)
                isKnown = note(outcome, &state.value.second, &state.isSecondActive, &state.hasEnded)
            }
            guard isKnown else { return .nothing }
            guard !state.isFirstActive, !state.isSecondActive else {
                memory.value = state
                return .changed(state.value)
            }
            memory.value = nil
            return state.hasEnded ? .ended(state.value) : .cancelled
        }
    }

    /// Records what one of the two did. Returns whether it did anything.
    private static func note<V>(
        _ outcome: GestureOutcome<V>, _ value: inout V?, _ isActive: inout Bool, _ hasEnded: inout Bool
    ) -> Bool {
        switch outcome {
        case .nothing: return false
        case .changed(let new): (value, isActive) = (new, true)
        case .ended(let new): (value, isActive, hasEnded) = (new, false, true)
        case .cancelled: (value, isActive) = (nil, false)
        }
        return true
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// This gesture and `other`, recognised side by side.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
