extension View {
    /// Calls `action` with the former and the new value when `value` changes, and with the first one twice at first if
    /// `initial` is true.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Calls `action` when `value` changes, and at first if `initial` is true.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Calls `action` with the new value when `value` changes.
    @available(iOS, deprecated: 17, message: "Use onChange(of:initial:_:) with two or no parameters instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: false) { action($1) })
    }
}

private nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never

    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, ChangeModifier<Value>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, ChangeModifier<Value>>> {
        ChangeNode(view, context)
    }
}

private final class ChangeNode<Modified: View, Value: Equatable>: ModifiedNode<Modified, ChangeModifier<Value>> {
    override init(_ view: ModifiedContent<Modified, ChangeModifier<Value>>, _ context: _NodeContext) {
        super.init(view, context)
        if modifier.initial { tell(modifier.value, modifier.value) }
    }

    override func update(_ view: ModifiedContent<Modified, ChangeModifier<Value>>) {
        let former = modifier.value
        super.update(view)
        if former != modifier.value { tell(former, modifier.value) }
    }

    /// The closure that came with the new value is called, as on Apple's systems: what it captured is new, too.
    private func tell(_ former: Value, _ new: Value) {
        let action = modifier.action
        graph.afterBodies { action(former, new) }
    }
}
