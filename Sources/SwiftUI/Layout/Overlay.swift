extension View {
    /// This view with the views of `content` in front of it, lined up by `alignment`. They are offered its size, and
    /// take no place themselves.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(OverlayModifier(secondary: content(), alignment: alignment, isBehind: false))
    }

    /// This view with `overlay` in front of it, lined up by `alignment`.
    @available(iOS, deprecated: 15, message: "Use overlay(alignment:content:) instead.")
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(OverlayModifier(secondary: overlay, alignment: alignment, isBehind: false))
    }

    /// This view with the views of `content` behind it, lined up by `alignment`. They are offered its size, and take no
    /// place themselves.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(OverlayModifier(secondary: content(), alignment: alignment, isBehind: true))
    }

    /// This view with `background` behind it, lined up by `alignment`.
    @available(iOS, deprecated: 15, message: "Use background(alignment:content:) instead.")
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(OverlayModifier(secondary: background, alignment: alignment, isBehind: true))
    }

    /// This view, in front of it the view that `transform` makes of what is said for the preference `key` inside.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceOverlay<K, V>(transform: transform, alignment: alignment, isBehind: false))
    }

    /// This view, behind it the view that `transform` makes of what is said for the preference `key` inside.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceOverlay<K, V>(transform: transform, alignment: alignment, isBehind: true))
    }
}

/// A view before or behind another.
nonisolated struct OverlayModifier<Secondary: View>: ViewModifier {
    typealias Body = Never

    let secondary: Secondary
    let alignment: Alignment
    let isBehind: Bool

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, OverlayModifier<Secondary>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, OverlayModifier<Secondary>>> {
        OverlayNode(view, context)
    }
}

/// The place of a view with others before or behind it: each of its elements has its own.
private final class OverlayNode<Modified: View, Secondary: View>:
    _ViewNode<ModifiedContent<Modified, OverlayModifier<Secondary>>>
{
    private var modifier: OverlayModifier<Secondary>
    private var node: _ViewNode<Modified>?
    private var parts: [(content: Element, part: OverlayPart<Secondary>)] = []

    init(_ view: ModifiedContent<Modified, OverlayModifier<Secondary>>, _ context: _NodeContext) {
        modifier = view.modifier
        super.init(context)
        node = Modified._makeNode(view.content, contextForChildren)
    }

    override func update(_ view: ModifiedContent<Modified, OverlayModifier<Secondary>>) {
        modifier = view.modifier
        node?.update(view.content)
        for entry in parts { entry.part.update(modifier.secondary, modifier.alignment) }
    }

    override func collectElements() -> [Element] {
        let contents = node?.elements ?? []
        var known = Dictionary(parts.map { (ObjectIdentifier($0.content), $0.part) }) { first, _ in first }
        parts = contents.map { content in
            let part =
                known.removeValue(forKey: ObjectIdentifier(content))
                ?? OverlayPart(modifier.secondary, contextForChildren, modifier.alignment, modifier.isBehind, content)
            return (content, part)
        }
        for part in known.values { part.remove() }
        return parts.flatMap { $0.part.elements }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let node { body(node) }
        for entry in parts { body(entry.part) }
    }
}

/// What is before or behind one element.
final class OverlayPart<Secondary: View>: _Node, ContainerNode {
    private let content: Element
    private var element: LayoutElement<OverlayLayout>?
    private var node: _ViewNode<Secondary>?

    init(
        _ view: Secondary, _ context: _NodeContext, _ alignment: Alignment, _ isBehind: Bool, _ content: Element
    ) {
        self.content = content
        super.init(context)
        let element = LayoutElement(self, OverlayLayout(alignment: alignment))
        element.firstIsInFront = isBehind
        self.element = element
        node = Secondary._makeNode(view, contextForChildren)
        takeElements()
    }

    func update(_ view: Secondary, _ alignment: Alignment) {
        element?.change(to: OverlayLayout(alignment: alignment))
        node?.update(view)
    }

    func takeElements() { element?.take([content] + (node?.elements ?? [])) }
    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }
    override func childElementsDidChange() { graph.setNeedsElements(self) }
    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}

/// A view before or behind another that is made of what that says for a preference.
private nonisolated struct PreferenceOverlay<Key: PreferenceKey, Secondary: View>: ViewModifier {
    typealias Body = Never

    let transform: (Key.Value) -> Secondary
    let alignment: Alignment
    let isBehind: Bool

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, PreferenceOverlay<Key, Secondary>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, PreferenceOverlay<Key, Secondary>>> {
        PreferenceOverlayNode(view, context)
    }
}

private final class PreferenceOverlayNode<Modified: View, Key: PreferenceKey, Secondary: View>:
    _ViewNode<ModifiedContent<Modified, PreferenceOverlay<Key, Secondary>>>, ContainerNode
{
    private var modifier: PreferenceOverlay<Key, Secondary>
    private var value = Key.defaultValue
    private var node: _ViewNode<Modified>?
    private var secondary: _ViewNode<Secondary>?
    private var element: LayoutElement<OverlayLayout>?
    private var preference: TypedPreferenceReader<Key>?
    private lazy var reader = Reader(self)

    init(
        _ view: ModifiedContent<Modified, PreferenceOverlay<Key, Secondary>>, _ context: _NodeContext
    ) {
        modifier = view.modifier
        super.init(context)
        node = Modified._makeNode(view.content, contextForChildren)
        let element = LayoutElement(self, OverlayLayout(alignment: modifier.alignment))
        element.firstIsInFront = modifier.isBehind
        self.element = element
        preference = TypedPreferenceReader(self) { [weak self] in self?.take($0) }
        graph.setNeedsElements(self)
    }

    private func take(_ value: Key.Value) {
        if secondary != nil, InputComparison.isSame(value, self.value) { return }
        self.value = value
        refresh()
    }

    override func update(_ view: ModifiedContent<Modified, PreferenceOverlay<Key, Secondary>>) {
        modifier = view.modifier
        element?.change(to: OverlayLayout(alignment: modifier.alignment))
        node?.update(view.content)
        if secondary != nil { refresh() }
    }

    override func refresh() {
        graph.willRefresh(self)
        let view = reader.track { modifier.transform(value) }
        if let secondary { return secondary.update(view) }
        secondary = Secondary._makeNode(view, contextForChildren)
        graph.setNeedsElements(self)
    }

    /// What is made of the preference says nothing for it here: it would go round in a circle.
    override func reduceInside<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        node?.reduce(key, into: &value)
    }

    func takeElements() { element?.take((node?.elements ?? []) + (secondary?.elements ?? [])) }
    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }
    override func childElementsDidChange() { graph.setNeedsElements(self) }
    override func didRemove() { reader.forget() }
    override func forEachChild(_ body: (_Node) -> Void) {
        if let node { body(node) }
        if let secondary { body(secondary) }
    }
}
