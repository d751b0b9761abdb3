/// A view that shows a part of its content, which may be larger than itself, and lets the user move it.
///
/// Along the scrolled directions it has the proposed size, and its views are as long as they like; across them it is as
/// large as they are. Several views are placed one after the other.
public nonisolated struct ScrollView<Content: View>: View {
    /// Without a body.
    public typealias Body = Never

    /// The views that scroll.
    public var content: Content
    /// The directions in which they scroll.
    public var axes: Axis.Set
    /// Whether bars show where the views are while they scroll.
    public var showsIndicators: Bool

    /// A view in which the views of `content` scroll along `axes`.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        (self.axes, self.showsIndicators) = (axes, showsIndicators)
        self.content = content()
    }

    /// Makes the node of the view.
    @MainActor public static func _makeNode(
        _ view: ScrollView<Content>, _ context: _NodeContext
    ) -> _ViewNode<ScrollView<Content>> {
        ScrollNode(view, context)
    }
}

/// The node of a scroll view.
private final class ScrollNode<Content: View>: _ViewNode<ScrollView<Content>>, ContainerNode {
    private var view: ScrollView<Content>
    private var element: ScrollElement?
    private var node: _ViewNode<ModifiedContent<Content, EnvironmentModifier>>?
    private lazy var reader = Reader(self)

    init(_ view: ScrollView<Content>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        element = ScrollElement(self, axes: view.axes)
        configure()
        node = ModifiedContent<Content, EnvironmentModifier>._makeNode(inner(view.content), contextForChildren)
        element?.contents = node
        graph.setNeedsElements(self)
    }

    override func update(_ view: ScrollView<Content>) {
        let isSame = view.axes == self.view.axes && view.showsIndicators == self.view.showsIndicators
        self.view = view
        if !isSame { configure() }
        node?.update(inner(view.content))
    }

    /// The contents: what is wanted of this scroll view is not wanted of others in it.
    private func inner(_ content: Content) -> ModifiedContent<Content, EnvironmentModifier> {
        content.modifier(
            EnvironmentModifier {
                $0.scrollSetup = ScrollSetup()
                $0.scrollTargetBehavior = nil
                $0.scrollAnchors = [:]
            })
    }

    override func refresh() {
        isDirty = false
        configure()
    }

    private func configure() {
        guard let element else { return }
        reader.track { element.apply(axes: view.axes, showsIndicators: view.showsIndicators) }
    }

    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }
    override func childElementsDidChange() { graph.setNeedsElements(self) }
    func updateElements() { element?.apply(node?.elements ?? []) }
    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }

    override func didRemove() {
        reader.forget()
        element?.refresher.end()
    }
}
