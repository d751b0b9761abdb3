import OctantBase

/// Which of a view's fields has the keyboard: true or false for one field, or the value that a field has for
/// `focused(_:equals:)`.
///
/// It follows what the user does. Setting it moves the keyboard once the change is laid out; a value that no field in
/// the interface has takes it away, and the state is false or nil again.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and to set the state, for `focused(_:)`.
    @propertyWrapper public struct Binding {
        let cell: FocusCell<Value>

        /// The state.
        public var wrappedValue: Value {
            get { cell.state.get() }
            nonmutating set { cell.state.set(newValue, nil) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// The value while nothing has the keyboard.
    private let nothing: Value
    private var cell: FocusCell<Value>?

    /// A state that is false until its field has the keyboard.
    public init() where Value == Bool { nothing = false }

    /// A state that is nil until one of its fields has the keyboard.
    public init<T: Hashable>() where Value == T? { nothing = nil }

    /// The state. A body that reads it runs again when it changes. While the view is not shown, nothing has the
    /// keyboard, and setting it does nothing.
    public var wrappedValue: Value {
        get { cell?.state.get() ?? nothing }
        nonmutating set { cell?.state.set(newValue, nil) }
    }

    /// A way to read and to set the state, for `focused(_:)`.
    public var projectedValue: Binding { Binding(cell: cell ?? FocusCell(nothing)) }

    /// Connects the property with the state of its node.
    @MainActor public static func _bind(_ property: inout FocusState<Value>, _ binder: _PropertyBinder) {
        let nothing = property.nothing
        property.cell = binder.binder.keep { FocusCell(nothing) }
    }
}

extension FocusState: ComparableInput {
    /// A state lasts.
    static func isSame(_ one: FocusState<Value>, _ other: FocusState<Value>) -> Bool { true }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState.Binding: ComparableInput {
    /// Whether both lead to the same state.
    static func isSame(_ one: FocusState<Value>.Binding, _ other: FocusState<Value>.Binding) -> Bool {
        one.cell === other.cell
    }
}

extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// The storage of a focus state, and the fields that it is about.
///
/// `@unchecked Sendable`: the value guards itself, the groups are the main actor's.
final class FocusCell<Value: Hashable>: @unchecked Sendable {
    let state: StateCell<Value>
    /// The value while nothing has the keyboard.
    let nothing: Value
    @MainActor private var groups: [Weak<FocusGroup>] = []

    init(_ nothing: Value) {
        self.nothing = nothing
        state = StateCell(nothing)
    }

    /// Counts `group` among those that the state is about.
    @MainActor func add(_ group: FocusGroup) {
        groups.removeAll { $0.object == nil || $0.object === group }
        groups.append(Weak(group))
    }

    /// Sets the state back where no field that it is about has the keyboard.
    @MainActor func check() {
        if state.get() != nothing, !groups.contains(where: { $0.object?.isFocused == true }) {
            state.set(nothing, nil)
        }
    }
}
