/// What a picker's choice is bound to, whatever its type.
struct PickerSelection {
    /// Whether the choice of a tag is the selection.
    let isSelected: (Tag) -> Bool
    /// Makes the choice of a tag the selection; nothing where that is of another type.
    let select: (Tag) -> Void

    /// The selection in `value`.
    init<Value: Hashable>(_ value: Binding<Value>) {
        isSelected = { $0.matches(value.wrappedValue) }
        select = { tag in
            if let chosen = tag.value(as: Value.self) { value.wrappedValue = chosen }
        }
    }
}
