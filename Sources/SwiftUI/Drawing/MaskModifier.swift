extension View {
    /// This view, shown as far as the views of `mask`, lined up with it by `alignment`, are opaque.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { modifier(MaskModifier(mask: mask(), alignment: alignment)) }

    /// This view, shown as far as `mask` is opaque.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}

/// Shows a view as far as others are opaque.
private nonisolated struct MaskModifier<Mask: View>: CompanionModifier {
    let mask: Mask
    let alignment: Alignment

    @MainActor func makeCompanion(_ context: _NodeContext, of content: Element) -> MaskPart<Mask> {
        MaskPart(mask, context, alignment, content)
    }

    @MainActor func update(_ companion: MaskPart<Mask>) { companion.update(mask, alignment) }
}

/// The mask of one element.
private final class MaskPart<Mask: View>: _Node, ContainerNode {
    private var element: MaskedElement?
    private var node: _ViewNode<Mask>?

    init(_ view: Mask, _ context: _NodeContext, _ alignment: Alignment, _ content: Element) {
        super.init(context)
        element = MaskedElement(self, around: content, alignment)
        node = Mask._makeNode(view, contextForChildren)
        updateElements()
    }

    func update(_ view: Mask, _ alignment: Alignment) {
        element?.mask.layOut(by: alignment)
        node?.update(view)
    }

    func updateElements() { element?.mask.apply(node?.elements ?? []) }
    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }
    override func childElementsDidChange() { graph.setNeedsElements(self) }
    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}

/// An element that is shown as far as its mask is opaque.
private final class MaskedElement: Element {
    private let content: Element
    private let view = SurfaceView()
    let mask: MaskElement

    init(_ node: _Node, around content: Element, _ alignment: Alignment) {
        self.content = content
        mask = MaskElement(node, alignment)
        super.init(node)
        view.mask = mask.view
        childrenDidChange()
        setNeedsAppearance()
    }

    override var ownView: UIView? { view }
    override var children: [Element] { [content, mask] }
    override var childrenByDepth: [Element] { [content] }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

    override func arrange() {
        content.stand(in: contentBounds, proposal: proposal)
        mask.stand(in: contentBounds, proposal: ProposedViewSize(frame.size))
        setNeedsAppearance()
    }

    override func showAppearance() { show { RenderAttributes(frame: frame) } }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        content.explicitAlignment(key, proposal: proposal, size: size)
    }
    override var layoutPriority: Double { content.layoutPriority }
    override var spacing: ViewSpacing { content.spacing }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { content.layoutValue(key) }
}

/// The mask of an element: views in a view that is no part of the shown ones.
private final class MaskElement: Element {
    let view = SurfaceView()
    private var items: [Element] = []
    private var alignment: Alignment
    init(_ node: _Node, _ alignment: Alignment) {
        self.alignment = alignment
        super.init(node)
    }

    func apply(_ items: [Element]) {
        guard !items.elementsEqual(self.items, by: ===) else { return }
        self.items = items
        childrenDidChange()
    }

    func layOut(by alignment: Alignment) {
        guard alignment != self.alignment else { return }
        self.alignment = alignment
        setNeedsLayout()
    }

    override var ownView: UIView? { view }
    override var children: [Element] { items }

    override func arrange() {
        let bounds = contentBounds
        let subviews = LayoutSubviews(items: items, layoutDirection: environment.values.layoutDirection)
        for subview in subviews { subview.place(in: bounds, alignment: alignment, proposal: proposal) }
        for item in items { item.settle(in: bounds, mirrored: isMirrored) }
        setNeedsAppearance()
    }

    override func showAppearance() { show { RenderAttributes(frame: frame) } }
}
