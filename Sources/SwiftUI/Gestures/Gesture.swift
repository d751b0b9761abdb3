import UIKit

/// A gesture, something that the user does with touches: `gesture(_:)` adds it to a view. Main actor only.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of `body`.
    associatedtype Body: Gesture

    /// The gesture that this one consists of.
    var body: Body { get }

    /// Reads the gesture. Not for programs: gestures with a body have it.
    static func _reading(_ gesture: Self) -> _GestureReading<Value>
}

extension Gesture where Body.Value == Value {
    /// Reads the gesture's body.
    public static func _reading(_ gesture: Self) -> _GestureReading<Value> { Body._reading(gesture.body) }
}

extension Gesture where Body == Never {
    /// A gesture that is SwiftUI's own has no body.
    public var body: Never { noBody(Self.self) }
}

extension Never: Gesture {
    /// No value.
    public typealias Value = Never

    /// Never called: no such gesture exists.
    public static func _reading(_ gesture: Never) -> _GestureReading<Never> {}
}

extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture.
    public typealias Value = Wrapped.Value
    /// Without a body.
    public typealias Body = Never

    /// Reads the gesture, if there is one.
    public static func _reading(_ gesture: Self) -> _GestureReading<Wrapped.Value> {
        if let gesture { return Wrapped._reading(gesture) }
        return _GestureReading(parts: []) { _, _, _ in .nothing }
    }
}

/// A gesture with a listener.
public struct _ObservedGesture<Base: Gesture>: Gesture {
    /// The value of the gesture.
    public typealias Value = Base.Value
    /// Without a body.
    public typealias Body = Never

    let base: Base
    let change: @MainActor (inout _GestureReading<Base.Value>) -> Void

    /// Reads the gesture, and reports it.
    public static func _reading(_ gesture: Self) -> _GestureReading<Base.Value> {
        var reading = Base._reading(gesture.base)
        gesture.change(&reading)
        return reading
    }
}

extension Gesture {
    /// Calls `action` when the gesture ends.
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _ObservedGesture<Self> {
        _ObservedGesture(base: self) { $0.receive.append { value, isLast in if isLast { action(value) } } }
    }

    /// Makes `body` change `state` at each moment of the gesture. When it is over, the state is reset to its initial
    /// value.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
    ) -> _ObservedGesture<Self> {
        _ObservedGesture(base: self) { reading in
            reading.receive.append { value, isLast in
                guard !isLast else { return }
                var transaction = Transaction()
                transaction.isContinuous = true
                var new = state.wrappedValue
                body(value, &new, &transaction)
                withTransaction(transaction) { state.set(new) }
            }
            reading.finish.append { state.reset() }
        }
    }
}

extension Gesture where Value: Equatable {
    /// Calls `action` at each moment at which the gesture's value is another one.
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ObservedGesture<Self> {
        _ObservedGesture(base: self) { reading in
            let last = LastValue<Value>()
            reading.receive.append { value, isLast in
                guard !isLast, last.value != value else { return }
                last.value = value
                action(value)
            }
            reading.finish.append { last.value = nil }
        }
    }
}

private final class LastValue<Value> {
    var value: Value?
}

extension View {
    /// Adds `gesture` to this view. A gesture of a view inside comes first.
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture: gesture, order: .innerFirst, mask: .all))
    }

    /// Adds `gesture` to this view where `mask` has it. A gesture of a view inside comes first.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
        modifier(GestureModifier(gesture: gesture, order: .innerFirst, mask: mask))
    }

    /// Adds `gesture` to this view while `isEnabled`. A gesture of a view inside comes first.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds `gesture` to this view while `isEnabled`. It is recognised beside those of views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds `gesture` to this view while `isEnabled`. It comes before those of views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds `gesture` to this view where `mask` has it. It is recognised beside those of views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { modifier(GestureModifier(gesture: gesture, order: .together, mask: mask)) }

    /// Adds `gesture` to this view where `mask` has it. It comes before those of views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { modifier(GestureModifier(gesture: gesture, order: .outerFirst, mask: mask)) }
}

/// The gestures that are recognised where one is added.
public struct GestureMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// The gestures of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None: neither the one that is added nor those inside.
    public static let none: GestureMask = []
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All of them.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Adds a gesture to a view while it is not disabled.
private nonisolated struct GestureModifier<G: Gesture>: WrappingModifier {
    let gesture: G
    let order: TouchSurface.Order
    let mask: GestureMask

    @MainActor private var surface: TouchSurfaceModifier {
        let reading = G._reading(gesture)
        return TouchSurfaceModifier(parts: reading.parts, rules: reading.rules, order: order, mask: mask) {
            reading.handle($0, $1, $2)
        }
    }

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<TouchSurface> {
        surface.makeElement(node, around: content)
    }

    @MainActor func update(_ element: SurfaceElement<TouchSurface>) { surface.update(element) }
}
