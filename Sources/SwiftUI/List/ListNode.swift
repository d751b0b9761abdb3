/// The table of a list.
nonisolated struct ListTable<Content: View>: View {
    typealias Body = Never

    let look: ListLook
    let selection: ListSelection?
    let content: Content

    @MainActor static func _makeNode(
        _ view: ListTable<Content>, _ context: _NodeContext
    ) -> _ViewNode<ListTable<Content>> {
        ListNode(view, context)
    }
}

/// The node of a list. Another look has another table; the nodes of the rows stay.
private final class ListNode<Content: View>: _ViewNode<ListTable<Content>>, ContainerNode, RowTraitsReader {
    private typealias Inner = ModifiedContent<Content, EnvironmentModifier>

    private var view: ListTable<Content>
    private var element: ListElement?
    private var node: _ViewNode<Inner>?
    private lazy var reader = Reader(self)
    private var traitsWait = false

    init(_ view: ListTable<Content>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        makeElement()
        var inner = contextForChildren
        inner.isLazy = true
        node = Inner._makeNode(self.inner(view), inner)
        graph.setNeedsElements(self)
    }

    private func makeElement() {
        element?.refresher.end()
        element = ListElement(self, look: view.look)
        configure()
    }

    private func inner(_ view: ListTable<Content>) -> Inner {
        view.content.modifier(
            EnvironmentModifier {
                $0.listPlace = .row
                $0.listLook = view.look
                $0.scrollSetup = ScrollSetup()
            })
    }

    override func update(_ view: ListTable<Content>) {
        let isOther = view.look != self.view.look
        self.view = view
        if isOther {
            makeElement()
            invalidateElements()
            graph.setNeedsElements(self)
        } else {
            configure()
        }
        node?.update(inner(view))
    }

    override func refresh() {
        isDirty = false
        configure()
    }

    private func configure() {
        guard let element else { return }
        reader.track { element.configure(view.selection) }
    }

    func traitsDidChange() {
        guard !traitsWait else { return }
        traitsWait = true
        graph.afterBodies(ofProgram: false) { [weak self] in
            self?.traitsWait = false
            self?.element?.showRows()
        }
    }

    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }
    override func childElementsDidChange() { graph.setNeedsElements(self) }
    func updateElements() { if let element, let node { element.apply(node) } }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let node { body(node) }
        for ground in element?.grounds ?? [] { body(ground) }
    }

    override func didRemove() {
        reader.forget()
        element?.refresher.end()
    }
}
