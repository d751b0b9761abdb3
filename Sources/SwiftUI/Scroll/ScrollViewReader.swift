import OctantBase

/// A view whose contents can be scrolled to one of them.
public nonisolated struct ScrollViewReader<Content: View>: View {
    /// Without a body.
    public typealias Body = Never

    /// Makes the views; the proxy scrolls the scroll views among them.
    public var content: (ScrollViewProxy) -> Content

    /// The views that `content` makes.
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// Makes the node of the views.
    @MainActor public static func _makeNode(
        _ view: ScrollViewReader<Content>, _ context: _NodeContext
    ) -> _ViewNode<ScrollViewReader<Content>> {
        ScrollReaderNode(view, context)
    }
}

/// What scrolls the scroll views in a `ScrollViewReader`. Main actor only.
public struct ScrollViewProxy {
    private let reader: Weak<_Node>

    init(_ reader: _Node) { self.reader = Weak(reader) }

    /// Scrolls the innermost scroll view around the view with the identifier `id` (of `id(_:)`, or of a `ForEach`) so
    /// that the point `anchor` of that view is at the same point of the scroll view; nil moves only as far as shows it
    /// all. In an animated change it moves there over the time that scroll views take, whatever the animation.
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let reader = reader.object, reader.isAlive else { return }
        let isAnimated = CurrentTransaction.box?.value.animation != nil
        // What was changed before it is laid out first.
        reader.graph.afterLayout(.last) { [weak reader] in
            reader?.scroll(to: AnyHashable(id), anchor: anchor, animated: isAnimated)
        }
    }
}

/// The node of a reader.
private final class ScrollReaderNode<Content: View>: _ViewNode<ScrollViewReader<Content>> {
    private var view: ScrollViewReader<Content>
    private var node: _ViewNode<Content>?
    private lazy var reader = Reader(self)

    init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        refresh()
    }

    override func update(_ view: ScrollViewReader<Content>) {
        self.view = view
        refresh()
    }

    override func refresh() {
        graph.willRefresh(self)
        let content = reader.track { view.content(ScrollViewProxy(self)) }
        if let node { node.update(content) } else { node = Content._makeNode(content, contextForChildren) }
    }

    override func didRemove() { reader.forget() }
    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}

/// A node that names what is in it.
@MainActor protocol NamingNode: _Node {
    /// Calls `body` with each name there is, and the node of it.
    func forEachName(_ body: (AnyHashable, _Node) -> Void)
    /// The node of the view with the name `id`; nil where there is none.
    func node(named id: AnyHashable) -> _Node?
}

extension _Node {
    /// The innermost first node inside with the name `id`.
    func find(_ id: AnyHashable) -> _Node? {
        if let found = (self as? any NamingNode)?.node(named: id) { return found }
        var result: _Node?
        forEachChild { if result == nil { result = $0.find(id) } }
        return result
    }

    /// Scrolls to the view with the name `id` inside; nothing where there is none.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) {
        if let (rows, index) = lazyRow(named: id), let host = rows.rowHost {
            return host.scroll(toRow: index, of: rows, anchor: anchor, animated: animated)
        }
        guard let element = find(id)?.elements.first else { return }
        var next = element.parent
        while let parent = next, !(parent is ScrollElement), !(parent is ListElement) { next = parent.parent }
        if let list = next as? ListElement { return list.scroll(to: element, anchor: anchor, animated: animated) }
        guard let scroll = next as? ScrollElement else { return }
        scroll.scroll(to: scroll.contentRect(of: element), anchor: anchor, animated: animated)
    }
}

extension LazyElement {
    func scroll(toRow index: Int, of rows: any LazyRows, anchor: UnitPoint?, animated: Bool) {
        scroll(toRow: index, of: rows, anchor: anchor, animated: animated, again: true)
    }

    /// Scrolls to a row, whose place is guessed as long as it was not seen: once it was, it is scrolled to anew.
    private func scroll(
        toRow index: Int, of rows: any LazyRows, anchor: UnitPoint?, animated: Bool, again: Bool
    ) {
        guard let rect = rect(of: rows, index) else { return }
        var next = parent
        while let parent = next, !(parent is ScrollElement) { next = parent.parent }
        guard let scroll = next as? ScrollElement else { return }
        let corner = scroll.contentRect(of: self).origin
        scroll.scroll(to: rect.offsetBy(dx: corner.x, dy: corner.y), anchor: anchor, animated: animated)
        guard again, !animated, let graph else { return }
        graph.setNeedsPositions()
        graph.afterLayout(.last) { [weak self] in
            guard let self, !isGone else { return }
            self.scroll(toRow: index, of: rows, anchor: anchor, animated: false, again: false)
        }
    }
}
