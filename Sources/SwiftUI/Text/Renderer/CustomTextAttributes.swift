/// The attributes of a program's own that a text has, one of each type.
///
/// `@unchecked Sendable`: nothing in it changes, and the attributes are values that only renderers read.
struct CustomTextAttributes: Equatable, @unchecked Sendable {
    private var values: [ObjectIdentifier: any TextAttribute] = [:]

    /// Those with `attribute`, unless there is one of its type.
    func adding<T: TextAttribute>(_ attribute: T) -> CustomTextAttributes {
        var result = self
        if result.values[ObjectIdentifier(T.self)] == nil { result.values[ObjectIdentifier(T.self)] = attribute }
        return result
    }

    /// The attribute of type `T`; nil for none.
    subscript<T: TextAttribute>(_ type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

    static func == (one: CustomTextAttributes, other: CustomTextAttributes) -> Bool {
        guard one.values.count == other.values.count else { return false }
        return one.values.allSatisfy { key, value in other.values[key].map { isSame(value, $0) } ?? false }
    }

    private static func isSame<T: TextAttribute>(_ value: T, _ other: any TextAttribute) -> Bool {
        guard let other = other as? T else { return false }
        nonisolated(unsafe) let (first, second) = (value, other)
        return MainActor.assumeIsolated { InputComparison.isSame(first, second) }
    }
}

extension Text {
    /// The text with `value`, for its renderer to find. Of two of one type the inner one counts.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        var text = self
        for index in text.spans.indices {
            let former = text.spans[index].appearance.custom ?? CustomTextAttributes()
            text.spans[index].appearance.custom = former.adding(value)
        }
        return text
    }
}
