/// Shows a view with one part of its appearance set.
nonisolated struct RenderingModifier<Value: Equatable>: WrappingModifier {
    private let part: WritableKeyPath<RenderAttributes, Value>
    private let value: Value

    init(_ part: WritableKeyPath<RenderAttributes, Value>, _ value: Value) { (self.part, self.value) = (part, value) }

    @MainActor func makeElement(_ node: _Node, around content: Element) -> RenderingElement<Value> {
        RenderingElement(node, around: content, part, value)
    }

    @MainActor func update(_ element: RenderingElement<Value>) { element.value = value }
}

/// An element with one part of its appearance set.
final class RenderingElement<Value: Equatable>: EffectElement {
    private let part: WritableKeyPath<RenderAttributes, Value>
    /// The value of that part.
    var value: Value {
        didSet { if value != oldValue { setNeedsAppearance() } }
    }

    init(_ node: _Node, around content: Element, _ part: WritableKeyPath<RenderAttributes, Value>, _ value: Value) {
        (self.part, self.value) = (part, value)
        super.init(node, around: content)
    }

    override func adjust(_ appearance: inout RenderAttributes) { appearance[keyPath: part] = value }
}
