import OctantBase

/// A value that a view owns. It is made with the view's node in the interface and lasts as long as that; setting it
/// brings up to date the bodies that read it, and no others.
///
/// Setting it is allowed on any thread. While the view is not shown, as in its initialiser, the value is the first one,
/// and setting it does nothing.
@propertyWrapper public struct State<Value>: DynamicProperty {
    /// Makes the first value, when the view's node is made.
    private let first: () -> Value
    /// The location of the value once the view has a node.
    private var cell: StateCell<Value>?

    /// A state whose first value is `value`.
    public init(wrappedValue value: Value) { first = { value } }

    /// A state whose first value is `value`.
    public init(initialValue value: Value) { first = { value } }

    /// A state that holds an `@Observable` object. The object is made once, when the view gets its node.
    public init(wrappedValue thunk: @autoclosure @escaping @MainActor () -> Value) where Value: AnyObject & Observable {
        first = {
            nonisolated(unsafe) var made: Value?
            MainActor.assumeIsolated { made = thunk() }
            guard let made else { noBody(Self.self) }
            return made
        }
    }

    /// The value. A body that reads it runs again when it changes.
    public var wrappedValue: Value {
        get { cell?.get() ?? first() }
        nonmutating set { set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        if let cell { return Binding(location: cell) }
        return .constant(first())
    }

    /// The location of the value; nil before the view has a node.
    var connected: Location<Value>? { cell }

    private func set(_ value: Value) {
        guard let cell else {
            return Log.once(
                "state.unshown.\(Value.self)", "a state of a view that has no place yet was set: that changes nothing")
        }
        cell.set(value, nil)
    }

    /// Connects the property with the value of its node.
    @MainActor public static func _bind(_ property: inout State<Value>, _ binder: _PropertyBinder) {
        let first = property.first
        property.cell = binder.binder.keep { StateCell(Reader.untracked(first)) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that is nil at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: ComparableInput {
    /// A state lasts: another first value makes no difference.
    static func isSame(_ one: State<Value>, _ other: State<Value>) -> Bool { true }
}

extension State: @unchecked Sendable where Value: Sendable {}
