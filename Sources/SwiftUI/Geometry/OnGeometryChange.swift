extension View {
    /// Calls `action` with what `transform` makes of this view's geometry, at first and whenever that is another value.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { action($1) })
    }

    /// Calls `action` with the former and the new value that `transform` makes of this view's geometry: at first with
    /// one value twice, and whenever it is another one.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}

private nonisolated struct GeometryChangeModifier<Value: Equatable & Sendable>: WrappingModifier {
    let transform: @Sendable (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    @MainActor func makeElement(_ node: _Node, around content: Element) -> PositionElement {
        updated(PositionElement(node, around: content))
    }

    @MainActor func update(_ element: PositionElement) {
        // The value that was told last outlives the closures.
        let known = element.memory as? Known ?? Known()
        element.memory = known
        element.check = { element in
            let value = transform(GeometryProxy(of: element))
            guard value != known.value else { return }
            let former = known.value ?? value
            known.value = value
            element.graph?.afterLayout { action(former, value) }
        }
    }

    /// What was told last.
    private final class Known {
        var value: Value?
    }
}

/// An element that is asked something after each layout, and when something scrolled.
final class PositionElement: UnaryElement {
    /// Called with the element, which has its place.
    var check: (PositionElement) -> Void = { _ in }
    /// What is kept between calls.
    var memory: AnyObject?

    override init(_ node: _Node, around content: Element) {
        super.init(node, around: content)
        graph?.watchPosition(of: self)
    }

    override func positionMayHaveChanged() {
        if isPlaced, !isSetAside { check(self) }
    }
}
