/// One value for each state of a control.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value set for exactly `state`; nil removes it.
    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value for `state`, or where none was given, for the normal state.
    subscript(state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

    /// Whether no value was given for any state.
    var isEmpty: Bool { values.isEmpty }
}
