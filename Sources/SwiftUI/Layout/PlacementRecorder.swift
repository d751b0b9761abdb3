/// Replaces a child while a layout is asked where it would position it.
final class PlacementRecorder: LayoutItem {
    private let item: any LayoutItem
    private var placement: (position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)

    /// A replacement for `item`, which lies in the middle of `bounds` until it is positioned.
    init(_ item: any LayoutItem, middle bounds: CGRect) {
        self.item = item
        placement = (UnitPoint.center.point(in: bounds), .center, ProposedViewSize(bounds.size))
    }

    /// The position of the guide `key` of the child, as positioned, in the layout's coordinates; nil when it sets none.
    func guide(_ key: AlignmentKey) -> CGFloat? {
        let size = item.sizeThatFits(placement.proposal).sanitised
        guard let value = item.explicitAlignment(key, proposal: placement.proposal, size: size) else { return nil }
        let anchor = CGPoint(x: placement.anchor.x * size.width, y: placement.anchor.y * size.height)
        let guide = placement.position[key.axis] - anchor[key.axis] + value
        return guide.isFinite ? guide : nil
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.sizeThatFits(proposal) }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        item.explicitAlignment(key, proposal: proposal, size: size)
    }

    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        placement = (position, anchor, proposal)
    }

    var layoutPriority: Double { item.layoutPriority }
    var spacing: ViewSpacing { item.spacing }
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { item.layoutValue(key) }
}
