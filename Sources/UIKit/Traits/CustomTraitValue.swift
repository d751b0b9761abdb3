/// A value of a trait that a program defined. Any thread.
package struct CustomTraitValue: Sendable, Hashable {
    /// The identity of a value that cannot be compared.
    private final class Token: Sendable {}

    let value: any Sendable
    /// Whether dynamic colours may depend on it.
    let affectsColors: Bool
    private let token = Token()

    init(_ value: any Sendable, affectsColors: Bool) {
        (self.value, self.affectsColors) = (value, affectsColors)
    }

    /// Whether both are one, or equal as far as they can be compared.
    package static func == (one: CustomTraitValue, other: CustomTraitValue) -> Bool {
        if one.token === other.token { return true }
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { other.value as? Value == value }
        guard let value = one.value as? any Equatable else { return false }
        return isEqual(value)
    }

    /// Hashes what can be hashed of what `==` compares.
    package func hash(into hasher: inout Hasher) {
        (value as? any Hashable)?.hash(into: &hasher)
    }
}
