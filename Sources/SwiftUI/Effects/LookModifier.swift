/// Shows a view with one part of its appearance set.
nonisolated struct LookModifier<Value: Equatable>: WrappingModifier {
    private let part: WritableKeyPath<RenderAttributes, Value>
    private let value: Value

    init(_ part: WritableKeyPath<RenderAttributes, Value>, _ value: Value) { (self.part, self.value) = (part, value) }

    @MainActor func makeElement(_ node: _Node, around content: Element) -> LookElement<Value> {
        LookElement(node, around: content, part, value)
    }

    @MainActor func update(_ element: LookElement<Value>) { element.value = value }
}

/// An element with one part of its appearance set.
final class LookElement<Value: Equatable>: EffectElement {
    private let part: WritableKeyPath<RenderAttributes, Value>
    /// The value of that part.
    var value: Value {
        didSet { if value != oldValue { setNeedsLook() } }
    }

    init(_ node: _Node, around content: Element, _ part: WritableKeyPath<RenderAttributes, Value>, _ value: Value) {
        (self.part, self.value) = (part, value)
        super.init(node, around: content)
    }

    override func adjust(_ look: inout RenderAttributes) { look[keyPath: part] = value }
}
