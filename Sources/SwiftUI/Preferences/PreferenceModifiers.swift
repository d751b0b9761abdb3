extension View {
    /// Sets the preference `key` to `value`, in place of the views' inside this one.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(transform: { $0 = value }, value: value))
    }

    /// Changes by `callback` the preference `key` of the views inside this one.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(transform: callback, value: nil))
    }

    /// Calls `action` with the preference `key` of the views inside this one, at first where it is set, and whenever it
    /// changes.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceAction<K>(action: action))
    }
}

/// Sets a preference.
private nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
    typealias Body = Never

    let transform: (inout Key.Value) -> Void
    /// The value; nil when it depends on the views inside.
    let value: Key.Value?

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, PreferenceModifier<Key>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, PreferenceModifier<Key>>> {
        PreferenceNode(view, context)
    }
}

private final class PreferenceNode<Modified: View, Key: PreferenceKey>:
    ModifiedNode<Modified, PreferenceModifier<Key>>
{
    override init(_ view: ModifiedContent<Modified, PreferenceModifier<Key>>, _ context: _NodeContext) {
        super.init(view, context)
        graph.preferenceDidChange(ObjectIdentifier(Key.self))
    }

    override func update(_ view: ModifiedContent<Modified, PreferenceModifier<Key>>) {
        let former = modifier
        super.update(view)
        if modifier.value == nil || !InputComparison.isSame(former.value, modifier.value) {
            graph.preferenceDidChange(ObjectIdentifier(Key.self))
        }
    }

    override func didRemove() { graph.preferenceDidChange(ObjectIdentifier(Key.self)) }

    override func reduce<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard let modifier = modifier as? PreferenceModifier<K> else { return super.reduce(key, into: &value) }
        if let own = modifier.value { return K.add(own, to: &value) }
        var inner = TypedPreferenceReader<K>.value(of: self)
        modifier.transform(&inner)
        K.add(inner, to: &value)
    }
}

/// Notifies a program of a preference.
private nonisolated struct PreferenceAction<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    typealias Body = Never

    let action: (Key.Value) -> Void

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, PreferenceAction<Key>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, PreferenceAction<Key>>> {
        PreferenceActionNode(view, context)
    }
}

private final class PreferenceActionNode<Modified: View, Key: PreferenceKey>:
    ModifiedNode<Modified, PreferenceAction<Key>>
where Key.Value: Equatable {
    private var last = Key.defaultValue
    private var reader: TypedPreferenceReader<Key>?

    override init(_ view: ModifiedContent<Modified, PreferenceAction<Key>>, _ context: _NodeContext) {
        super.init(view, context)
        reader = TypedPreferenceReader(self) { [weak self] in self?.apply($0) }
    }

    private func apply(_ value: Key.Value) {
        guard value != last else { return }
        last = value
        graph.afterBodies { [weak self] in self?.modifier.action(value) }
    }
}
