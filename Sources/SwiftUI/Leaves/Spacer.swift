/// Space that takes what others leave, along the direction of the stack that it is in; in both without one.
public nonisolated struct Spacer: View {
    /// Without a body.
    public typealias Body = Never

    /// The least length, in points; nil for the system's.
    public var minLength: CGFloat?

    /// Space of at least `minLength` points.
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Makes the node of the space.
    @MainActor public static func _makeNode(_ view: Spacer, _ context: _NodeContext) -> _ViewNode<Spacer> {
        LeafNode(view, context) { SpacerElement($0, $1) }
    }
}

private final class SpacerElement: Element, LeafElement {
    private var spacer: Spacer

    init(_ node: _Node, _ spacer: Spacer) {
        self.spacer = spacer
        super.init(node)
    }

    func apply(_ view: Spacer) {
        guard view.minLength != spacer.minLength else { return }
        spacer = view
        setNeedsMeasure()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        SpacerRule.size(proposal, minLength: spacer.minLength, axis: parent?.axisOfChildren)
    }

    override var layoutPriority: Double { SpacerRule.layoutPriority }
    override var spacing: ViewSpacing { .zero }
}
