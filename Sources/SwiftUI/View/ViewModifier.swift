import OctantBase

/// A type that makes a new view of any view. Main actor only.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of `body(content:)`'s result.
    associatedtype Body: View

    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// The new view; `content` is the modified one, which keeps its state wherever it is put.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the node of a modified view. Not for programs: modifiers with a body have it.
    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>>
}

extension ViewModifier {
    /// Makes the node of what a modifier with a body makes of a view.
    @MainActor public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        ComposedModifierNode(view, context)
    }

    /// This modifier, and `modifier` upon its result.
    nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// A modifier that is SwiftUI's own has no body.
    public func body(content: Content) -> Never { noBody(Self.self) }
}

/// A value and what modifies it: a view and a modifier, or two modifiers.
public struct ModifiedContent<Content, Modifier> {
    /// The view that is modified.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// `content`, modified by `modifier`.
    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// Without a body.
    public typealias Body = Never

    /// Makes the node of a modified view.
    @MainActor public static func _makeNode(
        _ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Modifier>> {
        Modifier._makeNode(view, context)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// The view that both make of `content`, one after the other.
    public func body(content: _ViewModifier_Content<Self>) -> ModifiedContent<
        ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier
    > {
        ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier>(
            content: ModifiedContent<_ViewModifier_Content<Self>, Content>(content: content, modifier: self.content),
            modifier: modifier)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    /// A modifier that does nothing.
    public static let identity = EmptyModifier()

    /// A modifier that does nothing.
    nonisolated public init() {}

    /// `content` itself.
    public func body(content: Content) -> some View { content }
}

extension View {
    /// The view that `modifier` makes of this one.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The modified view in a modifier's body.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    /// Without a body.
    public typealias Body = Never

    /// The source of the view.
    let source: ModifiedSource

    /// Makes the node of the modified view.
    @MainActor public static func _makeNode(
        _ view: _ViewModifier_Content<Modifier>, _ context: _NodeContext
    ) -> _ViewNode<_ViewModifier_Content<Modifier>> {
        PlaceholderNode(view, context)
    }
}

/// The modified view, whatever its type, for where a modifier's body puts it.
@MainActor class ModifiedSource {
    /// The nodes that show it.
    var nodes: [Weak<_Node>] = []

    func makeNode(_ context: _NodeContext) -> _Node { _Node(context) }
}

final class TypedSource<V: View>: ModifiedSource {
    private(set) var view: V

    init(_ view: V) { self.view = view }

    override func makeNode(_ context: _NodeContext) -> _Node {
        let node = V._makeNode(view, context)
        nodes.removeAll { $0.object == nil }
        nodes.append(Weak(node))
        return node
    }

    /// Shows another view wherever this one was shown.
    func change(to view: V) {
        self.view = view
        for entry in nodes {
            guard let node = entry.object as? _ViewNode<V>, node.isAlive else { continue }
            node.update(view)
        }
    }
}

/// The node where a modifier's body put the modified view.
private final class PlaceholderNode<Modifier: ViewModifier>: _ViewNode<_ViewModifier_Content<Modifier>> {
    private var node: _Node?

    init(_ view: _ViewModifier_Content<Modifier>, _ context: _NodeContext) {
        super.init(context)
        node = view.source.makeNode(contextForChildren)
    }

    // The source hands new views to the nodes that it made: nothing is to be done here.
    override func update(_ view: _ViewModifier_Content<Modifier>) {}

    override var passesRows: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}

/// The node of a view with a modifier that has a body.
private final class ComposedModifierNode<Modified: View, Modifier: ViewModifier>:
    _ViewNode<ModifiedContent<Modified, Modifier>>, StatefulNode
{
    private let source: TypedSource<Modified>
    private let host: BodyHost<Modifier>
    var shownValue: Any { host.shownValue }
    private var node: _ViewNode<Modifier.Body>?

    init(_ view: ModifiedContent<Modified, Modifier>, _ context: _NodeContext) {
        source = TypedSource(view.content)
        host = BodyHost(view.modifier)
        super.init(context)
        host.connect(self, animates: true)
        refresh()
    }

    override func update(_ view: ModifiedContent<Modified, Modifier>) {
        source.change(to: view.content)
        if host.apply(view.modifier) { refresh() }
    }

    override func refresh() {
        graph.willRefresh(self)
        let content = _ViewModifier_Content<Modifier>(source: source)
        let body = host.evaluate { $0.body(content: content) }
        if let node { node.update(body) } else { node = Modifier.Body._makeNode(body, contextForChildren) }
    }

    override func didRemove() { host.disconnect() }

    override var passesRows: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}
