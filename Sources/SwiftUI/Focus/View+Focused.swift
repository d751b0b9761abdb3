extension View {
    /// Binds the keyboard in this view to `condition`: true while a field inside has it; set to true, the first one
    /// gets it.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusModifier(binding: condition, value: true))
    }

    /// Binds the keyboard in this view to `binding`: `value` while a field inside has it; set to that, the first one
    /// gets it.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusModifier(binding: binding, value: value))
    }
}

/// Connects the fields inside a view with a focus state.
private nonisolated struct FocusModifier<Value: Hashable>: ViewModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor func body(content: Content) -> some View {
        let shown = binding.wrappedValue
        content.modifier(FocusGroupModifier(cell: binding.cell, value: value, shown: shown))
    }
}

/// Keeps the fields inside a view that has one value of a focus state.
private nonisolated struct FocusGroupModifier<Value: Hashable>: ViewModifier {
    typealias Body = Never

    let cell: FocusCell<Value>
    let value: Value
    /// The state as the body sees it.
    let shown: Value

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, FocusGroupModifier<Value>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, FocusGroupModifier<Value>>> {
        let group = FocusGroup()
        var inner = context
        inner.environment = EnvironmentScope(in: context.environment) { $0.focusGroups.append(group) }
        return FocusNode(view, inner, group)
    }
}

private final class FocusNode<Modified: View, Value: Hashable>: ModifiedNode<Modified, FocusGroupModifier<Value>> {
    private let group: FocusGroup

    init(
        _ view: ModifiedContent<Modified, FocusGroupModifier<Value>>, _ context: _NodeContext, _ group: FocusGroup
    ) {
        self.group = group
        super.init(view, context)
        modifier.cell.add(group)
        group.changed = { [weak self] in self?.note($0) }
        if modifier.shown == modifier.value { settleLater() }
    }

    override func update(_ view: ModifiedContent<Modified, FocusGroupModifier<Value>>) {
        let former = modifier
        super.update(view)
        if former.cell !== modifier.cell { modifier.cell.add(group) }
        if former.shown != modifier.shown || former.value != modifier.value { settleLater() }
    }

    override func didRemove() {
        let cell = modifier.cell
        graph.afterLayout { cell.check() }
    }

    /// The keyboard came or left by what the user did, or a program by UIKit's means.
    private func note(_ isFocused: Bool) {
        let state = modifier.cell.state
        if isFocused {
            if state.get() != modifier.value { state.set(modifier.value, nil) }
        } else if state.get() == modifier.value {
            state.set(modifier.cell.nothing, nil)
        }
    }

    /// Moves the keyboard to where the state says, once the fields have their places.
    private func settleLater() {
        graph.afterLayout { [weak self] in
            guard let self, isAlive else { return }
            let cell = modifier.cell
            group.setFocused(cell.state.get() == modifier.value)
            // The state's other fields come first.
            graph.afterLayout { cell.check() }
        }
    }
}
