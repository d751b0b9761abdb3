/// One of the views that a view consists of, for where it is put: it keeps its state wherever that is.
///
/// What is set around it here does not reach it: it has the environment of where it was written.
public nonisolated struct Subview: View, Identifiable {
    /// Without a body.
    public typealias Body = Never

    /// What distinguishes a view from the others.
    public struct ID: Hashable {
        fileprivate let name: ObjectIdentifier
    }

    /// The view's identity among the others.
    public let id: ID
    let element: Element

    init(_ element: Element) { (id, self.element) = (ID(name: ObjectIdentifier(element)), element) }

    /// What was said of the view by `containerValue(_:_:)`.
    @MainActor public var containerValues: ContainerValues {
        var values = element.layoutValue(ContainerValuesKey.self)
        values.tagValue = tag
        return values
    }

    /// Makes the node of the view.
    @MainActor public static func _makeNode(_ view: Subview, _ context: _NodeContext) -> _ViewNode<Subview> {
        SubviewNode(view, context)
    }
}

/// The views that a view consists of.
public nonisolated struct SubviewsCollection: View, RandomAccessCollection {
    let views: [Subview]

    /// The number of the first view.
    public var startIndex: Int { 0 }
    /// The number after that of the last view.
    public var endIndex: Int { views.count }
    /// The view of this number.
    public subscript(index: Int) -> Subview { views[index] }
    /// The views of these numbers.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(views: views[bounds])
    }

    /// All of the views.
    @MainActor public var body: some View { ForEach(views) { $0 } }
}

/// Some of the views that a view consists of.
public nonisolated struct SubviewsCollectionSlice: View, RandomAccessCollection {
    let views: ArraySlice<Subview>

    /// The number of the first view.
    public var startIndex: Int { views.startIndex }
    /// The number after that of the last view.
    public var endIndex: Int { views.endIndex }
    /// The view of this number.
    public subscript(index: Int) -> Subview { views[index] }
    /// The views of these numbers.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(views: views[bounds])
    }

    /// All of the views.
    @MainActor public var body: some View { ForEach(Array(views)) { $0 } }
}

extension Group {
    /// What `transform` makes of the views that `view` consists of.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(base: view, transform: transform))
    }
}

extension ForEach where Content: View {
    /// A view for each of those that `view` consists of.
    nonisolated public init<V: View, Made: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Made
    )
    where
        Data == Range<Int>, ID == Int,
        Content == GroupElementsOfContent<V, ForEach<SubviewsCollection, Subview.ID, Made>>
    {
        self.init(0..<1) { _ in
            GroupElementsOfContent(base: view) { views in ForEach<_, _, Made>(views, content: content) }
        }
    }
}

/// What a closure makes of the views that another view consists of.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: View {
    /// Without a body.
    public typealias Body = Never

    let base: Base
    let transform: (SubviewsCollection) -> Result

    /// Makes the node of the views.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        SubviewsNode(view, context)
    }
}

/// The node of a view of another node's. Its element is put where this node is.
private final class SubviewNode: _ViewNode<Subview> {
    private var element: Element

    init(_ view: Subview, _ context: _NodeContext) {
        element = view.element
        super.init(context)
    }

    override func update(_ view: Subview) {
        guard view.element !== element else { return }
        element = view.element
        invalidateElements()
    }

    override func collectElements() -> [Element] { [element] }
}

/// The node of views that are made of others: both have nodes here, and the others' elements are where the made views
/// put them.
private final class SubviewsNode<Base: View, Result: View>: _ViewNode<GroupElementsOfContent<Base, Result>>,
    ContainerNode
{
    private var view: GroupElementsOfContent<Base, Result>
    private var source: SourceNode<Base>?
    private var result: _ViewNode<Result>?
    private var known: [Element] = []
    private lazy var reader = Reader(self)

    init(_ view: GroupElementsOfContent<Base, Result>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        var inner = contextForChildren
        inner.isLazy = false
        let source = SourceNode(view.base, inner)
        source.didChange = { [weak self] in if let self { graph.setNeedsElements(self) } }
        self.source = source
        known = source.elements
        make()
    }

    override func update(_ view: GroupElementsOfContent<Base, Result>) {
        self.view = view
        source?.update(view.base)
        known = source?.elements ?? []
        make()
    }

    override func refresh() {
        isDirty = false
        make()
    }

    private func make() {
        graph.willRefresh(self)
        let made = reader.track { view.transform(SubviewsCollection(views: known.map { Subview($0) })) }
        if let result { result.update(made) } else { result = Result._makeNode(made, contextForChildren) }
    }

    /// The other views are others now.
    func updateElements() {
        guard isAlive, let elements = source?.elements, !elements.elementsEqual(known, by: ===) else { return }
        known = elements
        make()
    }

    override var passesRows: Bool { true }
    override func collectElements() -> [Element] { result?.elements ?? [] }
    override func didRemove() { reader.forget() }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let source { body(source) }
        if let result { body(result) }
    }

    /// The others are rows where the made views put them, and nowhere else.
    override func forEachRowChild(_ body: (_Node) -> Void) { if let result { body(result) } }
}

/// The node of views whose elements others show. It tells when these are others.
private final class SourceNode<Content: View>: _ViewNode<Content> {
    private var node: _ViewNode<Content>?
    var didChange: () -> Void = {}

    init(_ view: Content, _ context: _NodeContext) {
        super.init(context)
        node = Content._makeNode(view, contextForChildren)
    }

    override func update(_ view: Content) { node?.update(view) }
    override func collectElements() -> [Element] { node?.elements ?? [] }
    override func elementsDidChange() { didChange() }
    override func childElementsDidChange() { invalidateElements() }
    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}
