/// The first of several views that fits into what is offered; the last where none does.
public nonisolated struct ViewThatFits<Content: View>: View {
    /// Without a body.
    public typealias Body = Never

    let axes: Axis.Set
    let content: Content

    /// The first view of `content` whose ideal size is within what is offered along `axes`.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }

    /// Makes the node of the views.
    @MainActor public static func _makeNode(_ view: ViewThatFits<Content>, _ context: _NodeContext) -> _ViewNode<
        ViewThatFits<Content>
    > {
        ThatFitsNode(view, context)
    }
}

private final class ThatFitsNode<Content: View>: _ViewNode<ViewThatFits<Content>>, ContainerNode {
    private var element: ThatFitsElement?
    private var node: _ViewNode<Content>?

    init(_ view: ViewThatFits<Content>, _ context: _NodeContext) {
        super.init(context)
        element = ThatFitsElement(self, view.axes)
        element?.choiceDidChange = { [weak self] in self.map(LifecycleWatcher.setNeedsChecks) }
        node = Content._makeNode(view.content, contextForChildren)
        graph.setNeedsElements(self)
    }

    override func update(_ view: ViewThatFits<Content>) {
        element?.axes = view.axes
        node?.update(view.content)
    }

    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }
    override func childElementsDidChange() { graph.setNeedsElements(self) }
    func updateElements() { element?.apply(node?.elements ?? []) }
    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}

/// Shows one of several elements: the first that fits.
private final class ThatFitsElement: Element {
    var axes: Axis.Set { didSet { if axes != oldValue { setNeedsLayout() } } }
    var choiceDidChange: () -> Void = {}
    private var candidates: [Element] = []
    private var shown: Element?

    init(_ node: _Node, _ axes: Axis.Set) {
        self.axes = axes
        super.init(node)
    }

    func apply(_ candidates: [Element]) {
        guard !candidates.elementsEqual(self.candidates, by: ===) else { return }
        self.candidates = candidates
        for candidate in candidates { candidate.parent = self }
        if !candidates.contains(where: { $0 === shown }) { shown = nil }
        childrenDidChange()
    }

    override var children: [Element] { shown.map { [$0] } ?? [] }

    override func setsAside(_ child: Element) -> Bool { child !== shown }

    private func choice(for proposal: ProposedViewSize) -> Element? {
        let horizontal = axes.contains(.horizontal), vertical = axes.contains(.vertical)
        let question = ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
        return candidates.first { candidate in
            let ideal = candidate.sizeThatFits(question)
            return (!horizontal || ideal.width <= proposal.width ?? .infinity)
                && (!vertical || ideal.height <= proposal.height ?? .infinity)
        } ?? candidates.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        choice(for: proposal)?.explicitAlignment(key, proposal: proposal, size: size)
    }

    override var layoutPriority: Double { (shown ?? candidates.first)?.layoutPriority ?? 0 }
    override var spacing: ViewSpacing { (shown ?? candidates.first)?.spacing ?? ViewSpacing() }

    override func arrange() {
        let choice = choice(for: proposal)
        if choice !== shown {
            shown = choice
            viewsDidChange()
            choiceDidChange()
        }
        let bounds = contentBounds
        choice?.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
        choice?.settle(in: bounds, mirrored: isMirrored)
    }
}
