/// A gesture with another value.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
    /// Without a body.
    public typealias Body = Never

    let base: Base
    let transform: @MainActor (Base.Value) -> Value

    /// Reads the gesture.
    public static func _reading(_ gesture: Self) -> _GestureReading<Value> {
        Base._reading(gesture.base).map(gesture.transform)
    }
}

/// A gesture with its type erased.
public struct AnyGesture<Value>: Gesture {
    /// Without a body.
    public typealias Body = Never

    private let read: @MainActor () -> _GestureReading<Value>

    /// A gesture that hides the type of `gesture`.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value { read = { T._reading(gesture) } }

    /// Reads the gesture.
    public static func _reading(_ gesture: Self) -> _GestureReading<Value> { gesture.read() }
}

extension Gesture {
    /// This gesture with the value that `body` makes of its own.
    public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }
}
