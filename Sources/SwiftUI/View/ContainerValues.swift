/// A value that a view says of itself to the container that it is in.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nothing is said.
    static var defaultValue: Value { get }
}

/// What a view says of itself to the container that it is in.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The view's tag; nil for none.
    var tagValue: Tag?

    /// The value of a key: that which the view says, or the key's usual one.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag, where it is of the type `type`; nil otherwise.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tagValue?.value(as: type) }

    /// Whether the view's tag is `tag`.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { tagValue?.matches(tag) ?? false }

    /// Takes over what `outer` says and this does not.
    fileprivate func filled(by outer: ContainerValues) -> ContainerValues {
        var all = self
        all.values.merge(outer.values) { own, _ in own }
        return all
    }
}

/// What views say, as layouts find it.
enum ContainerValuesKey: LayoutValueKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}

private nonisolated struct ContainerValueModifier: WrappingModifier {
    let change: (inout ContainerValues) -> Void

    @MainActor func makeElement(_ node: _Node, around content: Element) -> ContainerValueElement {
        updated(ContainerValueElement(node, around: content))
    }

    @MainActor func update(_ element: ContainerValueElement) { element.change = change }
}

private final class ContainerValueElement: UnaryElement {
    var change: (inout ContainerValues) -> Void = { _ in }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        let inner = super.layoutValue(key)
        guard let values = inner as? ContainerValues else { return inner }
        var outer = ContainerValues()
        change(&outer)
        return values.filled(by: outer) as? K.Value ?? inner
    }
}

extension View {
    /// Says `value` to the container that this view is in.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        nonisolated(unsafe) let (path, value) = (keyPath, value)
        return modifier(ContainerValueModifier { $0[keyPath: path] = value })
    }
}

extension Subview {
    /// The view's tag; nil for none.
    @MainActor var tag: Tag? { element.layoutValue(TagKey.self) }
}
