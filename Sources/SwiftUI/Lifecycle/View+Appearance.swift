extension View {
    /// Calls `action` when this view comes on screen, before it is first seen. Several views in a group count as one:
    /// it is called when the first of them comes, and not when another one replaces it.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Calls `action` when this view has left the screen: after its transition, and after the views that came in the
    /// same change have appeared, unless its transition is `identity`. Of several views in a group, when the last has.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
}

private nonisolated struct AppearanceModifier: ViewModifier {
    typealias Body = Never

    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, AppearanceModifier>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, AppearanceModifier>> {
        AppearanceNode(view, context)
    }
}

private final class AppearanceNode<Modified: View>: LifecycleModifierNode<Modified, AppearanceModifier> {
    override func appeared() {
        guard modifier.appear != nil else { return }
        graph.afterLayout { [weak self] in self?.modifier.appear?() }
    }

    override func disappeared() {
        guard let action = modifier.disappear else { return }
        graph.afterLayout(graph.removedNodes.order, action)
    }
}
