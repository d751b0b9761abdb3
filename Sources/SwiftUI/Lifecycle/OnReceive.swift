public import Combine
import Dispatch
import OctantBase

extension View {
    /// Calls `action` on the main thread with each value of `publisher`, from when this view comes on screen until it
    /// is removed.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
}

private nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    typealias Body = Never

    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, ReceiveModifier<P>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, ReceiveModifier<P>>> {
        ReceiveNode(view, context)
    }
}

private final class ReceiveNode<Modified: View, P: Publisher>: LifecycleModifierNode<Modified, ReceiveModifier<P>>
where P.Failure == Never {
    private var subscription: AnyCancellable?

    override func appeared() { if subscription == nil { subscribe() } }

    override func disappeared() { if !isAlive { subscription = nil } }

    /// Another publisher takes the place of the one before; the same one goes on.
    override func update(_ view: ModifiedContent<Modified, ReceiveModifier<P>>) {
        let former = modifier.publisher
        super.update(view)
        guard subscription != nil, !InputComparison.isSame(former, modifier.publisher) else { return }
        graph.afterLayout { [weak self] in if self?.isAlive == true { self?.subscribe() } }
    }

    private func subscribe() {
        subscription = modifier.publisher.sink { [weak self] value in
            nonisolated(unsafe) let value = value
            if MainThread.isCurrent {
                MainActor.assumeIsolated { self?.modifier.action(value) }
            } else {
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.modifier.action(value) } }
            }
        }
    }
}
