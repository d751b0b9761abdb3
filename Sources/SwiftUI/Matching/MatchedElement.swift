import CoreGraphics

/// An element whose content is shown where another one is, in the place that it takes without that.
final class MatchedElement: UnaryElement {
    private var modifier: MatchedGeometryModifier
    private let groupOf: (MatchedGeometryKey) -> MatchedGroup?
    /// The frame of the content where it is not this element's, in points of the nearest view around; nil for that.
    private var shown: (frame: CGRect, proposal: ProposedViewSize)?
    /// Whether the element was laid out before.
    private var hasStood = false
    /// Whether the content is still shown where the former source was.
    private var isStarting = false

    /// Whether the others follow this element.
    var isSource: Bool { modifier.isSource }

    init(_ node: _Node, around content: Element, _ modifier: MatchedGeometryModifier) {
        self.modifier = modifier
        let groups = node.graph.matchedGroups
        groupOf = { [weak groups] in groups?[$0] }
        super.init(node, around: content)
        groups[modifier.key].add(self)
        node.graph.watchPosition(of: self)
    }

    /// Follows another modifier.
    func follow(_ modifier: MatchedGeometryModifier) {
        if modifier.key != self.modifier.key {
            groupOf(self.modifier.key)?.remove(self)
            groupOf(modifier.key)?.add(self)
        }
        self.modifier = modifier
    }

    override func arrange() {
        let (frame, proposal) = shown ?? (frame, proposal)
        content.stand(in: frame, proposal: proposal)
    }

    /// After layout: sources tell where they are, the others go there.
    override func positionMayHaveChanged() {
        guard let group = groupOf(modifier.key) else { return }
        defer { hasStood = true }
        guard let source = group.source else { return show(nil) }
        guard source === self else { return show(source.rectInHost(source.frame)) }
        if !hasStood, let start = group.start(of: self), let graph, graph.hasShown, transaction.animation != nil {
            isStarting = true
            show(start)
            let box = TransactionBox(transaction)
            // Once it is shown where it begins, it goes where it belongs.
            graph.afterLayout { [weak self, weak graph] in graph?.enqueue({ self?.settle() }, in: box) }
        } else if !isStarting {
            show(nil)
        }
        group.note(rectInHost(frame), of: self)
    }

    private func settle() {
        isStarting = false
        show(nil)
    }

    /// Goes to `rect`, in points of the hosting view, on the way out.
    func go(to rect: CGRect) { show(rect) }

    /// Shows the content at `rect`, in points of the hosting view, as far as it follows that; at its own place for nil.
    private func show(_ rect: CGRect?) {
        guard let rect else {
            guard shown != nil else { return }
            shown = nil
            return content.stand(in: frame, proposal: proposal)
        }
        let (there, anchor) = (rectFromHost(rect), modifier.anchor)
        let proposal = modifier.properties.contains(.size) ? ProposedViewSize(there.size) : proposal
        let size = content.sizeThatFits(proposal)
        let point = anchor.point(in: modifier.properties.contains(.position) ? there : frame)
        let place = CGRect(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
        guard shown?.frame != place || shown?.proposal != proposal else { return }
        shown = (place, proposal)
        content.stand(in: place, proposal: proposal)
    }
}
