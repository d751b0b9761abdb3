extension View {
    /// This view with the views of `content` in front of it, lined up by `alignment`. They are proposed its size, and
    /// have no effect on the layout.
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

    /// This view with the views of `content` behind it, lined up by `alignment`. They are proposed its size, and have
    /// no effect on the layout.
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

    /// This view, in front of it the view that `transform` makes of the preference `key` of the views inside.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceOverlay<K, V>(transform: transform, alignment: alignment, isBehind: false))
    }

    /// This view, behind it the view that `transform` makes of the preference `key` of the views inside.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceOverlay<K, V>(transform: transform, alignment: alignment, isBehind: true))
    }
}

/// A view before or behind another.
nonisolated struct OverlayModifier<Secondary: View>: CompanionModifier {
    let secondary: Secondary
    let alignment: Alignment
    let isBehind: Bool

    @MainActor func makeCompanion(_ context: _NodeContext, of content: Element) -> OverlayPart<Secondary> {
        OverlayPart(secondary, context, alignment, isBehind, content)
    }

    @MainActor func update(_ companion: OverlayPart<Secondary>) { companion.update(secondary, alignment) }
}

/// The view in front of or behind one element.
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
        updateElements()
    }

    func update(_ view: Secondary, _ alignment: Alignment) {
        element?.change(to: OverlayLayout(alignment: alignment))
        node?.update(view)
    }

    func updateElements() { element?.apply([content] + (node?.elements ?? [])) }
    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }
    override func childElementsDidChange() { graph.setNeedsElements(self) }
    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}

/// A view in front of or behind another, made of that one's preference.
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
    ModifiedNode<Modified, PreferenceOverlay<Key, Secondary>>, ContainerNode
{
    private var value = Key.defaultValue
    private var secondary: _ViewNode<Secondary>?
    private var element: LayoutElement<OverlayLayout>?
    private var preference: TypedPreferenceReader<Key>?
    private lazy var reader = Reader(self)

    override init(
        _ view: ModifiedContent<Modified, PreferenceOverlay<Key, Secondary>>, _ context: _NodeContext
    ) {
        super.init(view, context)
        let element = LayoutElement(self, OverlayLayout(alignment: modifier.alignment))
        element.firstIsInFront = modifier.isBehind
        self.element = element
        preference = TypedPreferenceReader(self) { [weak self] in self?.apply($0) }
        graph.setNeedsElements(self)
    }

    private func apply(_ value: Key.Value) {
        if secondary != nil, InputComparison.isSame(value, self.value) { return }
        self.value = value
        refresh()
    }

    override func update(_ view: ModifiedContent<Modified, PreferenceOverlay<Key, Secondary>>) {
        apply(view) { element?.change(to: OverlayLayout(alignment: modifier.alignment)) }
        if secondary != nil { refresh() }
    }

    override func refresh() {
        graph.willRefresh(self)
        let view = reader.track { modifier.transform(value) }
        if let secondary { return secondary.update(view) }
        secondary = Secondary._makeNode(view, contextForChildren)
        graph.setNeedsElements(self)
    }

    /// Ignores the preference of what is made of it here: it would be circular.
    override func reduceInside<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        content?.reduce(key, into: &value)
    }

    func updateElements() { element?.apply((content?.elements ?? []) + (secondary?.elements ?? [])) }
    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }
    override func childElementsDidChange() { graph.setNeedsElements(self) }
    override func didRemove() { reader.forget() }
    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        if let secondary { body(secondary) }
    }
}
