import CoreGraphics

/// One recognizer that a gesture needs.
struct GesturePart {
    /// The kind of gesture.
    let kind: TouchSurface.Kind
    /// The space of the positions.
    let space: CoordinateSpace
}

/// What is known of the recognizers of one gesture, by their indexes.
struct GestureRules: Equatable {
    /// Two recognizers.
    struct Pair: Hashable {
        let one: Int
        let other: Int
    }

    /// Those of which the first waits until the second has failed.
    var waiting: Set<Pair> = []
    /// Those that are recognised side by side.
    var together: Set<Pair> = []

    /// The rules for recognizers that come after `count` others.
    func moved(by count: Int) -> GestureRules {
        func moved(_ pair: Pair) -> Pair { Pair(one: pair.one + count, other: pair.other + count) }
        return GestureRules(waiting: Set(waiting.map(moved)), together: Set(together.map(moved)))
    }

    /// These rules and `other`.
    func and(_ other: GestureRules) -> GestureRules {
        GestureRules(waiting: waiting.union(other.waiting), together: together.union(other.together))
    }
}

/// What a gesture makes of an event.
enum GestureOutcome<Value> {
    /// Nothing.
    case nothing
    /// It has begun, or goes on.
    case changed(Value)
    /// It is over.
    case ended(Value)
    /// It was not recognised after all.
    case cancelled

    /// The outcome with another value.
    func map<T>(_ transform: (Value) -> T) -> GestureOutcome<T> {
        switch self {
        case .nothing: .nothing
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .cancelled: .cancelled
        }
    }
}

/// What a gesture that consists of others remembers between events. It lasts as long as the view has the gesture.
@MainActor final class GestureMemory {
    /// What the gesture itself remembers.
    var value: Any?
    /// What the two that it consists of remember.
    private(set) lazy var first: GestureMemory = GestureMemory()
    private(set) lazy var second: GestureMemory = GestureMemory()

    init() {}
}

/// How a gesture is read. Of no use to programs.
@MainActor public struct _GestureReading<Value> {
    /// The recognizers.
    let parts: [GesturePart]
    let rules: GestureRules
    /// Makes of an event of a recognizer, by its index, what it means.
    private let step: (Int, TouchEvent, GestureMemory) -> GestureOutcome<Value>
    /// Called at each moment of it, with whether it is the last.
    var receive: [(_ value: Value, _ isLast: Bool) -> Void] = []
    /// Called at its end, however it ends.
    var finish: [() -> Void] = []

    /// A gesture of one recognizer.
    init(kind: TouchSurface.Kind, space: CoordinateSpace = .local, value: @escaping (TouchEvent) -> Value) {
        self.init(parts: [GesturePart(kind: kind, space: space)]) { _, event, _ in
            switch event.phase {
            case .changed: .changed(value(event))
            case .ended: .ended(value(event))
            case .cancelled: .cancelled
            case .failed: .nothing
            }
        }
    }

    /// A gesture of several recognizers.
    init(
        parts: [GesturePart], rules: GestureRules = GestureRules(),
        step: @escaping (Int, TouchEvent, GestureMemory) -> GestureOutcome<Value>
    ) { (self.parts, self.rules, self.step) = (parts, rules, step) }

    /// Handles an event of recognizer number `part`, and calls who listens.
    @discardableResult
    func handle(_ part: Int, _ event: TouchEvent, _ memory: GestureMemory) -> GestureOutcome<Value> {
        let outcome = step(part, event, memory)
        switch outcome {
        case .nothing: break
        case .changed(let value): for body in receive { body(value, false) }
        case .ended(let value):
            for body in receive { body(value, true) }
            for body in finish { body() }
        case .cancelled: for body in finish { body() }
        }
        return outcome
    }

    /// The same gesture with another value.
    func map<T>(_ transform: @escaping (Value) -> T) -> _GestureReading<T> {
        _GestureReading<T>(parts: parts, rules: rules) { handle($0, $1, $2).map(transform) }
    }

    /// The recognizers of this gesture, and then those of `other`.
    func parts<Other>(and other: _GestureReading<Other>) -> [GesturePart] { parts + other.parts }

    /// The rules of both, and those that `make` makes of each recognizer of this and of the other one.
    func rules<Other>(
        and other: _GestureReading<Other>, _ add: (inout GestureRules, GestureRules.Pair) -> Void
    ) -> GestureRules {
        var rules = rules.and(other.rules.moved(by: parts.count))
        for one in parts.indices {
            for two in other.parts.indices { add(&rules, GestureRules.Pair(one: one, other: parts.count + two)) }
        }
        return rules
    }
}
