import Observation

/// Changes what surrounds a view.
nonisolated struct EnvironmentModifier: ViewModifier {
    typealias Body = Never

    let transform: (inout EnvironmentValues) -> Void

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, EnvironmentModifier>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, EnvironmentModifier>> {
        EnvironmentNode(view, context)
    }
}

private final class EnvironmentNode<Modified: View>: _ViewNode<ModifiedContent<Modified, EnvironmentModifier>> {
    private let scope: EnvironmentScope
    private var node: _ViewNode<Modified>?

    init(_ view: ModifiedContent<Modified, EnvironmentModifier>, _ context: _NodeContext) {
        scope = EnvironmentScope(in: context.environment, view.modifier.transform)
        super.init(context)
        var inner = contextForChildren
        inner.environment = scope
        node = Modified._makeNode(view.content, inner)
    }

    override func update(_ view: ModifiedContent<Modified, EnvironmentModifier>) {
        scope.change(to: view.modifier.transform)
        node?.update(view.content)
    }

    override var passesRows: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}

extension View {
    /// This view in a hosting view of its own, with what `outer` has set: the environment of what it is shown by.
    /// `change` sets what is other for it.
    nonisolated func surrounded(
        by outer: EnvironmentValues, _ change: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) -> AnyView {
        AnyView(
            modifier(
                EnvironmentModifier {
                    $0.inherit(outer)
                    if $0.listPlace != .none { ($0.listPlace, $0.isRowLink) = (.none, false) }
                    change(&$0)
                }))
    }

    /// Sets the value that `keyPath` leads to around this view.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Sets `object` for this view, for `@Environment(Type.self)`; nil removes that of the surroundings.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0[T.self] = object })
    }

    /// Changes the value that `keyPath` leads to around this view by `transform`.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}
