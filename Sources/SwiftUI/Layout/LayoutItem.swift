/// What a layout asks of a child: the runtime's nodes are such items.
protocol LayoutItem: AnyObject {
    /// The size that the child takes of `proposal`, in points. Asked often: to be remembered per proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Where the child itself puts a guide when it took `size` of `proposal`, in points from its top leading corner;
    /// nil when it says nothing about it.
    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat?

    /// Puts the point `anchor` of the child, at the size that it takes of `proposal`, at `position`, in the coordinates
    /// that the layout's bounds are given in.
    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)

    /// Children of higher priority get their share of a stack's length first. 0 by default.
    var layoutPriority: Double { get }

    /// The distances that the child asks for.
    var spacing: ViewSpacing { get }

    /// What the child says about `key`.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value
}
