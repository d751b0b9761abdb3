extension View {
    /// Makes `tag` the value of this view among the choices of a picker. With `includeOptional`, by default, the
    /// picker's selection may be optional as well.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        layoutValue(key: TagKey.self, value: Tag(tag, isOptionalToo: includeOptional))
    }
}

/// The value of a view among several to choose from.
struct Tag {
    private let value: AnyHashable
    /// The type that the value was given as. A hashable value of any type has lost whether it was optional.
    private let type: Any.Type
    /// Whether the value also counts as an optional one.
    private let isOptionalToo: Bool

    init<V: Hashable>(_ value: V, isOptionalToo: Bool = true) {
        (self.value, type, self.isOptionalToo) = (value, V.self, isOptionalToo)
    }

    /// Whether the tag is that of the selection `selection`.
    func matches<Selection: Hashable>(_ selection: Selection) -> Bool {
        value(as: Selection.self) == selection
    }

    /// The tag as a selection; nil where it is of another type.
    func value<Selection>(as type: Selection.Type) -> Selection? {
        isOptionalToo || self.type == type ? value.value(as: type) : nil
    }

    /// The tag as a number; nil where it is none.
    var number: Double? {
        if let number = value.base as? any BinaryFloatingPoint { return Double(number) }
        return (value.base as? any BinaryInteger).map { Double($0) }
    }
}

/// The tag of a view; nil for none.
enum TagKey: LayoutValueKey { static var defaultValue: Tag? { nil } }
