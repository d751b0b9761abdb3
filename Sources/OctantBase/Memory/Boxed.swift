/// A value behind a reference, which makes what holds it small.
package final class Boxed<Value: Sendable & Equatable>: Sendable, Equatable {
    /// The value.
    package let value: Value

    /// A reference to `value`.
    package init(_ value: Value) { self.value = value }

    /// Whether the values are the same.
    package static func == (a: Boxed, b: Boxed) -> Bool { a === b || a.value == b.value }
}
