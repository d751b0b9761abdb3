/// Pushes a page on the stack around while it has one to show.
nonisolated struct PushedModifier: ViewModifier {
    typealias Body = Never

    /// The identity of the page; nil for none. Another one takes the place of the one before.
    let id: AnyHashable?
    /// Makes the page's views.
    let content: () -> AnyView
    /// The user, or a view inside, popped the page: its source is to say so.
    let ended: () -> Void

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, PushedModifier>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, PushedModifier>> {
        PushedNode(view, context)
    }
}

private final class PushedNode<Modified: View>: ShowingModifierNode<Modified, PushedModifier> {
    /// The identity and the controller of the page that is shown.
    private var shown: (id: AnyHashable, controller: NavigationPageController)?

    override func update(_ view: ModifiedContent<Modified, PushedModifier>) {
        super.update(view)
        if modifier.id != nil || shown != nil { setNeedsShow() }
    }

    override func show() {
        guard let context = environment.values.navigationContext else { return }
        if let shown, shown.id == modifier.id, isAlive {
            context.change(shown.controller, to: modifier.content())
        } else if let shown {
            self.shown = nil
            context.pop(shown.controller)
            if modifier.id != nil { setNeedsShow() }
        } else if let id = modifier.id, isAlive {
            let controller = context.push(modifier.content()) { [weak self] in
                guard let self, shown != nil else { return }
                shown = nil
                modifier.ended()
            }
            shown = (id, controller)
        }
    }
}

extension View {
    /// Makes the pages of values of type `data` that the path of the stack around gets.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationModifier<D>(make: { AnyView(destination($0)) }))
    }

    /// Pushes the page of `destination` on the stack around while `isPresented` is true.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            PushedModifier(
                id: isPresented.wrappedValue ? AnyHashable(true) : nil, content: { AnyView(destination()) },
                ended: { isPresented.wrappedValue = false }))
    }

    /// Pushes the page of `item` on the stack around while there is one.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let shown = item.wrappedValue
        return modifier(
            PushedModifier(
                id: shown.map { AnyHashable($0) },
                content: { shown.map { AnyView(destination($0)) } ?? AnyView(EmptyView()) },
                ended: { item.wrappedValue = nil }))
    }
}

/// Makes the pages of values of one type.
private nonisolated struct DestinationModifier<Value>: ViewModifier {
    typealias Body = Never

    let make: (Value) -> AnyView

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, DestinationModifier<Value>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, DestinationModifier<Value>>> {
        DestinationNode(view, context)
    }
}

private final class DestinationNode<Modified: View, Value>: ModifiedNode<Modified, DestinationModifier<Value>> {
    override init(_ view: ModifiedContent<Modified, DestinationModifier<Value>>, _ context: _NodeContext) {
        super.init(view, context)
        declare()
    }

    override func update(_ view: ModifiedContent<Modified, DestinationModifier<Value>>) { apply(view) { declare() } }

    /// Pages are pushed when all is laid out.
    private func declare() {
        let make = modifier.make
        graph.afterLayout { [weak self] in
            self?.environment.values.navigationContext?.setDestination(for: Value.self, make)
        }
    }
}
