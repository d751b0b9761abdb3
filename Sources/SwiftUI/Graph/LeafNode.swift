/// An element that a leaf view is handed to.
@MainActor protocol LeafElement: Element {
    associatedtype Leaf
    /// Updates the element's view to `view`: records what changed, and asks for layout or for an appearance.
    /// Runs when the view differs or something that was read here or in the making changed: surroundings, state.
    func apply(_ view: Leaf)
    /// Whether all that the element shows of its view is in its appearance.
    var isMadeOfAppearance: Bool { get }
}

/// The node of a view that is one element. The element reads the environment through `Reader.current`, as a body does.
final class LeafNode<V: View, E: LeafElement>: _ViewNode<V> where E.Leaf == V {
    private let host: BodyHost<V>
    private let make: (_Node, V) -> E
    private var element: E?

    /// The node of `view`, whose element `make` makes.
    init(_ view: V, _ context: _NodeContext, _ make: @escaping (_Node, V) -> E) {
        host = BodyHost(view)
        self.make = make
        super.init(context)
        host.connect(self)
        evaluate()
    }

    override func update(_ view: V) {
        if isAlive, host.apply(view) { evaluate() }
    }

    override func refresh() { evaluate() }

    private func evaluate() {
        isDirty = false
        if let recorder = graph.recorder, element?.isMadeOfAppearance == false { recorder.fail() }
        host.evaluate { view in
            if element == nil { element = make(self, view) }
            element?.apply(view)
        }
    }

    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }
    override func didRemove() { host.disconnect() }
}

extension LeafElement {
    /// Whether all that the element shows of its view is in its appearance.
    var isMadeOfAppearance: Bool { false }
}

extension Element {
    /// The value at `path` in the element's environment. Read while the element updates its view, it is recorded: the
    /// element updates the view again when the value changes.
    final func read<Value>(_ path: KeyPath<EnvironmentValues, Value>) -> Value {
        Reader.current?.read(path, in: environment) ?? environment.values[keyPath: path]
    }

    /// The environment of the element; recorded as with `read(_:)`.
    final var surroundings: EnvironmentValues {
        Reader.current?.values(of: environment) ?? environment.values
    }
}
