/// A modifier that puts an element of its own around each element of what it modifies.
@MainActor protocol WrappingModifier: ViewModifier where Body == Never {
    /// The kind of element.
    associatedtype Wrapper: Element
    /// Makes the element around `content`.
    func makeElement(_ node: _Node, around content: Element) -> Wrapper
    /// Updates `element`, which an earlier modifier made, to this one.
    func update(_ element: Wrapper)
}

extension WrappingModifier {
    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        WrappingNode(view, context)
    }

    /// Returns `element`, which was just made, as this modifier says.
    @MainActor func updated(_ element: Wrapper) -> Wrapper {
        update(element)
        return element
    }
}

extension WrappingModifier where Wrapper == EffectElement {
    @MainActor func makeElement(_ node: _Node, around content: Element) -> EffectElement {
        updated(EffectElement(node, around: content))
    }
}

/// The node of a view each of whose elements has another around it.
private final class WrappingNode<Modified: View, Modifier: WrappingModifier>: ModifiedNode<Modified, Modifier> {
    private var wrappers = Companions<Modifier.Wrapper>()

    override func update(_ view: ModifiedContent<Modified, Modifier>) {
        apply(view) { for entry in wrappers.present { modifier.update(entry.companion) } }
    }

    override func collectElements() -> [Element] {
        wrappers.follow(content?.elements ?? []) {
            modifier.makeElement(self, around: $0)
        } restore: {
            modifier.update($0)
        }
        return wrappers.present.map(\.companion)
    }
}

/// A modifier that lets a layout position what it modifies.
nonisolated struct LayoutModifier<L: Layout>: WrappingModifier {
    let layout: L

    nonisolated init(_ layout: L) { self.layout = layout }

    @MainActor func makeElement(_ node: _Node, around content: Element) -> LayoutElement<L> {
        let element = LayoutElement(node, layout)
        element.apply([content])
        return element
    }

    @MainActor func update(_ element: LayoutElement<L>) { element.change(to: layout) }
}
