/// What a view knows of a gesture while that goes on: `updating(_:body:)` sets it, and at the gesture's end it is what
/// it was at first.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private var state: State<Value>
    private let first: Value
    /// Changes the transaction of the change back to the first value.
    private let ending: (Value, inout Transaction) -> Void

    /// A state that is `wrappedValue` at first, and again at a gesture's end.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    /// A state that is `initialValue` at first, and again at a gesture's end.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A state that is `wrappedValue` at first, and again at a gesture's end: that change is brought in with
    /// `resetTransaction`.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// A state that is `initialValue` at first, and again at a gesture's end: that change is brought in with
    /// `resetTransaction`.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A state that is `wrappedValue` at first, and again at a gesture's end: that change is brought in with the
    /// transaction that `reset` makes, of the value at the end.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        (first, ending) = (wrappedValue, reset)
        state = State(initialValue: wrappedValue)
    }

    /// A state that is `initialValue` at first, and again at a gesture's end: that change is brought in with the
    /// transaction that `reset` makes, of the value at the end.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value. A body that reads it runs again when it changes.
    public var wrappedValue: Value { state.wrappedValue }

    /// The argument of `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    func set(_ value: Value) { state.wrappedValue = value }

    func reset() {
        var transaction = Transaction()
        ending(state.wrappedValue, &transaction)
        withTransaction(transaction) { state.wrappedValue = first }
    }

    /// Connects the property with the value of its node.
    @MainActor public static func _bind(_ property: inout GestureState<Value>, _ binder: _PropertyBinder) {
        State._bind(&property.state, binder)
    }
}

extension GestureState: ComparableInput {
    /// A state lasts: another first value makes no difference.
    static func isSame(_ one: GestureState<Value>, _ other: GestureState<Value>) -> Bool { true }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that is nil at first, and again at a gesture's end: that change is brought in with `resetTransaction`.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// A state that is nil at first, and again at a gesture's end: that change is brought in with the transaction that
    /// `reset` makes, of the value at the end.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}
