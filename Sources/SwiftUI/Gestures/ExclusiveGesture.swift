/// Two gestures of which one is recognised: the second where the first is not.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the one that is recognised.
    public enum Value {
        /// The first one's.
        case first(First.Value)
        /// The second one's.
        case second(Second.Value)
    }

    /// Without a body.
    public typealias Body = Never

    /// The one that comes first.
    public var first: First
    /// The one that waits for the other one's failure.
    public var second: Second

    /// `first`, or else `second`.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Reads both.
    public static func _reading(_ gesture: Self) -> _GestureReading<Value> {
        let (first, second) = (First._reading(gesture.first), Second._reading(gesture.second))
        let rules = first.rules(and: second) { $0.waiting.insert(.init(one: $1.other, other: $1.one)) }
        return _GestureReading(parts: first.parts(and: second), rules: rules) { part, event, memory in
            part < first.parts.count
                ? first.handle(part, event, memory.first).map { .first($0) }
                : second.handle(part - first.parts.count, event, memory.second).map { .second($0) }
        }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// This gesture, or else `other`.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
