import OctantBase

/// A name that no other view's are the same as: views with one number in one namespace belong together.
///
/// It is made with the view's node in the interface and lasts as long as that.
@propertyWrapper public struct Namespace: DynamicProperty {
    /// The name.
    public struct ID: Hashable, Sendable {
        private static let last = Locked(0)
        private let number: Int

        /// A name of its own.
        fileprivate init() {
            number = ID.last.withLock { last in
                last += 1
                return last
            }
        }
    }

    private var state = State(initialValue: ID())

    /// A name of its own.
    public init() {}

    /// The name.
    public var wrappedValue: Namespace.ID { state.wrappedValue }

    /// Connects the property with the name of its node.
    @MainActor public static func _bind(_ property: inout Namespace, _ binder: _PropertyBinder) {
        State._bind(&property.state, binder)
    }
}

extension Namespace: ComparableInput {
    /// A name lasts: the one that a view is made with makes no difference.
    static func isSame(_ one: Namespace, _ other: Namespace) -> Bool { true }
}
