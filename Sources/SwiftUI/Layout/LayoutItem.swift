/// The interface of a child for layouts: the runtime's nodes are such items.
protocol LayoutItem: AnyObject {
    /// The size of the child for `proposal`, in points. Asked often: to be cached per proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The position of a guide that the child itself sets at `size` for `proposal`, in points from its top leading
    /// corner; nil when it sets none.
    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat?

    /// Puts the point `anchor` of the child, at its size for `proposal`, at `position`, in the coordinates that the
    /// layout's bounds are given in.
    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)

    /// Children of higher priority get their share of a stack's length first. 0 by default.
    var layoutPriority: Double { get }

    /// The distances that the child asks for.
    var spacing: ViewSpacing { get }

    /// The child's layout value for `key`.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value
}
