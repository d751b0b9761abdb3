/// What a row of a list is selected as.
struct RowValue {
    let tag: Tag?
    /// The identifier of its element in a `ForEach`.
    let id: AnyHashable?

    /// The row as a value of this type; nil where it is none.
    func value<Value>(as type: Value.Type) -> Value? {
        if let tag { return tag.value(as: type) }
        return id?.value(as: type)
    }
}

/// What is selected in a list. Main actor only.
@MainActor struct ListSelection {
    /// Whether several rows can be selected.
    let isMultiple: Bool
    /// Whether a row can be selected at all: it has a value of the selection's type.
    let holds: (RowValue) -> Bool
    /// Whether a row is selected.
    let contains: (RowValue) -> Bool
    /// Selects a row, or deselects it.
    let set: (RowValue, Bool) -> Void

    /// One value, nil for none, as `binding` has it.
    init<Value: Hashable>(_ binding: Binding<Value?>) {
        let selected = binding.wrappedValue
        isMultiple = false
        holds = { $0.value(as: Value.self) != nil }
        contains = { selected != nil && $0.value(as: Value.self) == selected }
        set = { row, isSelected in
            guard let value = row.value(as: Value.self) else { return }
            if isSelected {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = nil
            }
        }
    }

    /// Several values, as `binding` has them.
    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        let selected = binding.wrappedValue
        isMultiple = true
        holds = { $0.value(as: Value.self) != nil }
        contains = { $0.value(as: Value.self).map(selected.contains) ?? false }
        set = { row, isSelected in
            guard let value = row.value(as: Value.self) else { return }
            if isSelected { binding.wrappedValue.insert(value) } else { binding.wrappedValue.remove(value) }
        }
    }
}
