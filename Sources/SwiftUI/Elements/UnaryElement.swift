import UIKit

/// An element around one other with that one's size and values, unless a subclass has others.
class UnaryElement: Element {
    /// The element inside.
    final let content: Element

    /// An element around `content`.
    init(_ node: _Node, around content: Element) {
        self.content = content
        super.init(node)
        childrenDidChange()
    }

    override final var children: [Element] { [content] }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
    override func arrange() { content.stand(in: contentBounds, proposal: proposal) }
    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        content.explicitAlignment(key, proposal: proposal, size: size)
    }
    override var layoutPriority: Double { content.layoutPriority }
    override var spacing: ViewSpacing { content.spacing }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { content.layoutValue(key) }
}

/// An element around one other that shows it in a view of its own, with effects on it: opacity, transforms.
class EffectElement: UnaryElement {
    private let view: UIView

    override final var ownView: UIView? { view }

    /// Adds the effect to the appearance `appearance`, whose frame is set already.
    func adjust(_ appearance: inout RenderAttributes) {}

    /// An element around `content`, whose view is `view`.
    init(_ node: _Node, around content: Element, in view: UIView) {
        self.view = view
        super.init(node, around: content)
        setNeedsAppearance()
    }

    override init(_ node: _Node, around content: Element) {
        view = SurfaceView()
        super.init(node, around: content)
        setNeedsAppearance()
    }

    override func arrange() {
        super.arrange()
        setNeedsAppearance()
    }

    override final func showAppearance() {
        show {
            var appearance = RenderAttributes(frame: frame)
            adjust(&appearance)
            return appearance
        }
    }
}
